import type { Api, GuestBooking } from '@calm-rest/contract/api'
import { mountView } from '@calm-rest/federation/testing/mount-view'
import { act, useRef, useState } from 'react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { words } from '../words.ts'
import { aBooking } from './booking.fixture.ts'
import { ChangeCalendar } from './change-calendar.tsx'

const today = '2027-02-01'
const closed = vi.fn()

beforeEach(() => {
  // before anything mounts, so that it runs last
  onTestFinished(() => void vi.unstubAllGlobals())
  closed.mockClear()
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '1' }))
  vi.stubGlobal('innerHeight', 600)
})

interface Given {
  booking?: Partial<GuestBooking>
  room?: string
  dates?: { checkIn: string; checkOut: string }
  dateName?: 'checkIn' | 'checkOut'
  taken?: string[]
  days?: object[]
  isAnswered?: boolean
}

type PageProps = Omit<Given, 'booking' | 'taken' | 'days' | 'isAnswered'> & {
  booking: GuestBooking
  chosen: object[]
}

const Page = ({ booking, room = 'horizon-room', dateName = 'checkIn', chosen, ...given }: PageProps) => {
  const anchor = useRef<HTMLInputElement>(null)
  const { checkIn, checkOut } = given.dates ?? booking
  const [dates, setDates] = useState({ checkIn, checkOut })
  return (
    <>
      <input ref={anchor} name="checkIn" />
      <ChangeCalendar
        booking={booking}
        terms={{ room, guests: 2, ...dates }}
        room="Horizon Room"
        today={today}
        dateName={dateName}
        anchor={anchor}
        onDates={(next) => {
          chosen.push(next)
          setDates(next)
        }}
        onClose={closed}
      />
    </>
  )
}

const mount = async ({ taken = [], days = [], isAnswered = true, booking, ...given }: Given = {}) => {
  const chosen: object[] = []
  const ask = vi.fn(async (..._: unknown[]) =>
    isAnswered ? { ok: true, value: { taken, days } } : { ok: false, failure: { kind: 'network' } },
  )
  const api = { rooms: { availability: ask } } as unknown as Api
  const view = await mountView(<Page {...given} booking={aBooking(booking)} chosen={chosen} />, words, 'en', {
    api,
  })
  const { page, press } = view
  const day = (date: string) => page.querySelector(`[data-date="${date}"]`) as HTMLElement
  return {
    ...view,
    ask,
    chosen,
    day,
    dialog: () => page.querySelector('dialog') as HTMLElement,
    pick: (date: string) => press(day(date)),
    said: () => page.querySelector('dialog [role="status"]')?.textContent,
    turned: () => page.querySelector('[aria-pressed="true"]')?.textContent,
    send: async (target: Element, type: string) => {
      const event = new window.Event(type, { bubbles: true, cancelable: true })
      await act(async () => void target.dispatchEvent(event))
      return event
    },
  }
}

it('asks for the nights of the chosen room and guests, and shows their prices', async () => {
  const { ask, day, turned, dialog } = await mount({ days: [{ day: '2027-03-08', price: 61 }] })
  expect(ask.mock.calls).toEqual([['horizon-room', '2027-01-01', '2027-07-01', { guests: 2 }]])
  expect(day('2027-03-08').getAttribute('aria-label')).toContain('$61')
  expect(turned()).toContain('Mon, 1 Mar 2027')
  expect(dialog().textContent).not.toContain('not free in')
})

it('chooses other dates, the arrival first', async () => {
  const { pick, chosen, turned, said } = await mount()
  await pick('2027-03-10')
  expect(turned()).toContain('Check-out')
  expect(said()).toBe('Now choose your check-out date.')
  await pick('2027-03-12')
  await pick('2027-03-15')
  expect(chosen).toEqual([
    { checkIn: '2027-03-10', checkOut: '' },
    { checkIn: '2027-03-10', checkOut: '2027-03-12' },
    { checkIn: '2027-03-10', checkOut: '2027-03-15' },
  ])
})

