import type { Host, Lang, StayDraft } from '@calm-rest/contract/widget'
import { mountView } from '@calm-rest/federation/testing/mount-view'
import { expect, it, vi } from 'vitest'
import { renderView } from '../testing/render.fixture.tsx'
import { words } from '../words.ts'
import { LoginView } from './view.tsx'

const render = (lang: Lang, stay: StayDraft = {}, google = true) =>
  renderView(LoginView, lang, stay, { google })

it.each([
  ['en', 'Welcome Back to Calm Rest', 'Sign in to your account', 'Remember Me', 'Forgot Password?'],
  [
    'de',
    'Willkommen zurück bei Calm Rest',
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

const mount = async (signIn: () => Promise<object>, current: () => object | undefined = () => undefined) => {
  const asked = vi.fn(signIn)
  const view = await mountView(
    <LoginView
      props={{ room: 'horizon-room' }}
      lang="en"
      loaded={{ status: 'ready', data: { google: true } }}
      reload={() => {}}
      submitted={undefined}
    />,
    words,
    'en',
    {
      session: {
        current,
        subscribe: () => () => {},
        signIn: asked,
      } as unknown as Host['session'],
    },
  )
  const said = () => view.page.querySelector('[role="status"]')?.textContent
  const fillIn = async () => {
    await view.fill(view.field('Email'), 'ada@example.com')
    await view.fill(view.field('Password'), ' secret ')
    await view.tick(view.field('Remember Me'))
  }
  return { ...view, asked, said, fillIn }
}

it('has the ways to sign in, to register and to go on as a guest', async () => {
  const { outline } = await mount(async () => ({ ok: true }))
  expect(outline()).toMatchInlineSnapshot(`
    "img alt decoding=async height=1200 loading=lazy src=/art/login-side.svg width=900
    Find your sweet homeSchedule visits in just a few clicks.
    a 'Calm Rest, back to the home page' href=/home
      Calm Rest
    h1: Welcome Back to Calm Rest
    p: Sign in to your account
    form method=post noValidate
      input 'Email' autoComplete=email maxLength=254 name=email required type=email
      input 'Password' autoCapitalize=none autoComplete=current-password maxLength=200 name=password required spellCheck=false type=password
      button 'Show password' type=button
      input 'Remember Me' name=remember type=checkbox
      a href=/forgot-password: Forgot Password?
      button type=submit: Login
      span role=status
    a href=/book/horizon-room
      Continue as guest
    button type=button
      Continue with Google
    span role=status
    p
      Don’t have an account?
      a href=/register/horizon-room: Register"
  `)
})

it('says what is missing or no address, and asks nobody', async () => {
  const { submit, fill, field, page, asked } = await mount(async () => ({ ok: true }))
  await submit()
  expect(page.querySelectorAll('[aria-invalid="true"]')).toHaveLength(2)
  await fill(field('Email'), 'amara at example')
  await fill(field('Password'), 'x')
  await submit()
  expect(page.textContent).toContain('Please enter a valid e-mail address.')
  expect(asked).not.toHaveBeenCalled()
})

it('signs in with the password as it was typed, tells a screen reader, and goes on to the stay', async () => {
  const { fillIn, submit, asked, said, until, went, page } = await mount(async () => ({
    ok: true,
    value: {},
  }))
  await fillIn()
  expect(said()).toBe('')
  await submit()
  await until(() => expect(said()).toBe('Login Successful!'))
  expect(asked).toHaveBeenCalledWith({ email: 'ada@example.com', password: ' secret ', remember: true })
  expect(page.querySelector('[type="submit"]')).toHaveProperty('disabled', true)
  await until(() => expect(went).toEqual([{ screen: 'book', room: 'horizon-room' }]))
})

it('says why it could not sign in', async () => {
  const body = { error: 'Wrong.', code: 'invalid_credentials' }
  const { fillIn, submit, until, page, said } = await mount(async () => ({
    ok: false,
    failure: { kind: 'api', status: 401, code: 'invalid_credentials', body },
  }))
  await fillIn()
  await submit()
  await until(() => expect(page.querySelector('[role="alert"]')?.textContent).toContain('Wrong.'))
  expect(said()).toBe('')
})

it('says that it failed where the answer has no words', async () => {
  const { fillIn, submit, until, page } = await mount(async () => ({
    ok: false,
    failure: { kind: 'unexpected', status: 502 },
  }))
  await fillIn()
  await submit()
  await until(() => expect(page.querySelector('[role="alert"]')?.textContent).toBe('Login failed'))
})

it('offers another try without a connection, which is sent', async () => {
  const { fillIn, submit, until, control, asked, page } = await mount(async () => ({
    ok: false,
    failure: { kind: 'network' },
  }))
  await fillIn()
  await submit()
  await until(() => expect(page.textContent).toContain('Connection lost.'))
  expect(control('Try again').getAttribute('type')).toBe('submit')
  await submit()
  await until(() => expect(asked).toHaveBeenCalledTimes(2))
})

it('goes straight to booking where somebody is signed in already', async () => {
  const { went } = await mount(
    async () => ({ ok: true }),
    () => ({ id: 'u1', firstName: 'Amara' }),
  )
  expect(went).toEqual([{ screen: 'book', room: 'horizon-room' }])
})
