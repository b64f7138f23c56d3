import type { Lang, StayDraft } from '@calm-rest/contract/widget'
import { expect, it } from 'vitest'
import { renderView } from '../testing/render.fixture.tsx'
import { LoginView } from './view.tsx'

const render = (lang: Lang, stay: StayDraft = {}, google = true) =>
  renderView(LoginView, lang, stay, { google })

it.each([
  ['en', 'Welcome Back to Calm Rest', 'Sign in to your account', 'Remember Me', 'Forgot Password?'],
  [
    'de',
    'Willkommen zurück im Calm Rest',
    'Angemeldet bleiben',
    'Passwort vergessen?',
    'Als Gast fortfahren',
  ],
  ['zh', '欢迎回到 Calm Rest', '登录您的账户', '记住我', '忘记密码？', '以访客身份继续'],
] satisfies [Lang, ...string[]][])('renders on a server in %s', async (lang, ...expected) => {
  const html = await render(lang)
  for (const words of expected) expect(html).toContain(words)
})

it('says in English what the specification says', async () => {
  const html = await render('en')
  expect(html).toContain('Find your sweet home')
  expect(html).toContain('Schedule visits in just a few clicks.')
})

it('keeps the stay on the way to booking as a guest and to registration', async () => {
  const stay = { room: 'horizon-room', checkIn: '2027-07-01', checkOut: '2027-07-04', guests: 2 }
  const html = await render('en', stay)
  expect(html).toContain('href="/book/horizon-room/2027-07-01/2027-07-04/2"')
  expect(html).toContain('href="/register/horizon-room/2027-07-01/2027-07-04/2"')
})

it('never puts the password into an address, even before the script has arrived', async () => {
  expect(await render('en')).toMatch(/<form[^>]* method="post"/)
})

it('offers no sign-in with Google that does nothing', async () => {
  expect(await render('en', {}, false)).not.toContain('Google')
})

it.each([
  ['en', 'Continue with Google'],
  ['de', 'Weiter mit Google'],
  ['zh', '使用 Google 账户继续'],
] satisfies [Lang, string][])('offers sign-in with Google in %s where there is one', async (lang, words) => {
  expect(await render(lang)).toContain(words)
})
