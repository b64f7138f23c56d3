import { type Role, rightsOf, type StaffSession } from '@calm-rest/contract/staff'
import type { PropsOf } from '@calm-rest/contract/widget'
import { act } from 'react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { type Answers, mountInDesk, refusedWith } from '../testing/desk.fixture.tsx'
import { stubStorage } from '../testing/storage.fixture.ts'
import { DeskView } from './view.tsx'

let stored: Record<string, string>
const registered = vi.fn(async () => undefined)

beforeEach(() => {
  // before anything mounts, so that it runs last
  onTestFinished(() => void vi.unstubAllGlobals())
  registered.mockClear()
  vi.stubGlobal('location', {
    href: 'https://calmrest.example/desk?lang=en',
    pathname: '/desk',
    search: '?lang=en',
    hash: '',
  })
  vi.stubGlobal('history', { state: null, replaceState: vi.fn() })
  stored = stubStorage()
  vi.stubGlobal(
    'EventSource',
    class {
      addEventListener() {}
      close() {}
    },
  )
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('navigator', {
    userAgent: 'Test',
    serviceWorker: { register: registered, getRegistration: async () => undefined },
  })
  vi.stubGlobal('trustedTypes', undefined)
})

const sessionOf = (role: Role): StaffSession => ({
  member: { id: 'amal', name: 'Amal', role, roleName: null },
  rights: [...rightsOf(role)],
  rightsByPasskey: [],
  signedInBy: 'passkey',
  endsAt: '2027-05-10T18:00:00.000Z',
  provedUntil: null,
})

const key = 'calm-rest-desk session'
const remember = (role: Role) =>
  void Object.assign(stored, {
    [key]: JSON.stringify({ value: sessionOf(role), seenAt: '2027-05-09T18:00:00.000Z' }),
  })

const mount = (props: PropsOf<'mf-desk', 'desk'>, answers: Answers = {}) =>
  mountInDesk(
    <DeskView props={props} lang="en" loaded={{ status: 'ready', data: null }} reload={() => {}} />,
    answers,
  )

/** The desk of a member whose session continues. */
const open = async (role: Role, section: string | undefined) => {
  remember(role)
  const view = await mount(section ? { section } : {}, { readSession: sessionOf(role) })
  await view.until(() => expect(view.page.querySelector('h1')?.textContent).not.toBe('Front desk'))
  return view
}

it.each([
  ['today', 'Today'],
  ['chart', 'Chart'],
  ['walk-in', 'New booking'],
  ['rooms', 'Rooms'],
  ['messages', 'Messages'],
  ['prices', 'Prices'],
  ['figures', 'Figures'],
  ['till', 'Till'],
  ['takings', 'Takings'],
  ['property', 'House'],
  ['setup', 'Set up'],
  ['staff', 'Staff'],
  ['me', 'My access'],
  ['phone', 'This phone'],
  ['stay', 'Stay'],
])('opens the section %s for an owner: %s', async (section, title) => {
  const { page } = await open('owner', section)
  expect(page.querySelector('h1')?.textContent).toBe(title)
  expect(page.querySelector('[data-section]')?.getAttribute('data-section')).toBe(section)
  expect(page.textContent).not.toContain('not for your role')
})

it.each([
  ['desk', 'prices', 'today', true],
  ['housekeeping', 'chart', 'rooms', true],
  ['housekeeping', 'today', 'rooms', false],
  ['owner', undefined, 'today', false],
] as [Role, string | undefined, string, boolean][])(
  'leads %s from %s to %s, and says so: %s',
  async (role, section, to, isTold) => {
    const { page } = await open(role, section)
    expect(page.querySelector('[data-section]')?.getAttribute('data-section')).toBe(to)
    const alerts = [...page.querySelectorAll('[role="alert"]')].map((one) => one.textContent ?? '')
    expect(alerts.some((text) => text.includes('role'))).toBe(isTold)
  },
)

it('offers the sign-in at once on a device on which nobody has signed in', async () => {
  const { asked, page, control } = await mount({})
  expect(control('Sign in with a passkey')).toBeDefined()
  expect(page.textContent).not.toContain('Your session has ended.')
  expect(asked).toEqual([])
})

