import type { Account } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import { renderView } from '@calm-rest/federation/testing'
import type { Loaded } from '@calm-rest/federation/widget'
import { expect, it } from 'vitest'
import { words } from '../words.ts'
import { AccountView } from './view.tsx'

const account: Account = {
  id: 'u1',
  firstName: 'Amara',
  lastName: 'Perera',
  email: 'amara@example.com',
  country: 'Sri Lanka',
  emailConfirmed: true,
  hasPassword: true,
  google: false,
  createdAt: '2026-11-20T10:00:00.000Z',
}

const render = (lang: Lang, loaded: Loaded<Account>) =>
  renderView({ View: AccountView, words, lang, props: {}, loaded })
const show = (change: Partial<Account> = {}, lang: Lang = 'en') =>
  render(lang, { status: 'ready', data: { ...account, ...change } })

it.each([
  ['en', 'Your details', 'Confirmed', 'Change password', 'Download my data', 'Delete my account'],
  ['de', 'Ihre Angaben', 'Bestätigt', 'Passwort ändern', 'Meine Daten herunterladen', 'Mein Konto löschen'],
  ['zh', '个人资料', '已确认', '更改密码', '下载我的数据', '删除我的账户'],
] as const)('shows in %s what can be done with an account', async (lang, ...said) => {
  const html = await show({}, lang)
  for (const text of said) expect(html).toContain(text)
  for (const value of ['Amara', 'Perera', 'Sri Lanka']) expect(html).toContain(`value="${value}"`)
})

it('asks for the family name first in Chinese', async () => {
  const html = await show({}, 'zh')
  expect(html.indexOf('name="lastName"')).toBeLessThan(html.indexOf('name="firstName"'))
})

it('offers the link again where the address is not confirmed, and only there', async () => {
  expect(await show({ emailConfirmed: false })).toMatch(/Not confirmed yet.*Send the link again/)
  expect(await show()).not.toContain('Send the link again')
})

it('offers a first password to who came by Google and has none', async () => {
  const html = await show({ hasPassword: false, google: true })
  expect(html).toContain('You can sign in with your Google account.')
  expect(html).toContain('Choose a password')
})

it('says that it is on its way, and offers another try after a failure', async () => {
  expect(await render('en', { status: 'loading' })).toContain('Loading your details...')
  const failed = await render('en', { status: 'failed', failure: { kind: 'network' } })
  expect(failed).toContain('Your details could not be loaded.')
  expect(failed).toContain('Try again')
})
