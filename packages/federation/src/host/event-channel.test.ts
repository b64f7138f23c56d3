import type { EventName, EventPort } from '@calm-rest/contract/widget'
import { beforeEach, expect, it, vi } from 'vitest'
import { createEventChannel } from './event-channel.ts'

const event = 'stay-chosen@1'
const both = { sends: [event], hears: [event] }
const stay = { checkIn: '2027-07-01', checkOut: '2027-07-04', guests: 2 }
const later = { ...stay, guests: 4 }

let open: ReturnType<typeof createEventChannel>
const log = vi.spyOn(console, 'error')

beforeEach(() => {
  open = createEventChannel()
  log.mockReset().mockImplementation(() => {})
})

const widget = (remote: string, events: { sends: string[]; hears: string[] } | undefined = both) =>
  open({ remote, version: '1.0.0', events })

/** Collects what a port receives from now on. */
const heardBy = (port: EventPort) => {
  const heard: unknown[] = []
  const stop = port.on(event, (value) => heard.push(value))
  return { heard, stop }
}

it('notifies every other widget, including those of the same remote, but not the sender', () => {
  const rooms = widget('mf-rooms')
  const list = widget('mf-rooms')
  const booking = widget('mf-booking')
  const [own, same, other] = [rooms, list, booking].map(({ events }) => heardBy(events).heard)
  rooms.events.send(event, stay)
  expect([own, same, other]).toEqual([[], [stay], [stay]])
})

it('gives a late listener the last value, and nothing if there is none', () => {
  const first = heardBy(widget('mf-booking').events)
  expect(first.heard).toEqual([])
  const { events } = widget('mf-rooms')
  events.send(event, stay)
  events.send(event, later)
  expect(heardBy(widget('mf-booking').events).heard).toEqual([later])
  expect(first.heard).toEqual([stay, later])
})

it('keeps the last value of an unmounted widget', () => {
  const { events, close } = widget('mf-rooms')
  events.send(event, stay)
  close()
  expect(heardBy(widget('mf-booking').events).heard).toEqual([stay])
})

it('ends a listener on its own, and all of them with their widget', () => {
  const { events } = widget('mf-rooms')
  const booking = widget('mf-booking')
  const stopped = heardBy(booking.events)
  const closed = heardBy(booking.events)
  stopped.stop()
  events.send(event, stay)
  booking.close()
  const tooLate = heardBy(booking.events)
  events.send(event, later)
  expect([stopped.heard, closed.heard]).toEqual([[], [stay]])
  expect(tooLate.heard).not.toContainEqual(later)
})

it.each([
  ['mf-spa 1.0.0 may not send stay-chosen@1', { sends: [], hears: [event] }],
  ['mf-spa 1.0.0 may not send stay-chosen@1', undefined],
])('refuses a sender that does not declare it: %s', (said, declared) => {
  const { heard } = heardBy(widget('mf-booking').events)
  open({ remote: 'mf-spa', version: '1.0.0', events: declared }).events.send(event, stay)
  expect(heard).toEqual([])
  expect(log.mock.calls).toEqual([[said]])
})

it('refuses a listener that does not declare it', () => {
  const { heard } = heardBy(widget('mf-spa', { sends: [event], hears: [] }).events)
  widget('mf-rooms').events.send(event, stay)
  expect(heard).toEqual([])
  expect(log.mock.calls).toEqual([['mf-spa 1.0.0 may not receive stay-chosen@1']])
})

it('refuses an invalid value, and keeps the previous one', () => {
  const { events } = widget('mf-rooms')
  events.send(event, stay)
  events.send(event, { checkIn: 'soon' })
  events.send('mood-changed@1' as EventName, stay)
  expect(heardBy(widget('mf-booking').events).heard).toEqual([stay])
  expect(log.mock.calls).toEqual([
    ['mf-rooms 1.0.0 sends an invalid stay-chosen@1'],
    ['mf-rooms 1.0.0 may not send mood-changed@1'],
  ])
})

it('continues after a listener throws, and freezes the value for the others', () => {
  const broken = new Error('broken')
  const rooms = widget('mf-rooms')
  const first = widget('mf-first')
  const second = widget('mf-second')
  first.events.on(event, () => {
    throw broken
  })
  first.events.on(event, (value) => Object.assign(value, { guests: 99 }))
  const { heard } = heardBy(second.events)
  expect(() => rooms.events.send(event, stay)).not.toThrow()
  expect(heard).toEqual([stay])
  expect(log.mock.calls[0]).toEqual([broken])
  // a late listener that throws does not affect others either
  expect(() =>
    first.events.on(event, () => {
      throw broken
    }),
  ).not.toThrow()
})

it('gives a listener that is added during an event its value once', () => {
  const rooms = widget('mf-rooms')
  const booking = widget('mf-booking')
  const heard: unknown[] = []
  booking.events.on(event, () => void booking.events.on(event, (value) => heard.push(value)))
  rooms.events.send(event, stay)
  expect(heard).toEqual([stay])
})

const seat = 'mf-spa/seat-chosen@1'
const own = {
  [seat]: { type: 'object', properties: { seat: { type: 'integer' } }, required: ['seat'] },
} as const

it('R-mf-own-events: passes a team’s event to those that declare it, as a copy that stays as it was sent', () => {
  const spa = widget('mf-spa', { sends: [seat], hears: [] })
  const heard: unknown[] = []
  widget('mf-yoga', { sends: [], hears: [seat] }).events.on(seat as EventName, (value) => heard.push(value))
  widget('mf-able', { sends: [], hears: [] }).events.on(seat as EventName, (value) => heard.push(value))
  const value = { seat: 4 }
  spa.events.send(seat as EventName, value as object)
  value.seat = 5
  expect(heard).toEqual([{ seat: 4 }])
  expect(Object.isFrozen(heard[0])).toBe(true)
  expect(log.mock.calls.flat()).toEqual([`mf-able 1.0.0 may not receive ${seat}`])
})

it('R-mf-own-events: does not let another remote send a team’s event', () => {
  widget('mf-yoga', both).events.send(seat as EventName, { seat: 4 } as object)
  expect(log).toHaveBeenCalledWith(`mf-yoga 1.0.0 may not send ${seat}`)
})

it('R-mf-own-events: checks a team’s event where its remote runs from its sources', async () => {
  const { events } = open({ remote: 'mf-spa', version: '1.0.0', events: { sends: [seat], hears: [], own } })
  events.send(seat as EventName, {})
  await vi.waitFor(() =>
    expect(log).toHaveBeenCalledWith(`mf-spa 1.0.0 sends an invalid ${seat}: the value lacks seat`),
  )
})
