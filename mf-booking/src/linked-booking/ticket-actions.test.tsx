import type { Api } from '@calm-rest/contract/api'
import { mountView } from '@calm-rest/federation/testing/mount-view'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { TicketActions } from './ticket-actions.tsx'
import { linkedWords } from './words.ts'

const share = vi.fn(async (_: object) => {})
const writeText = vi.fn(async (_: string) => {})
const print = vi.fn()

beforeEach(() => {
  // before anything mounts, so that it runs last
  onTestFinished(() => void vi.unstubAllGlobals())
  for (const one of [share, writeText, print]) one.mockClear()
  vi.stubGlobal('print', print)
  vi.stubGlobal('navigator', { userAgent: '' })
})

const mount = (calendarByLink: (input: object) => Promise<object> = async () => ({})) =>
  mountView(<TicketActions token="secret" text="Calm Rest, 1 March" />, linkedWords, 'en', {
    api: { bookings: { calendarByLink } } as unknown as Api,
  })

it('shares the stay by the dialog of the device where there is one', async () => {
  vi.stubGlobal('navigator', { userAgent: '', share, clipboard: { writeText } })
  const { press, control, page } = await mount()
  await press(control('Share'))
  expect(share).toHaveBeenCalledWith({ text: 'Calm Rest, 1 March' })
  expect(writeText).not.toHaveBeenCalled()
  expect(page.textContent).not.toContain('Copied.')
})

it('copies the stay otherwise, and says so', async () => {
  vi.stubGlobal('navigator', { userAgent: '', clipboard: { writeText } })
  const { press, control, page } = await mount()
  expect(page.querySelector('[role="status"]')?.textContent).toBe('')
  await press(control('Share'))
  expect(writeText).toHaveBeenCalledWith('Calm Rest, 1 March')
  expect(page.querySelector('[role="status"]')?.textContent).toContain('Copied.')
})

it('says nothing of a share that the guest breaks off', async () => {
  const refuse = async () => Promise.reject(new Error('AbortError'))
  vi.stubGlobal('navigator', { userAgent: '', clipboard: { writeText: refuse } })
  const { press, control, page } = await mount()
  await press(control('Share'))
  expect(page.textContent).not.toContain('Copied.')
})

it('offers no share where the browser has none', async () => {
  const { control } = await mount()
  expect(() => control('Share')).toThrow()
  expect(control('Print')).toBeDefined()
})

it('prints', async () => {
  const { press, control } = await mount()
  expect(print).not.toHaveBeenCalled()
  await press(control('Print'))
  expect(print).toHaveBeenCalledOnce()
})

it('saves the entry of the calendar under its name, and waits for it meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  const ask = vi.fn((_: object) => promise)
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob)
    return 'blob:one'
  })
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {})
  const { press, control, page, until } = await mount(ask)
  const saved: (string | null)[] = []
  const link = Object.getPrototypeOf(document.createElement('a'))
  vi.spyOn(link, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.href, this.download)
  })
  onTestFinished(() => void vi.restoreAllMocks())
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  await press(control('Add to calendar'))
  expect(ask).toHaveBeenCalledWith({ token: 'secret' })
  expect(control('One moment...').hasAttribute('disabled')).toBe(true)
  resolve({ ok: true, value: { fileName: 'calm-rest.ics', content: 'BEGIN:VCALENDAR' } })
  await press(page)
  expect(saved).toEqual(['blob:one', 'calm-rest.ics'])
  expect(control('Add to calendar').hasAttribute('disabled')).toBe(false)
  expect(await blobs[0]?.text()).toBe('BEGIN:VCALENDAR')
  expect(blobs[0]?.type).toBe('text/calendar;charset=utf-8')
  expect(revoke).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(revoke).toHaveBeenCalledWith('blob:one')
  vi.useRealTimers()
  await until(() => expect(page.querySelector('[role="alert"]')).toBeNull())
})

it('says why there is no entry, until the guest asks again', async () => {
  const ask = vi.fn(async () => ({ ok: false, failure: { kind: 'network' } }))
  const { press, control, page, until } = await mount(ask)
  expect(page.querySelector('[role="alert"]')).toBeNull()
  await press(control('Add to calendar'))
  await until(() => expect(page.querySelector('[role="alert"]')?.textContent).toContain('Connection lost.'))
  ask.mockImplementation(() => new Promise(() => {}))
  await press(control('Add to calendar'))
  expect(page.querySelector('[role="alert"]')).toBeNull()
})
