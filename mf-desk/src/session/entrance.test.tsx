import type { StaffSession } from '@calm-rest/contract/staff'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { useDesk } from '../api/desk-context.ts'
import { type Answers, mountInDesk, refusedWith } from '../testing/desk.fixture.tsx'
import { passkeyOptions, stubPasskeys } from '../testing/passkeys.fixture.ts'
import { AcceptInvite } from './accept-invite.tsx'
import { SignIn } from './sign-in.tsx'

const session = { member: { id: 'amal', name: 'Amal', role: 'desk' } } as StaffSession

beforeEach(() => {
  // before anything mounts, so that it runs last
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('location', { href: 'https://calmrest.example/desk?lang=en', hash: '' })
})

const Entry = (given: { isOver: boolean; onBegan: (session: StaffSession) => void }) => (
  <SignIn call={useDesk().call} {...given} />
)

const Invited = (given: { onBegan: (session: StaffSession) => void; onLeft: () => void }) => (
  <AcceptInvite call={useDesk().call} token="abc" {...given} />
)

const mountSignIn = async (answers: Answers = {}, isOver = false) => {
  const began = vi.fn()
  return { ...(await mountInDesk(<Entry isOver={isOver} onBegan={began} />, answers)), began }
}

const mountInvite = async (answers: Answers) => {
  const began = vi.fn()
  const left = vi.fn()
  return { ...(await mountInDesk(<Invited onBegan={began} onLeft={left} />, answers)), began, left }
}

it('offers a passkey, or a code by mail', async () => {
  const { outline, press, control } = await mountSignIn()
  expect(outline()).toMatchInlineSnapshot(`
    "Calm Rest
    h1: Front desk
    p: For the people who work here.
    button type=button
      Sign in with a passkey
    button type=button: No passkey on this device?
    nav 'Language'
      a aria-current=true href=/desk?lang=en lang=en: English
      a href=/desk?lang=de lang=de: Deutsch
      a href=/desk?lang=zh lang=zh: 中文
      a href=/desk?lang=si lang=si: සිංහල
      a href=/desk?lang=ta lang=ta: தமிழ்
      p: සිංහල, தமிழ்: for the screens of housekeeping. No native speaker has read them yet."
  `)
  await press(control('No passkey on this device?'))
  expect(outline()).toMatchInlineSnapshot(`
    "Calm Rest
    h1: Front desk
    p: For the people who work here.
    button type=button
      Sign in with a passkey
    form noValidate
      input 'E-mail address' autoComplete=email name=email required type=email
      button type=submit: Send a code
    nav 'Language'
      a aria-current=true href=/desk?lang=en lang=en: English
      a href=/desk?lang=de lang=de: Deutsch
      a href=/desk?lang=zh lang=zh: 中文
      a href=/desk?lang=si lang=si: සිංහල
      a href=/desk?lang=ta lang=ta: தமிழ்
      p: සිංහල, தமிழ்: for the screens of housekeeping. No native speaker has read them yet."
  `)
})

it('says that a session is over, or that no passkey was used', async () => {
  const { page, press, control, until } = await mountSignIn({ signInOptions: { challenge: 'x' } }, true)
  expect(page.textContent).toContain('Your session has ended.')
  await press(control('Sign in with a passkey'))
  await until(() => expect(page.textContent).toContain('No passkey was used.'))
})

