import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { StaffCall } from '../api/staff-api.ts'
import { isPushOn, leavePush, pushSupport, renewPush, switchPushOff, switchPushOn } from './push.ts'

let asked: unknown[] = []
let isRefused = false

const call = (async (name: string, { body }: { body?: unknown }) => {
  asked.push([name, body])
  return isRefused ? { ok: false, failure: { kind: 'network' } } : { ok: true, value: {} }
}) as unknown as StaffCall

interface Browser {
  isOn?: boolean
  permission?: string
  userAgent?: string
  /** What the push service answers. */
  subscribes?: () => Promise<void>
  more?: object
}

const endpoint = 'https://push.example/1'

/** A browser that can show notifications; returns what was asked of its push service. */
const stubBrowser = ({
  isOn = false,
  permission = 'granted',
  userAgent = 'Chrome',
  ...given
}: Browser = {}) => {
  const service: unknown[] = []
  let subscription: object | undefined
  const subscribe = async (options?: object) => {
    service.push(options)
    await given.subscribes?.()
    subscription = {
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
      unsubscribe: async () => {
        service.push('ended')
        subscription = undefined
      },
    }
    return subscription
  }
  const worker = { pushManager: { subscribe, getSubscription: async () => subscription ?? null } }
  const serviceWorker = { ready: Promise.resolve(worker), getRegistration: async () => worker }
  vi.stubGlobal('navigator', { userAgent, serviceWorker, ...given.more })
  vi.stubGlobal('Notification', { permission })
  vi.stubGlobal('window', { PushManager: {}, Notification })
  if (isOn) void subscribe()
  service.length = 0
  return service
}

beforeEach(() => {
  asked = []
  isRefused = false
})
afterEach(() => void vi.unstubAllGlobals())

const told = ['subscribePush', { endpoint, keys: { p256dh: 'p', auth: 'a' } }]

it.each([
  ['yes', {}],
  ['yes', { permission: 'default' }],
  ['denied', { permission: 'denied' }],
] as [string, Browser][])('says %s of a browser that can: %j', async (support, browser) => {
  stubBrowser(browser)
  expect(await pushSupport()).toBe(support)
})

it.each([
  ['none', 'Chrome'],
  ['home_screen', 'Mozilla/5.0 (iPhone; CPU)'],
  ['home_screen', 'Mozilla/5.0 (iPad; CPU)'],
  ['none', 'Mozilla/5.0 (iPhoneX; CPU)'],
])('says %s of %s, which cannot', async (support, userAgent) => {
  for (const window of [{}, { PushManager: {} }, { Notification: {} }]) {
    stubBrowser({ userAgent })
    vi.stubGlobal('window', window)
    expect(await pushSupport()).toBe(support)
  }
})

it('waits five seconds for its worker, and no longer', async () => {
  vi.useFakeTimers()
  stubBrowser({ more: { serviceWorker: { ready: new Promise(() => {}) } } })
  const support = vi.fn()
  void pushSupport().then(support)
  await vi.advanceTimersByTimeAsync(4999)
  expect(support).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(support).toHaveBeenCalledWith('none')
  vi.useRealTimers()
})

it('is off where the page has no worker, or the browser does not tell', async () => {
  stubBrowser()
  vi.stubGlobal('navigator', { userAgent: 'Chrome' })
  expect([await isPushOn(), await pushSupport()]).toEqual([false, 'none'])
  const getRegistration = async () => Promise.reject(new Error('Private window'))
  stubBrowser({ more: { serviceWorker: { getRegistration } } })
  expect(await isPushOn()).toBe(false)
})

it('gives the API the subscription for the key of the site, in place of an earlier one', async () => {
  const service = stubBrowser({ isOn: true })
  expect(await switchPushOn(call, 'key')).toMatchObject({ ok: true })
  expect(service).toEqual(['ended', { userVisibleOnly: true, applicationServerKey: 'key' }])
  expect(asked).toEqual([told])
  expect(await isPushOn()).toBe(true)
})

it.each([
  ['unreachable', 'granted'],
  ['refused', 'denied'],
  ['refused', 'default'],
])('says %s where the browser gives none and its permission is %s', async (outcome, permission) => {
  stubBrowser({ permission, subscribes: async () => Promise.reject(new Error('No')) })
  expect(await switchPushOn(call, 'key')).toBe(outcome)
  expect(asked).toEqual([])
})

it('keeps no subscription that the API does not have', async () => {
  isRefused = true
  const service = stubBrowser()
  expect(await switchPushOn(call, 'key')).toMatchObject({ ok: false })
  expect(service.at(-1)).toBe('ended')
  expect(await isPushOn()).toBe(false)
})

it.each([true, false])('ends it in the browser, even if the API refuses: %s', async (refuses) => {
  isRefused = refuses
  stubBrowser({ isOn: true })
  expect(await switchPushOff(call)).toMatchObject({ ok: !refuses })
  expect(asked).toEqual([['endPush', { endpoint }]])
  expect(await isPushOn()).toBe(false)
  asked = []
  expect(await switchPushOff(call)).toEqual({ ok: true, value: undefined })
  expect(asked).toEqual([])
})

it('hands a subscription on to the member who signs in, and asks for none', async () => {
  stubBrowser()
  await renewPush(call)
  expect(asked).toEqual([])
  stubBrowser({ isOn: true })
  await renewPush(call)
  expect(asked).toEqual([told])
})

it('ends it with the session without the API, which has ended it', async () => {
  const service = stubBrowser({ isOn: true })
  await leavePush()
  expect([service, asked, await isPushOn()]).toEqual([['ended'], [], false])
  await leavePush()
  expect(service).toEqual(['ended'])
})
