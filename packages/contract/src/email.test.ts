import { expect, it } from 'vitest'
import { cleanEmail, isEmailShaped, mailtoLink } from './email.ts'

it('normalises addresses typed on a Chinese keyboard or copied from a page', () => {
  expect(cleanEmail(' \u200bli＠qq。com\u2060 ')).toBe('li@qq.com')
})

it.each(['li@例子.中国', 'li＠qq.com', 'a&b@example.com'])('takes %s for an address', (typed) => {
  expect(isEmailShaped(typed)).toBe(true)
})

it.each(['li@qq', 'li@@qq.com', 'l i@qq.com', 'li@qq.c', '＠qq.com'])('takes %s for none', (typed) => {
  expect(isEmailShaped(typed)).toBe(false)
})

it('escapes the local part in a mailto link', () => {
  expect(mailtoLink('amara.p+x@example.com')).toBe('mailto:amara.p%2Bx@example.com')
  expect(mailtoLink('a?bcc=eve&body=x@example.com')).toBe('mailto:a%3Fbcc%3Deve%26body%3Dx@example.com')
})
