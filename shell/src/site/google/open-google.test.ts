import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openGoogle } from './open-google.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const origin = 'https://calm.example'
const profile = { name: 'Ada', email: 'ada@example.com', profilePic: '' }

const aPage = ({ onLine = true, opens = true } = {}) => {
  const popup = { closed: false, focus: vi.fn() }
  const events = new EventTarget()
  const page = {
    navigator: { onLine },
    location: { origin },
    screenX: 100,
    screenY: 150,
    outerWidth: 1000,
    outerHeight: 800,
    open: vi.fn(() => (opens ? popup : null)),
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: vi.fn(events.removeEventListener.bind(events)),
    setInterval: (work: () => void, ms: number) => setInterval(work, ms),
    clearInterval: (timer: never) => clearInterval(timer),
    setTimeout: (work: () => void, ms: number) => setTimeout(work, ms),
    clearTimeout: (timer: never) => clearTimeout(timer),
  }
  const say = (data: unknown, given: object = {}) =>
    events.dispatchEvent(Object.assign(new Event('message'), { origin, source: popup, data, ...given }))
  return { page: page as unknown as Window, popup, say, opened: page.open }
}

const open = (page: Window) => openGoogle({ lang: 'de', window: page })

it('resolves with who the window says somebody is, and leaves nothing running', async () => {
  const { page, say, popup, opened } = aPage()
  const ended = vi.fn()
  void open(page).then(ended)
  expect(opened.mock.calls).toEqual([
    ['/api/auth/google/start?lang=de', 'calm-rest-google', 'popup,width=500,height=600,left=350,top=250'],
  ])
  expect(popup.focus).toHaveBeenCalledOnce()
  say(profile)
  await vi.advanceTimersByTimeAsync(0)
  expect(ended.mock.calls).toEqual([[{ ok: true, profile }]])
  expect(vi.getTimerCount()).toBe(0)
  expect(page.removeEventListener).toHaveBeenCalledOnce()
})

it('hears its own window alone, while it shows a page of ours', async () => {
  const { page, say } = aPage()
  const ended = vi.fn()
  void open(page).then(ended)
  say(profile, { origin: 'https://evil.example' })
  say(profile, { source: {} })
  say({ type: 'nothing of ours' })
  await vi.advanceTimersByTimeAsync(0)
  expect(ended).not.toHaveBeenCalled()
  say({ problem: 'refused' })
  await vi.advanceTimersByTimeAsync(0)
  expect(ended.mock.calls).toEqual([[{ ok: false, problem: 'refused' }]])
})

it('says that the window was closed, some seconds later: its answer may be on the way', async () => {
  const { page, popup } = aPage()
  const ended = vi.fn()
  void open(page).then(ended)
  await vi.advanceTimersByTimeAsync(60_000)
  popup.closed = true
  await vi.advanceTimersByTimeAsync(7_000)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(ended).toHaveBeenCalledExactlyOnceWith({ ok: false, problem: 'popup_closed' })
  expect(vi.getTimerCount()).toBe(0)
  const late = aPage()
  const end = open(late.page)
  late.popup.closed = true
  await vi.advanceTimersByTimeAsync(1_000)
  late.say(profile)
  expect(await end).toEqual({ ok: true, profile })
})

it('says that it is offline, or that the browser blocked the window', async () => {
  expect(await open(aPage({ onLine: false }).page)).toEqual({ ok: false, problem: 'network' })
  expect(await open(aPage({ opens: false }).page)).toEqual({ ok: false, problem: 'popup_blocked' })
})

it('ends the attempt before as cancelled, and only that', async () => {
  const first = aPage()
  const second = aPage()
  const before = open(first.page)
  const now = open(second.page)
  expect(await before).toEqual({ ok: false, problem: 'cancelled' })
  second.say(profile)
  expect(await now).toEqual({ ok: true, profile })
})