it('signs in by a code: first the address, then the code', async () => {
  const { press, control, fill, field, submit, sent, until, began, outline } = await mountSignIn({
    sendCode: {} as never,
    signInByCode: session,
  })
  await press(control('No passkey on this device?'))
  await submit()
  expect(sent('sendCode')).toBeUndefined()
  await fill(field('E-mail address'), 'amal@example.com')
  await submit()
  await until(() => expect(field('Code from the mail')).toBeDefined())
  expect(sent('sendCode')).toEqual({ email: 'amal@example.com' })
  expect(field('Code from the mail')).toHaveProperty('value', '')
  expect(outline().split('\n').slice(5).join('\n')).toMatchInlineSnapshot(`
    "form noValidate
      p: If amal@example.com belongs to the team, a code is on its way. It is valid for 10 minutes.
      input 'Code from the mail' autoComplete=one-time-code inputMode=numeric maxLength=8 minLength=8 name=code required type=text described='If amal@example.com belongs to the team, a code is on its way. It is valid for 10 minutes.'
      button type=submit: Sign in
    nav 'Language'
      a aria-current=true href=/desk?lang=en lang=en: English
      a href=/desk?lang=de lang=de: Deutsch
      a href=/desk?lang=zh lang=zh: 中文
      a href=/desk?lang=si lang=si: සිංහල
      a href=/desk?lang=ta lang=ta: தமிழ்
      p: සිංහල, தமிழ்: for the screens of housekeeping. No native speaker has read them yet."
  `)
  await fill(field('Code from the mail'), '123')
  await submit()
  expect(sent('signInByCode')).toBeUndefined()
  await fill(field('Code from the mail'), '12345678')
  await submit()
  await until(() => expect(began).toHaveBeenCalledWith(session))
  expect(sent('signInByCode')).toEqual({ email: 'amal@example.com', code: '12345678' })
})

it('welcomes who was invited, and begins without a passkey where a code will do', async () => {
  const { outline, press, control, until, began, sent } = await mountInvite({
    readInvite: { name: 'Amal', role: 'desk', mayUseCode: true } as never,
    acceptInvite: session,
  })
  expect(outline()).toMatchInlineSnapshot(`
    "Calm Rest
    h1: Welcome, Amal
    p: Your role: Front desk. A passkey is the fingerprint, face or PIN of this device: nobody can guess or steal it.
    p: So that you recognise it later.
    input 'Name of this device' maxLength=60 type=text value=My phone described='So that you recognise it later.'
    button type=button: Create a passkey
    button type=button: Go on without a passkey
    nav 'Language'
      a aria-current=true href=/desk?lang=en lang=en: English
      a href=/desk?lang=de lang=de: Deutsch
      a href=/desk?lang=zh lang=zh: 中文
      a href=/desk?lang=si lang=si: සිංහල
      a href=/desk?lang=ta lang=ta: தமிழ்
      p: සිංහල, தமிழ்: for the screens of housekeeping. No native speaker has read them yet."
  `)
  expect(sent('readInvite')).toEqual({ token: 'abc' })
  await press(control('Go on without a passkey'))
  await until(() => expect(began).toHaveBeenCalledWith(session))
  expect(sent('acceptInvite')).toEqual({ token: 'abc' })
})

it('offers no code to those who get none', async () => {
  const { page } = await mountInvite({
    readInvite: { name: 'Amal', role: 'owner', roleName: null, mayUseCode: false } as never,
  })
  expect(page.textContent).toContain('Welcome, Amal')
  expect(page.textContent).not.toContain('Go on without a passkey')
})

it('leads from an old link to the sign-in', async () => {
  const { outline, press, control, left } = await mountInvite({
    readInvite: refusedWith('link_invalid', 400),
  })
  expect(outline()).toMatchInlineSnapshot(`
    "Calm Rest
    h1: Your invitation
    div role=alert
      No.
    button type=button: To the sign-in
    nav 'Language'
      a aria-current=true href=/desk?lang=en lang=en: English
      a href=/desk?lang=de lang=de: Deutsch
      a href=/desk?lang=zh lang=zh: 中文
      a href=/desk?lang=si lang=si: සිංහල
      a href=/desk?lang=ta lang=ta: தமிழ்
      p: සිංහල, தமிழ்: for the screens of housekeeping. No native speaker has read them yet."
  `)
  await press(control('To the sign-in'))
  expect(left).toHaveBeenCalledOnce()
})

