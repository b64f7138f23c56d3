import type { Result } from '@calm-rest/contract/api'
import type { StaffCall } from '../api/staff-api.ts'

/**
 * Whether this browser can show push messages. home_screen: an iPhone only does so for apps on its home
 * screen. denied: the browser must not ask again.
 */
export type PushSupport = 'yes' | 'none' | 'home_screen' | 'denied'

const isIos = () => /\b(iPhone|iPad)\b/.test(navigator.userAgent)

/** Longest wait for the worker, in milliseconds: a page that was just opened for the first time is installing it. */
const patienceMs = 5000

/** The desk's service worker, which shows push messages; undefined if this page has none. */
const readyWorker = async (): Promise<ServiceWorkerRegistration | undefined> => {
  if (!('serviceWorker' in navigator)) return undefined
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs, undefined))
  return Promise.race([navigator.serviceWorker.ready, late])
}

export const pushSupport = async (): Promise<PushSupport> => {
  const isAble = 'PushManager' in window && 'Notification' in window
  if (!isAble || !(await readyWorker())) return isIos() ? 'home_screen' : 'none'
  return Notification.permission === 'denied' ? 'denied' : 'yes'
}

const current = async (): Promise<PushSubscription | undefined> => {
  if (!('serviceWorker' in navigator)) return undefined
  try {
    const worker = await navigator.serviceWorker.getRegistration('/desk')
    return (await worker?.pushManager?.getSubscription()) ?? undefined
  } catch {
    return undefined
  }
}

export const isPushOn = async (): Promise<boolean> => (await current()) !== undefined

const tell = (call: StaffCall, subscription: PushSubscription): Promise<Result<unknown>> => {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  return call('subscribePush', { body: { endpoint, keys: { p256dh, auth } } })
}

/** refused: by the person, or the browser in their name · unreachable: the push service of the browser did not answer. */
export type SwitchedOn = Result<unknown> | 'refused' | 'unreachable'

/** Asks the person, by the browser's own prompt, and gives the API the subscription. Only after a press. */
export const switchPushOn = async (call: StaffCall, publicKey: string): Promise<SwitchedOn> => {
  // a subscription for another key of the site would get nothing
  await (await current())?.unsubscribe()
  const worker = await readyWorker()
  const subscription = await worker?.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    .catch(() => undefined)
  if (!subscription) return Notification.permission === 'granted' ? 'unreachable' : 'refused'
  const result = await tell(call, subscription)
  if (!result.ok) await subscription.unsubscribe()
  return result
}

export const switchPushOff = async (call: StaffCall): Promise<Result<unknown>> => {
  const subscription = await current()
  if (!subscription) return { ok: true, value: undefined }
  const result = await call('endPush', { body: { endpoint: subscription.endpoint } })
  await subscription.unsubscribe()
  return result
}

/** If this browser has a subscription, transfers it to the signed-in member, in the language of the page. */
export const renewPush = async (call: StaffCall): Promise<void> => {
  const subscription = await current()
  if (subscription) await tell(call, subscription)
}

/** Ends push messages on this device after a sign-out; the API ends the subscription with the session. */
export const leavePush = async (): Promise<void> => {
  await (await current())?.unsubscribe().catch(() => false)
}
