import type { Api, Failure } from '@calm-rest/contract/api'
import type { Host } from '@calm-rest/contract/widget'
import { mountView } from '@calm-rest/federation/testing/mount-view'
import { expect, it, vi } from 'vitest'
import { ConfirmEmailView } from '../confirm-email/view.tsx'
import { ForgotPasswordView } from '../forgot-password/view.tsx'
import { ResetPasswordView } from '../reset-password/view.tsx'
import { words } from '../words.ts'

const ok = <Value,>(value: Value) => ({ ok: true as const, value })
const failed = (failure: Failure) => ({ ok: false as const, failure })
const refused = (code: string, field?: string) =>
  failed({
    kind: 'api',
    status: 400,
    code,
    body: { error: 'No.', code, ...(field && { fields: [{ field, code: 'invalid', message: 'x' }] }) },
  } as unknown as Failure)

const account = { id: 'u1', firstName: 'Amara' }
const token = 'x'.repeat(43)

interface Given {
  token?: string
  answer?: object | Promise<object>
  isSignedIn?: boolean
  me?: object
}

const mount = async (
  View: typeof ConfirmEmailView,
  { token: given = token, answer = ok({}), isSignedIn = false, me = ok(account) }: Given = {},
) => {
  let answered = answer
  const did = {
    asked: vi.fn(async (_body: object) => answered),
    read: vi.fn(async () => me),
    changed: vi.fn(),
  }
  const { asked } = did
  const view = await mountView(
    <View
      props={{ token: given }}
      lang="en"
      loaded={{ status: 'ready', data: null }}
      reload={() => {}}
      submitted={undefined}
    />,
    words,
    'en',
    {
      api: {
        accounts: { confirmEmail: asked, resetPassword: asked, forgotPassword: asked },
        me: { read: did.read },
      } as unknown as Api,
      session: {
        current: () => (isSignedIn ? account : undefined),
        subscribe: () => () => {},
        changed: did.changed,
      } as unknown as Host['session'],
    },
  )
  const { page, until } = view
  return {
    ...view,
    did,
    answer: (next: object) => {
      answered = next
    },
    alert: () => until(() => expect(page.querySelector('[role="alert"]')).not.toBeNull()),
    /** Without the picture and the way home. */
    said: () => view.outline().split('\n').slice(4).join('\n'),
  }
}

const mountConfirm = (given: Given = {}) => mount(ConfirmEmailView, given)
const mountReset = (given: Given = {}) => mount(ResetPasswordView, given)
const mountForgot = (given: Given = {}) => mount(() => <ForgotPasswordView />, given)

it('confirms an address by a press, and not by the visit', async () => {
  const { submit, did, alert, said } = await mountConfirm()
  expect(did.asked).not.toHaveBeenCalled()
  expect(said()).toMatchInlineSnapshot(`
    "p: One tap confirms your address.
    form method=post noValidate
      button type=submit: Confirm address
      p: Not signed in here? Then every sign-in to the account and its password end with this press, in case somebody else created it, and you choose a new password. To keep yours, sign in first in this browser.
      p: You have not created an account with us? Then simply close this page."
  `)
  await submit()
  await alert()
  expect(did.asked.mock.calls).toEqual([[{ token }]])
  expect(said()).toMatchInlineSnapshot(`
    "p: One tap confirms your address.
    div role=alert tabindex=-1
      p: Your address is confirmed
      All bookings made with it now appear in your profile.
      a href=/profile: To your profile"
  `)
  expect(did.read, 'nobody is signed in').not.toHaveBeenCalled()
})

it('leads to a new password where confirming has ended the one before', async () => {
  const { submit, alert, said } = await mountConfirm({ answer: ok({ passwordEnded: true }) })
  await submit()
  await alert()
  expect(said()).toMatchInlineSnapshot(`
    "p: One tap confirms your address.
    div role=alert tabindex=-1
      p: Your address is confirmed
      All bookings made with it now appear in your profile. You were not signed in here, so every sign-in to the account and its password have ended. Please choose a new password: we send you a link.
      a href=/forgot-password: Choose a new password"
  `)
})

it('reads the account of a signed-in guest anew, whose address is confirmed now', async () => {
  const { submit, did, until } = await mountConfirm({ isSignedIn: true })
  await submit()
  await until(() => expect(did.changed.mock.calls).toEqual([[account]]))
  const ended = await mountConfirm({ isSignedIn: true, me: refused('unauthorized') })
  await ended.submit()
  await ended.until(() => expect(ended.did.read).toHaveBeenCalledOnce())
  expect(ended.did.changed).not.toHaveBeenCalled()
})