it('shows at the field why an address or a code was refused', async () => {
  const refused = (field: string) =>
    refusedWith('invalid_request', 400, { fields: [{ field, code: 'invalid_email' }] })
  const { press, control, fill, field, submit, until, answer, page, began } = await mountSignIn({
    sendCode: refused('email'),
    signInByCode: refused('code'),
  })
  await press(control('No passkey on this device?'))
  await fill(field('E-mail address'), 'amal@example.com')
  await submit()
  await until(() => expect(field('E-mail address').getAttribute('aria-invalid')).toBe('true'))
  expect(page.querySelector('form [role="alert"]')?.textContent).toBe('No.')
  await fill(field('E-mail address'), 'amal@example.org')
  expect(field('E-mail address').hasAttribute('aria-invalid')).toBe(false)
  answer({ sendCode: {} as never })
  await submit()
  await until(() => expect(field('Code from the mail')).toBeDefined())
  await fill(field('Code from the mail'), '12345678')
  await submit()
  await until(() => expect(field('Code from the mail').getAttribute('aria-invalid')).toBe('true'))
  expect(began).not.toHaveBeenCalled()
})

const answered = { id: 'AQ', rawId: 'AQ', type: 'public-key' }

it('signs in with a passkey', async () => {
  stubPasskeys()
  const { press, control, until, began, sent, page } = await mountSignIn({
    signInOptions: passkeyOptions,
    signIn: session,
  })
  expect(page.textContent).not.toContain('Your session has ended.')
  await press(control('Sign in with a passkey'))
  await until(() => expect(began).toHaveBeenCalledWith(session))
  expect(sent('signIn')).toMatchObject({ response: answered })
})

it('signs nobody in whose passkey is refused by the device or by the API', async () => {
  stubPasskeys(true)
  const { press, control, until, began, page, answer, asked } = await mountSignIn({
    signInOptions: passkeyOptions,
    signIn: refusedWith('unauthorized', 403),
  })
  await press(control('Sign in with a passkey'))
  await until(() => expect(page.textContent).toContain('No passkey was used.'))
  expect(asked.map(({ name }) => name)).toEqual(['signInOptions'])
  stubPasskeys()
  await press(control('Sign in with a passkey'))
  await until(() => expect(page.querySelector('[role="alert"]')?.textContent).toBe('No.'))
  answer({ signInOptions: refusedWith('too_many_requests', 429) })
  await press(control('Sign in with a passkey'))
  await until(() => expect(asked.at(-1)?.name).toBe('signInOptions'))
  expect(began).not.toHaveBeenCalled()
})

it.each([
  ['Phone at the desk ', 'Phone at the desk'],
  [' ', 'My phone'],
])('makes the first passkey of a device that is called "%s"', async (typed, deviceName) => {
  stubPasskeys()
  const { press, control, fill, field, until, began, sent } = await mountInvite({
    readInvite: { name: 'Amal', role: 'desk', mayUseCode: true } as never,
    inviteOptions: passkeyOptions,
    acceptInvite: session,
  })
  await fill(field('Name of this device'), typed)
  await press(control('Create a passkey'))
  await until(() => expect(began).toHaveBeenCalledWith(session))
  expect(sent('inviteOptions')).toEqual({ token: 'abc' })
  expect(sent('acceptInvite')).toMatchObject({ token: 'abc', deviceName, response: answered })
})

it('accepts no invitation without the passkey that was asked for', async () => {
  stubPasskeys(true)
  const { press, control, until, began, page, asked } = await mountInvite({
    readInvite: { name: 'Amal', role: 'owner', roleName: null, mayUseCode: false } as never,
    inviteOptions: passkeyOptions,
  })
  await press(control('Create a passkey'))
  await until(() => expect(page.textContent).toContain('No passkey was used.'))
  expect(asked.map(({ name }) => name)).toEqual(['readInvite', 'inviteOptions'])
  expect(began).not.toHaveBeenCalled()
})
