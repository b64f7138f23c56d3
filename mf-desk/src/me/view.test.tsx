import { expect, it, onTestFinished, vi } from 'vitest'
import { type Answers, mountInDesk, refusedWith } from '../testing/desk.fixture.tsx'
import { passkeyOptions, stubPasskeys } from '../testing/passkeys.fixture.ts'
import { MeView } from './view.tsx'

const at = '2027-05-09T20:00:00.000Z'
const session = {
  id: 's1',
  isThis: true,
  signedInBy: 'passkey',
  device: 'Chrome on Android',
  createdAt: at,
  lastSeenAt: at,
  endsAt: at,
} as const
const other = { ...session, id: 's2', isThis: false, signedInBy: 'code', device: '?' } as const
const passkey = { id: 'p1', deviceName: 'My phone', createdAt: at, lastUsedAt: at, mayRemove: true }

const mount = (
  passkeys: object[] = [
    passkey,
    { ...passkey, id: 'p2', deviceName: 'Tablet', lastUsedAt: null, mayRemove: false },
  ],
  answers: Answers = {},
) =>
  mountInDesk(<MeView />, {
    listOwnSessions: [session, other],
    listPasskeys: passkeys as never,
    endOwnSession: {} as never,
    removePasskey: {} as never,
    signOut: refusedWith('internal', 500),
    ...answers,
  })

it('lists sessions and passkeys, each with the way to end it', async () => {
  const { outline } = await mount()
  expect(outline()).toMatchInlineSnapshot(`
    "section 'Where you are signed in'
      h2: Where you are signed in
      li
        p: Chrome on Android This device
        p: with a passkeysince 10 May 2027, 01:30
        button type=button: Sign out
      li
        p: Unknown device
        p: with a code by mailsince 10 May 2027, 01:30last seen 10 May 2027, 01:30
        button 'End Unknown device' type=button: End
    section 'Passkeys'
      h2: Passkeys
      li
        p: My phone
        p: since 10 May 2027, 01:30last used 10 May 2027, 01:30
        button 'Remove My phone' type=button: Remove
      li
        p: Tablet
        p: since 10 May 2027, 01:30
        p: This is your only one: without it you could not sign in or confirm anything. Add another before you remove it.
      button type=button: Add a passkey"
  `)
})

it('ends another session', async () => {
  const { press, control, until, asked } = await mount()
  await press(control('End Unknown device'))
  await until(() => expect(asked.filter(({ name }) => name === 'listOwnSessions')).toHaveLength(2))
  expect(asked.find(({ name }) => name === 'endOwnSession')?.address).toContain('/s2')
})

it('says why it could not sign out', async () => {
  const { press, control, until, page } = await mount()
  await press(control('Sign out'))
  await until(() => expect(page.querySelector('[role="alert"]')).not.toBeNull())
})

it('removes a passkey once that is confirmed', async () => {
  const { press, control, until, asked, outline } = await mount()
  await press(control('Remove My phone'))
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Remove My phone' role=alertdialog described='Nobody can sign in with it any more. Sessions that began with it go on until they are ended.'
      h2: Remove My phone
      p: Nobody can sign in with it any more. Sessions that began with it go on until they are ended.
      button type=button: Leave as it is
      button type=button: Remove"
  `)
  await press(control('Remove'))
  await until(() => expect(asked.filter(({ name }) => name === 'listPasskeys')).toHaveLength(2))
  expect(asked.find(({ name }) => name === 'removePasskey')?.address).toContain('/p1')
})

it('asks for the name of a device before the browser makes a passkey', async () => {
  const { press, control, outline } = await mount()
  await press(control('Add a passkey'))
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Add a passkey'
      h2: Add a passkey
      button 'Close' type=button
      p: For another phone or computer. Your browser then asks where the new passkey shall be.
      p: So that you recognise it later.
      input 'Name of the device' autoComplete=off maxLength=60 type=text described='So that you recognise it later.'
      button type=submit: Create a passkey"
  `)
})

it('adds none where there is none to prove it by', async () => {
  const { page } = await mount([])
  expect(page.textContent).toContain('You sign in with codes by mail.')
  expect(page.textContent).not.toContain('Add a passkey')
})

it.each([
  [' New tablet ', 'New tablet'],
  ['', 'Unknown device'],
])('adds a passkey of a device that is called "%s"', async (typed, deviceName) => {
  stubPasskeys()
  onTestFinished(() => void vi.unstubAllGlobals())
  const { press, control, fill, field, submit, until, sent, asked, page } = await mount([passkey], {
    passkeyOptions,
    addPasskey: passkey,
  })
  await press(control('Add a passkey'))
  if (typed) await fill(field('Name of the device'), typed)
  await submit()
  await until(() => expect(page.querySelector('dialog[open]')).toBeNull())
  expect(sent('addPasskey')).toMatchObject({ deviceName, response: { id: 'AQ' } })
  expect(asked.filter(({ name }) => name === 'listPasskeys')).toHaveLength(2)
})

it('says where no passkey was made, and keeps the name', async () => {
  stubPasskeys(true)
  onTestFinished(() => void vi.unstubAllGlobals())
  const { press, control, fill, field, submit, until, page, asked } = await mount([passkey], {
    passkeyOptions,
  })
  await press(control('Add a passkey'))
  await fill(field('Name of the device'), 'New tablet')
  await submit()
  await until(() => expect(page.textContent).toContain('No passkey was used.'))
  expect(field('Name of the device')).toHaveProperty('value', 'New tablet')
  expect(asked.some(({ name }) => name === 'addPasskey')).toBe(false)
})

it('says why another session could not be ended', async () => {
  const { press, control, until, page, asked } = await mount([passkey], {
    endOwnSession: refusedWith('internal', 500),
  })
  await press(control('End Unknown device'))
  await until(() => expect(page.querySelector('[role="alert"]')?.textContent).toBe('No.'))
  expect(asked.filter(({ name }) => name === 'listOwnSessions')).toHaveLength(1)
})
