import { fetchPage, startSite, textOf } from '@calm-rest/testing'
import { describe, expect, it } from 'vitest'

const stay = 'room=horizon-room&checkIn=2027-07-01&checkOut=2027-07-04&guests=2'

const openLogin = async () => (await fetchPage(`/login?${stay}`)).document

it("R-login-subtitle: says 'Sign in to your account'", async () => {
  const document = await openLogin()
  expect(textOf(document, 'main h1')).toBe('Welcome Back to Calm Rest')
  expect(textOf(document, 'main h1 + p')).toBe('Sign in to your account')
})

it("R-login-side, R-login-side-line: has a picture that says 'Find your sweet home' and 'Schedule visits in just a few clicks.'", async () => {
  const text = textOf(await openLogin(), 'main')
  for (const words of ['Find your sweet home', 'Schedule visits in just a few clicks.'])
    expect(text).toContain(words)
})

it('R-login-fields, R-rule-login-email: has the fields Email, of that type, and Password, both required', async () => {
  const document = await openLogin()
  for (const [type, label] of [
    ['email', 'Email'],
    ['password', 'Password'],
  ]) {
    const field = document.querySelector(`main form input[name=${type}]`)
    expect([field?.getAttribute('type'), field?.hasAttribute('required')]).toEqual([type, true])
    expect(textOf(document, `label[for="${field?.id}"]`)).toContain(label)
  }
})

it("R-login-remember: has a button 'Login' and a checkbox 'Remember Me', not ticked", async () => {
  const document = await openLogin()
  expect(textOf(document, 'main form [type=submit]')).toBe('Login')
  const box = document.querySelector('main form [type=checkbox][name=remember]')
  expect(box?.hasAttribute('checked')).toBe(false)
  expect(textOf(document, 'main form')).toContain('Remember Me')
})

it.each([
  ['Register', `/register?${stay}`],
  ['Forgot Password?', '/forgot-password'],
  ['Continue as guest', `/book?${stay}`],
])('R-login-forgot, R-login-register, R-login-guest: has the link %s to %s', async (name, target) => {
  const links = [...(await openLogin()).querySelectorAll('main a')]
  const link = links.find((one) => one.textContent?.trim() === name)
  expect(link?.getAttribute('href')).toBe(target)
})

it.each([
  ['en', 'Login', 'Continue as guest', 'Continue with Google'],
  ['de', 'Anmelden', 'Als Gast fortfahren', 'Weiter mit Google'],
  ['zh', '登录', '以访客身份继续', '使用 Google 账户继续'],
])(
  'R-login-guest: has in %s three ways of the same size, with and without an account',
  async (lang, ...names) => {
    const { document } = await fetchPage(`/login?${stay}&lang=${lang}`)
    const buttons = [...document.querySelectorAll('main :is(a, button)')]
    const ways = names.map((name) => buttons.find((one) => one.textContent?.trim() === name))
    const [login = [], guest = [], google = []] = ways.map((way) => [...(way?.classList ?? [])])
    expect(guest).toEqual(google)
    // another colour, since it submits the form, and otherwise the same
    expect(login).toHaveLength(guest.length)
    expect(guest.filter((name) => !login.includes(name))).toHaveLength(1)
  },
)

it('leads back to the home page', async () => {
  const home = (await openLogin()).querySelector('main a[aria-label="Calm Rest, back to the home page"]')
  expect(home?.getAttribute('href')).toBe('/')
})

describe('sign-in with Google', () => {
  it('is offered where a provider is there', async () => {
    expect(textOf(await openLogin(), 'main')).toContain('Continue with Google')
  })

  it('R-google-button: is not there in production without a configured provider', async () => {
    const plain = await startSite({
      isAlone: true,
      env: { NODE_ENV: 'production', PUBLIC_URL: 'http://localhost' },
    })
    const answer = await fetch(`${plain.url}api/auth/providers`)
    expect(await answer.json()).toEqual({ google: false })
    const html = await (await fetch(`${plain.url}login`)).text()
    expect(html).toContain('Continue as guest')
    expect(html.slice(html.indexOf('<main'), html.indexOf('</main>'))).not.toContain('Google')
    expect(plain.output()).not.toContain('stand-in')
  })
})