it.each([
  ['confirms', mountConfirm, '7 days', '/profile'],
  ['resets', mountReset, '30 minutes', '/forgot-password'],
] as const)('says of a link that %s that it works no longer', async (_what, mountLink, time, next) => {
  const { submit, alert, said, fill, page } = await mountLink({ answer: refused('link_invalid') })
  for (const field of page.querySelectorAll('input')) await fill(field, 'a new password')
  await submit()
  await alert()
  expect(said()).toContain('This link no longer works')
  expect(said()).toContain(time)
  expect(page.querySelector('[role="alert"] a')?.getAttribute('href')).toBe(next)
  expect(page.querySelector('form')).toBeNull()
})

it.each([
  ['confirms', mountConfirm, 'Confirming...'],
  ['resets', mountReset, 'Saving...'],
] as const)('takes no second press while the link %s', async (_what, mountLink, sending) => {
  const { promise, resolve } = Promise.withResolvers<object>()
  const { submit, control, fill, page, alert } = await mountLink({ answer: promise })
  for (const field of page.querySelectorAll('input')) await fill(field, 'a new password')
  await submit()
  expect(control(sending)).toHaveProperty('disabled', true)
  resolve(ok({}))
  await alert()
})

it.each([
  ['confirms', mountConfirm],
  ['resets', mountReset],
] as const)('offers another try of what %s without a connection', async (_what, mountLink) => {
  const { submit, control, fill, page, until, did } = await mountLink({ answer: failed({ kind: 'network' }) })
  for (const field of page.querySelectorAll('input')) await fill(field, 'a new password')
  await submit()
  await until(() => expect(page.textContent).toContain('Connection lost.'))
  expect(control('Try again').getAttribute('type')).toBe('submit')
  await submit()
  await until(() => expect(did.asked).toHaveBeenCalledTimes(2))
})

it('keeps a new password that was typed where a part of the link is missing', async () => {
  const { submit, fill, field, page, until, did, answer, alert } = await mountReset({
    answer: refused('invalid_request', 'token'),
  })
  for (const one of page.querySelectorAll('input')) await fill(one, 'a new password')
  await submit()
  await until(() => expect(field('Code from the mail')).toBeDefined())
  await fill(field('Email'), 'amara@example.com')
  await fill(field('Code from the mail'), '12345678')
  answer(ok({}))
  await submit()
  await alert()
  expect(did.asked.mock.calls[1]).toEqual([
    { email: 'amara@example.com', code: '12345678', password: 'a new password' },
  ])
})

it('says beside its field why a password is refused, and takes none of 7 characters', async () => {
  const { submit, fill, page, until, did } = await mountReset({
    answer: refused('invalid_request', 'password'),
  })
  const type = async (text: string) => {
    for (const field of page.querySelectorAll('input')) await fill(field, text)
    await submit()
  }
  await type('1234567')
  expect(page.textContent).toContain('Please use at least 8 characters.')
  expect(did.asked).not.toHaveBeenCalled()
  await type('password123')
  await until(() =>
    expect(page.querySelector('[name="password"]')?.getAttribute('aria-invalid')).toBe('true'),
  )
  expect(page.querySelector('[name="confirmPassword"]')?.hasAttribute('aria-invalid')).toBe(false)
})

it('asks for the code of the mail where a part of the link is missing, and sends it', async () => {
  const { submit, fill, field, until, did, answer, said } = await mountConfirm({
    answer: refused('invalid_request', 'token'),
  })
  await submit()
  await until(() => expect(field('Code from the mail')).toBeDefined())
  expect(said()).toMatchInlineSnapshot(`
    "p: One tap confirms your address.
    form method=post noValidate
      p: Did the link in the mail not open this page as it should? Type the code from the same mail. It works once, within 7 days.
      input 'Email' autoComplete=username maxLength=254 name=email required type=email
      p: Eight digits.
      input 'Code from the mail' autoComplete=one-time-code inputMode=numeric minLength=8 name=code required type=text described='Eight digits.'
      div role=alert
        p: No.
      button type=submit: Confirm address
      p: Not signed in here? Then every sign-in to the account and its password end with this press, in case somebody else created it, and you choose a new password. To keep yours, sign in first in this browser.
      p: You have not created an account with us? Then simply close this page.
      p
        a href=/profile: Send a new mail from your profile"
  `)
  await submit()
  expect(did.asked, 'fields are empty').toHaveBeenCalledOnce()
  await fill(field('Email'), ' amara@example.com ')
  await fill(field('Code from the mail'), '12345678')
  answer(ok({}))
  await submit()
  await until(() => expect(did.asked).toHaveBeenCalledTimes(2))
  expect(did.asked.mock.calls[1]).toEqual([{ email: 'amara@example.com', code: '12345678' }])
})

it('asks for no code where another field or nothing of the request was wrong', async () => {
  for (const answer of [
    refused('invalid_request', 'email'),
    refused('internal'),
    failed({ kind: 'network' }),
  ]) {
    const { submit, until, page } = await mountConfirm({ answer })
    await submit()
    await until(() => expect(page.querySelector('form')?.textContent).toMatch(/No\.|internet|connection/i))
    expect(page.querySelector('[name="code"]')).toBeNull()
  }
})

