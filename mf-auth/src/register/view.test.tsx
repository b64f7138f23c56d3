import type { Lang } from '@calm-rest/contract/widget'
import { expect, it } from 'vitest'
import { renderView } from '../testing/render.fixture.tsx'
import { RegisterView } from './view.tsx'

it.each([
  ['en', 'Create Your Account', 'First Name', 'Confirm Password', 'At least 8 characters.'],
  ['de', 'Legen Sie Ihr Konto an', 'Vorname', 'Passwort bestätigen', 'Mindestens 8 Zeichen.'],
  ['zh', '创建您的账户', '国家或地区', '确认密码', '至少 8 个字符。'],
] satisfies [Lang, ...string[]][])('renders on a server in %s', async (lang, ...expected) => {
  const html = await renderView(RegisterView, lang)
  for (const words of expected) expect(html).toContain(words)
})

it('tells a password manager what each field is', async () => {
  const html = await renderView(RegisterView, 'en')
  const purposes = [...html.matchAll(/ autoComplete="([^"]+)"/gi)].map(([, purpose]) => purpose)
  expect(purposes).toEqual([
    'given-name',
    'family-name',
    'country-name',
    'email',
    'new-password',
    'new-password',
  ])
})

it('asks for the family name first in Chinese', async () => {
  const html = await renderView(RegisterView, 'zh')
  expect(html.indexOf('name="lastName"')).toBeLessThan(html.indexOf('name="firstName"'))
})

it('keeps the stay on the way to sign-in', async () => {
  expect(await renderView(RegisterView, 'en', { room: 'horizon-room' })).toContain(
    'href="/login/horizon-room"',
  )
})