it('offers the sign-in where the session has ended, and forgets what this device has seen', async () => {
  remember('owner')
  Object.assign(stored, { 'calm-rest-desk today': '{}', 'another app': '{}' })
  const { control, until } = await mount({}, { readSession: refusedWith('unauthorized', 401) })
  await until(() => expect(control('Sign in with a passkey')).toBeDefined())
  expect(Object.keys(stored)).toEqual(['another app'])
})

it('says that the desk did not come, and looks again on demand', async () => {
  remember('owner')
  const { answer, control, outline, page, press, until } = await mount(
    {},
    {
      readSession: refusedWith('unavailable', 503),
    },
  )
  await until(() => expect(page.querySelector('[role="alert"]')).not.toBeNull())
  expect(outline()).toMatchInlineSnapshot(`
    "Calm Rest
    h1: Front desk
    div role=alert: No.
    button type=button: Try again
    nav 'Language'
      a aria-current=true href=/desk?lang=en lang=en: English
      a href=/desk?lang=de lang=de: Deutsch
      a href=/desk?lang=zh lang=zh: 中文
      a href=/desk?lang=si lang=si: සිංහල
      a href=/desk?lang=ta lang=ta: தமிழ்
      p: සිංහල, தமிழ்: for the screens of housekeeping. No native speaker has read them yet."
  `)
  answer({ readSession: sessionOf('owner') })
  await press(control('Try again'))
  await until(() => expect(page.querySelector('h1')?.textContent).toBe('Today'))
})

it('begins with an invitation, and leaves it for the sign-in', async () => {
  Object.assign(location, { hash: `#invite=${'i'.repeat(43)}` })
  const { control, page, press, until } = await mount({}, { readInvite: refusedWith('link_invalid', 400) })
  await until(() => expect(page.textContent).toContain('To the sign-in'))
  expect(history.replaceState).toHaveBeenCalledWith(null, '', '/desk?lang=en')
  await press(control('To the sign-in'))
  expect(control('Sign in with a passkey')).toBeDefined()
})

it('signs in by a code, and out again', async () => {
  const { control, fill, field, page, press, submit, until } = await mount(
    { section: 'me' },
    { sendCode: {} as never, signInByCode: sessionOf('owner'), signOut: {} as never },
  )
  await press(control('No passkey on this device?'))
  await fill(field('E-mail address'), 'amal@example.com')
  await submit()
  await until(() => expect(field('Code from the mail')).toBeDefined())
  await fill(field('Code from the mail'), '12345678')
  await submit()
  await until(() => expect(page.querySelector('h1')?.textContent).toBe('My access'))
  expect(JSON.parse(stored[key] ?? '{}').value.member.name).toBe('Amal')
  await press(control('Amal'))
  await press(control('Sign out'))
  await until(() => expect(control('Sign in with a passkey')).toBeDefined())
  expect(page.textContent).not.toContain('Your session has ended.')
})

it.each([
  ['/desk', true],
  ['/desk/chart', true],
  ['/desks', false],
  ['/preview/desk', false],
])('installs its worker at %s: %s', async (pathname, isInstalled) => {
  Object.assign(location, { pathname })
  await mount({})
  await act(async () => {})
  expect(registered.mock.calls).toEqual(isInstalled ? [['/desk/worker.js', { scope: '/desk' }]] : [])
})

it('keeps a member signed in whose sign-out was refused, and says why', async () => {
  const { control, press, page, until, answer } = await open('owner', 'me')
  answer({ signOut: refusedWith('internal', 500) })
  await press(control('Amal'))
  await press(control('Sign out'))
  await until(() => expect(page.querySelector('dialog[open] [role="alert"]')?.textContent).toBe('No.'))
  expect(page.querySelector('h1')?.textContent).toBe('My access')
  expect(stored[key]).toBeDefined()
})

it.each([
  ['rooms', 'அறைகள்', false],
  ['prices', 'விலைகள்', true],
])(
  'in Tamil %s has its title, and what has no words is marked as English',
  async (section, title, isEnglish) => {
    Object.assign(location, { href: 'https://calmrest.example/desk?lang=ta', search: '?lang=ta' })
    const { page, until } = await open('owner', section)
    await until(() => expect(page.querySelector('h1')?.textContent).toBe(title))
    expect(page.querySelector('[lang="ta-LK"]')).not.toBeNull()
    await until(() => expect(page.querySelector('[lang="ta-LK"] [lang="en"]') !== null).toBe(isEnglish))
    expect(page.textContent?.includes('ஆங்கிலத்தில் மட்டும்')).toBe(isEnglish)
  },
)
