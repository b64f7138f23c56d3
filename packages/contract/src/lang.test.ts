import { expect, it } from 'vitest'
import { parseLang } from './lang.ts'

it.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['zh-Hans-CN', 'zh'],
  ['zh_CN', 'zh'],
  ['DE', 'de'],
  ['fr, de;q=0.8, en;q=0.9', 'en'],
  ['fr;q=1, zh;q=0.2', 'zh'],
  ['de;q=0, en;q=0.1', 'en'],
  ['de;q=0', 'en'],
  ['de;q=nonsense, zh', 'zh'],
  ['fr', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [undefined, 'en'],
  [null, 'en'],
])('%j asks for %s', (header, lang) => {
  expect(parseLang(header)).toBe(lang)
})

it.each([
  ['zh, de;q=0.5', 'de'],
  ['zh, fr', 'en'],
  [undefined, 'en'],
])('%j asks for %s where there is no Chinese', (header, lang) => {
  expect(parseLang(header, ['en', 'de'])).toBe(lang)
})