it('sets a new password once both fields are equal, as it was typed', async () => {
  const { submit, fill, field, did, page, alert, said } = await mountReset({ isSignedIn: true })
  expect(said()).toMatchInlineSnapshot(`
    "p: It ends every sign-in with the old one, on all devices.
    form method=post noValidate
      p: At least 8 characters.
      input 'New Password' autoCapitalize=none autoComplete=new-password maxLength=200 minLength=8 name=password required spellCheck=false type=password described='At least 8 characters.'
      button 'Show password' type=button
      input 'Confirm Password' autoCapitalize=none autoComplete=new-password maxLength=200 name=confirmPassword required spellCheck=false type=password
      button 'Show password' type=button
      button type=submit: Save password
    p
      a href=/login: Back to sign-in"
  `)
  await fill(page.querySelector('[name="password"]'), ' a new password ')
  await fill(page.querySelector('[name="confirmPassword"]'), 'another one')
  await submit()
  expect(did.asked).not.toHaveBeenCalled()
  expect(page.querySelector('[name="confirmPassword"]')?.getAttribute('aria-invalid')).toBe('true')
  await fill(page.querySelector('[name="confirmPassword"]'), ' a new password ')
  await submit()
  await alert()
  expect(did.asked.mock.calls).toEqual([[{ token, password: ' a new password ' }]])
  expect(did.read).toHaveBeenCalledOnce()
  expect(said()).toMatchInlineSnapshot(`
    "p: It ends every sign-in with the old one, on all devices.
    div role=alert tabindex=-1
      p: Your new password is saved
      You are signed out on all devices. Please sign in with it now.
      a href=/login: Login
    p
      a href=/login: Back to sign-in"
  `)
  expect(() => field('New password')).toThrow()
})

it('takes a code for a new password where the link came without its token, or offers another link', async () => {
  const { said } = await mountReset({ token: '' })
  expect(said()).toMatchInlineSnapshot(`
    "p: It ends every sign-in with the old one, on all devices.
    form method=post noValidate
      p: Did the link in the mail not open this page as it should? Type the code from the same mail. It works once, within 30 minutes.
      input 'Email' autoComplete=username maxLength=254 name=email required type=email
      p: Eight digits.
      input 'Code from the mail' autoComplete=one-time-code inputMode=numeric minLength=8 name=code required type=text described='Eight digits.'
      p: At least 8 characters.
      input 'New Password' autoCapitalize=none autoComplete=new-password maxLength=200 minLength=8 name=password required spellCheck=false type=password described='At least 8 characters.'
      button 'Show password' type=button
      input 'Confirm Password' autoCapitalize=none autoComplete=new-password maxLength=200 name=confirmPassword required spellCheck=false type=password
      button 'Show password' type=button
      button type=submit: Save password
      p
        a href=/forgot-password: Send a new link
    p
      a href=/login: Back to sign-in"
  `)
})

it('says where the link was sent, and sends it again', async () => {
  const { submit, fill, field, did, alert, said, until } = await mountForgot()
  expect(said()).toMatchInlineSnapshot(`
    "p: Tell us your address, and we send you a link to choose a new one.
    form method=post noValidate
      input 'Email' autoComplete=email maxLength=254 name=email required type=email
      button type=submit: Send link
    p
      a href=/login: Back to sign-in"
  `)
  await submit()
  expect(did.asked).not.toHaveBeenCalled()
  await fill(field('Email'), ' amara@example.com')
  await submit()
  await alert()
  expect(did.asked.mock.calls).toEqual([[{ email: 'amara@example.com' }]])
  expect(said()).toMatchInlineSnapshot(`
    "p: Tell us your address, and we send you a link to choose a new one.
    form method=post noValidate
      input 'Email' autoComplete=email maxLength=254 name=email required type=email value= amara@example.com
      div role=alert
        p: Please check your inbox
        p: If there is an account for amara@example.com, a mail with a link is on its way. It works once, within 30 minutes.
        p: Nothing there? Check your spam folder, or have it sent again.
      button type=submit: Send again
    p
      a href=/login: Back to sign-in"
  `)
  await submit()
  await until(() => expect(did.asked).toHaveBeenCalledTimes(2))
})

it('says why no link was sent', async () => {
  const { submit, fill, field, page, until, answer } = await mountForgot({ answer: refused('internal') })
  await fill(field('Email'), 'amara@example.com')
  await submit()
  await until(() => expect(page.textContent).toContain('No.'))
  expect(page.textContent).not.toContain('amara@example.com')
  answer(failed({ kind: 'network' }))
  await submit()
  await until(() => expect(page.querySelectorAll('form button')).toHaveLength(2))
})
