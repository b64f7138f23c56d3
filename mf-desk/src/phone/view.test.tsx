import type { PushSettings, Role } from '@calm-rest/contract/staff'
import { expect, it, onTestFinished, vi } from 'vitest'
import { type Answers, mountInDesk, refusedWith } from '../testing/desk.fixture.tsx'
import { PhoneView } from './view.tsx'

const settings = { publicKey: 'key', kinds: ['booking', 'message'], quiet: null } as unknown as PushSettings

const mount = (given: Partial<PushSettings> = {}, role: Role = 'owner', answers: Answers = {}) =>
  mountInDesk(
    <PhoneView />,
    { readPush: { ...settings, ...given }, setPush: {} as never, ...answers },
    { role },
  )

it('says that this browser has no notifications, and what they would tell', async () => {
  const { outline, until, page } = await mount({ quiet: { from: '21:00', until: '06:30' } })
  await until(() => expect(page.textContent).toContain('This browser cannot show notifications.'))
  expect(outline()).toMatchInlineSnapshot(`
    "section 'Notifications'
      h2: Notifications
      div role=status
        This browser cannot show notifications. Chrome, Edge, Firefox and Safari of today can.
    section 'What and when'
      h2: What and when
      form noValidate
        legend: Tell me about
        input 'New bookings' name=booking type=checkbox checked
        input 'Changes by guests' name=change type=checkbox
        input 'Cancellations' name=cancellation type=checkbox
        input 'Messages' name=message type=checkbox checked
        input 'Lower prices, rooms out of sale' name=act type=checkbox
        input 'Faults of the website; urgent ones also in quiet hours' name=alarm type=checkbox
        input 'Quiet hours' name=hasQuiet type=checkbox checked described='On the clock of the guesthouse. What comes then is told when they end.'
        p: On the clock of the guesthouse. What comes then is told when they end.
        input 'From' name=quiet.from required type=time value=21:00
        input 'Until' name=quiet.until required type=time value=06:30
        button type=submit: Save"
  `)
})

it('saves what is told and when', async () => {
  const { tick, field, fill, submit, sent, until, page } = await mount()
  await tick(field('New bookings'), false)
  await tick(field('Cancellations'))
  await submit()
  await until(() => expect(page.textContent).toContain('Saved for all your phones.'))
  expect(sent('setPush')).toEqual({ kinds: ['cancellation', 'message'], quiet: null })
  await tick(field('Quiet hours'))
  await fill(field('Until'), '06:00')
  expect(page.textContent).not.toContain('Saved for all your phones.')
  await submit()
  await until(() => expect(sent('setPush')).toMatchObject({ quiet: { from: '22:00', until: '06:00' } }))
})

it('tells housekeeping nothing, and says so', async () => {
  const { page } = await mount({ kinds: [] }, 'housekeeping')
  expect(page.textContent).toContain('There is nothing that this role is told about.')
  expect(page.querySelector('form')).toBeNull()
})

it('says why it could not be saved', async () => {
  const { submit, until, page } = await mount({}, 'owner', { setPush: refusedWith('internal', 500) })
  await submit()
  await until(() => expect(page.querySelector('form [role="alert"]')).not.toBeNull())
  expect(page.textContent).not.toContain('Saved')
})

/** Buttons that were busy when the browser ended its subscription. */
let busyAtEnd = 0

/** A browser that can show notifications, subscribed or not. */
const withPush = (isOn: boolean) => {
  let subscription: object | undefined
  const subscribe = async () => {
    subscription = {
      endpoint: 'https://push.example/1',
      toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
      unsubscribe: async () => {
        busyAtEnd = document.querySelectorAll('[aria-busy="true"]').length
        subscription = undefined
      },
    }
    return subscription
  }
  if (isOn) void subscribe()
  const worker = { pushManager: { subscribe, getSubscription: async () => subscription ?? null } }
  const serviceWorker = { ready: Promise.resolve(worker), getRegistration: async () => worker }
  vi.stubGlobal('navigator', { userAgent: 'Chrome', serviceWorker })
  vi.stubGlobal('Notification', { permission: 'granted' })
  onTestFinished(() => void vi.unstubAllGlobals())
}

const mountWithPush = async (isOn: boolean, answers: Answers) => {
  withPush(isOn)
  const mounting = mount({}, 'owner', answers)
  Object.assign(window, { PushManager: {}, Notification })
  return mounting
}

it('is busy while notifications are switched on, tried and switched off', async () => {
  const { press, control, until, page, sent, asked } = await mountWithPush(false, {
    subscribePush: {} as never,
    testPush: {} as never,
    endPush: {} as never,
  })
  // the fixture expects a busy button during each of these changes
  await press(control('Switch notifications on'))
  await until(() => expect(page.textContent).toContain('This phone is told, until you sign out.'))
  const endpoint = 'https://push.example/1'
  expect(sent('subscribePush')).toEqual({ endpoint, keys: { p256dh: 'p', auth: 'a' } })
  await press(control('Send a test'))
  await until(() => expect(page.textContent).toContain('A test is on its way.'))
  await press(control('Switch off'))
  await until(() => control('Switch notifications on'))
  expect(page.textContent).not.toContain('A test is on its way.')
  expect(sent('endPush')).toEqual({ endpoint })
  expect(busyAtEnd, 'the test and the way off').toBe(2)
  expect(asked.map(({ name }) => name)).toEqual(['readPush', 'subscribePush', 'testPush', 'endPush'])
})

it('says why notifications are still off', async () => {
  const { press, control, until, page, outline } = await mountWithPush(false, {
    subscribePush: refusedWith('internal', 500),
  })
  expect(outline().split('section')[1]).toMatchInlineSnapshot(`
    " 'Notifications'
      h2: Notifications
      p: This phone can tell you when somebody books, cancels or writes, also while this app is closed. It says what happened, the reference and the nights: no name, no address, so anyone may see the locked screen. Your phone asks for permission next.
      button type=button: Switch notifications on
    "
  `)
  await press(control('Switch notifications on'))
  await until(() => expect(page.querySelector('[role="alert"]')).not.toBeNull())
  expect(page.textContent).not.toContain('This phone is told')
})

it('offers the test and the way off where they are on', async () => {
  const { control, outline } = await mountWithPush(true, {})
  expect(outline().split('section')[1]).toMatchInlineSnapshot(`
    " 'Notifications'
      h2: Notifications
      p: This phone is told, until you sign out.
      button type=button: Send a test
      button type=button: Switch off
    "
  `)
  for (const name of ['Send a test', 'Switch off'])
    expect(control(name).getAttribute('aria-busy')).not.toBe('true')
  expect(() => control('Switch notifications on')).toThrow()
})