it('takes a day that is not after the arrival for another arrival', async () => {
  const booking = { checkIn: '2027-03-10', checkOut: '2027-03-14' }
  const { pick, chosen } = await mount({ booking, dateName: 'checkOut' })
  await pick('2027-03-10')
  await pick('2027-03-09')
  expect(chosen).toEqual([booking, { ...booking, checkIn: '2027-03-09' }])
})

it('counts the nights of the stay itself as free, without their restrictions', async () => {
  const nights = ['2027-03-01', '2027-03-02', '2027-03-03']
  const days = nights.map((night) => ({ day: night, price: 61, minNights: 9, closedToArrival: true }))
  const own = await mount({ taken: [...nights, '2027-03-06'], days })
  expect(own.day('2027-03-02').getAttribute('aria-label')).not.toContain('taken')
  expect(own.day('2027-03-02').getAttribute('aria-label')).toContain('$61')
  await own.pick('2027-03-02')
  expect(own.chosen).toEqual([{ checkIn: '2027-03-02', checkOut: '2027-03-04' }])
  const other = await mount({ taken: nights, days, room: 'coral' })
  await other.pick('2027-03-02')
  expect(other.chosen).toEqual([])
  expect(other.said()).toContain('The night of 2 March is already taken.')
})

it('says why a day is refused, until another one is chosen', async () => {
  const { pick, said, chosen, dialog } = await mount({ taken: ['2027-03-10'] })
  await pick('2027-03-10')
  expect(said()).toContain('The night of 10 March is already taken. Please begin on another day.')
  expect(dialog().textContent).toContain('not free in Horizon Room')
  expect(chosen).toEqual([])
  await pick('2027-03-20')
  expect(said()).toBe('Now choose your check-out date.')
})

it('says where taken nights cannot be marked', async () => {
  const { dialog } = await mount({ isAnswered: false })
  expect(dialog().textContent).toContain('Taken nights cannot be shown just now.')
})

it('lets guests who are there only leave later', async () => {
  const { pick, chosen, day, turned, press, dialog } = await mount({
    booking: { change: 'extend' },
    dateName: 'checkOut',
  })
  expect(day('2027-03-03').getAttribute('aria-disabled')).toBe('true')
  expect(day('2027-03-05').getAttribute('aria-disabled')).not.toBe('true')
  await pick('2027-03-03')
  await pick('2027-03-01')
  expect(chosen).toEqual([])
  await press(dialog().querySelector('[aria-pressed="false"]') as Element)
  expect(turned()).toContain('Check-out')
  await pick('2027-03-04')
  await pick('2027-03-06')
  expect(chosen).toEqual([
    { checkIn: '2027-03-01', checkOut: '2027-03-04' },
    { checkIn: '2027-03-01', checkOut: '2027-03-06' },
  ])
})

it('turns to the other date by its button', async () => {
  const { press, dialog, turned } = await mount()
  await press(dialog().querySelector('[aria-pressed="false"]') as Element)
  expect(turned()).toContain('Check-out')
})

it('begins with the arrival where a field has no whole date', async () => {
  const { turned } = await mount({ dates: { checkIn: '2027-03', checkOut: '' }, dateName: 'checkOut' })
  expect(turned()).toContain('Check-in')
  expect(turned()).toContain('Choose a date')
})

it('closes by its button, by Escape and by a press beside it, and not by one in it', async () => {
  const { press, control, send, dialog } = await mount()
  await press(dialog().firstElementChild as Element)
  expect(closed).not.toHaveBeenCalled()
  await press(control('Done'))
  expect(closed).toHaveBeenCalledTimes(1)
  expect((await send(dialog(), 'cancel')).defaultPrevented).toBe(true)
  expect(closed).toHaveBeenCalledTimes(2)
  await press(dialog())
  expect(closed).toHaveBeenCalledTimes(3)
})
