import type { BookingReceipt } from '@calm-rest/contract/api'
import type { Host, SessionUser } from '@calm-rest/contract/widget'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { mountBook, ok, stay } from '../mount-book.fixture.tsx'

const ada = { id: 'ada', firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' } as SessionUser

/** A session in which guests sign in and out. */
const sessionOf = (first?: SessionUser) => {
  let user = first
  let tell = () => {}
  return {
    session: {
      current: () => user,
      subscribe: (listener: () => void) => {
        tell = listener
        return () => {}
      },
    } as unknown as Host['session'],
    change: (next: SessionUser | undefined) =>
      act(async () => {
        user = next
        tell()
      }),
  }
}

const draftsWith = (kept: Record<string, unknown> = {}) => {
  const all = new Map(Object.entries(kept))
  return {
    all,
    drafts: {
      read: (name: string) => all.get(name) ?? null,
      write: (name: string, value: unknown) => void all.set(name, value),
      forget: (name: string) => void all.delete(name),
    } as NonNullable<Host['drafts']>,
  }
}

const receipt = {
  reference: 'CR-7KQM-4XWP',
  totalPrice: 384,
  nights: 3,
  roomId: 'horizon-room',
  roomType: 'Horizon Room',
  checkIn: stay.checkIn,
  checkOut: stay.checkOut,
  guests: 2,
  freeCancellationUntil: '2026-11-22T10:00:00.000Z',
} as BookingReceipt

it('fills in who is signed in, and takes it back when they sign out', async () => {
  const { session, change } = sessionOf(ada)
  const { named, fill } = await mountBook({ host: { session } })
  expect(named('firstName').value).toBe('Ada')
  expect(named('lastName').value).toBe('Lovelace')
  expect(named('email').value).toBe('ada@example.com')
  await fill(named('lastName'), 'Byron')
  await change(undefined)
  expect(named('firstName').value).toBe('')
  expect(named('lastName').value).toBe('Byron')
  await change(ada)
  expect(named('firstName').value).toBe('Ada')
  expect(named('lastName').value).toBe('Byron')
})

it('keeps what was filled in for the next page of the tab', async () => {
  const { drafts, all } = draftsWith()
  const first = await mountBook({ host: { drafts } })
  await first.fill(first.named('firstName'), 'Ada')
  await first.fill(first.named('guests'), '1')
  expect(all.size).toBe(1)
  const second = await mountBook({ host: { drafts } })
  expect(second.named('firstName').value).toBe('Ada')
  expect(second.named('guests').value).toBe('1')
})

it('takes the stay of a new address instead of the one that was kept', async () => {
  const { drafts } = draftsWith()
  const first = await mountBook({ host: { drafts } })
  await first.fill(first.named('guests'), '1')
  const props = { ...stay, checkIn: '2027-05-01', checkOut: '2027-05-03', guests: 2 }
  const second = await mountBook({ props, host: { drafts } })
  expect(second.dates()).toBe('2027-05-01 – 2027-05-03')
  expect(second.named('guests').value).toBe('2')
})

it('forgets what was kept when the guest signs out', async () => {
  const { drafts, all } = draftsWith()
  const { session, change } = sessionOf(ada)
  const { fill, named } = await mountBook({ host: { drafts, session } })
  await fill(named('phone'), '+49 151')
  expect(all.has('mf-booking/book')).toBe(true)
  await change(undefined)
  expect(all.has('mf-booking/book')).toBe(false)
})

it('shows a booking of this tab instead of an empty form for the same stay', async () => {
  const { drafts, all } = draftsWith()
  const first = await mountBook({
    host: { drafts },
    calls: { create: async () => ok({ ...receipt, token: undefined }) },
  })
  for (const [name, text] of [
    ['firstName', 'Ada'],
    ['lastName', 'Lovelace'],
    ['email', 'ada@example.com'],
  ] as const)
    await first.fill(first.named(name), text)
  await first.until(() => expect(first.page.textContent).toContain('Confirm booking · $384'))
  await first.submit()
  await first.until(() => expect(first.page.textContent).toContain('Booking submitted successfully!'))
  expect([...all.keys()]).toEqual(['mf-booking/booked'])
  expect(first.page.textContent).toContain('ada@example.com')
  const again = await mountBook({ host: { drafts } })
  expect(again.page.textContent).toContain('You booked this')
  expect(again.page.textContent).toContain('CR-7KQM-4XWP')
  expect(again.page.textContent).not.toContain('ada@example.com')
  const other = await mountBook({ props: { ...stay, checkOut: '2027-03-05' }, host: { drafts } })
  expect(other.page.textContent).not.toContain('You booked this')
  await again.press(again.control('Book another stay'))
  expect(again.page.textContent).toContain('Book Your Stay')
  expect(again.dates()).toBe(' – ')
  expect(all.has('mf-booking/booked')).toBe(false)
})

it('shows what was sent, not what was kept, on a page that responds to the form', async () => {
  const { drafts } = draftsWith()
  const first = await mountBook({ host: { drafts } })
  await first.fill(first.named('firstName'), 'Ada')
  const values = { ...stay, roomType: stay.room, firstName: 'Grace' }
  const answer = await mountBook({ host: { drafts }, submitted: { values, problems: {} } })
  expect(answer.named('firstName').value).toBe('Grace')
})

const eventsOf = () => {
  let tell: (value: object) => void = () => {}
  const sent: unknown[] = []
  const events = {
    send: (name: string, value: object) => void sent.push([name, value]),
    on: (name: string, listener: (value: object) => void) => {
      if (name === 'stay-chosen@1') tell = listener
      return () => {}
    },
  } as unknown as NonNullable<Host['events']>
  return { events, sent, choose: (value: object) => act(async () => tell(value)) }
}

it('starts with the stay that another screen has chosen, where it has no dates', async () => {
  const { events, choose } = eventsOf()
  const quote = { asks: { children: true, promotionCode: false } }
  const { dates, named } = await mountBook({ props: { room: 'coral' }, host: { events }, quote })
  await choose({})
  expect(dates()).toBe(' – ')
  await choose({ checkIn: '2027-05-01', checkOut: '2027-05-03', guests: 3, children: '4' })
  expect(dates()).toBe('2027-05-01 – 2027-05-03')
  expect(named('guests').value).toBe('3')
  expect(named('children').value).toBe('4')
  expect(named('roomType').value).toBe('coral')
  // from here on the form has dates of its own
  await choose({ checkIn: '2027-06-01', checkOut: '2027-06-03', guests: 2 })
  expect(dates()).toBe('2027-05-01 – 2027-05-03')
})

it.each([
  ['with a check-in', { checkIn: '2027-03-01' }, '2027-03-01 – '],
  ['with a check-out', { checkOut: '2027-03-04' }, ' – 2027-03-04'],
])('keeps the half of a stay that it begins %s', async (_what, half, expected) => {
  const { events, choose } = eventsOf()
  const { dates } = await mountBook({ props: half, host: { events } })
  await choose({ checkIn: '2027-05-01', checkOut: '2027-05-03', guests: 3 })
  expect(dates()).toBe(expected)
})

it('tells the other screens once that the stay is booked, so that they begin empty', async () => {
  const { events, sent } = eventsOf()
  const create = vi.fn(async () => ok({ ...receipt, token: 'secret' }))
  const { fill, named, until, page, submit, went } = await mountBook({ host: { events }, calls: { create } })
  await fill(named('firstName'), 'Ada')
  await fill(named('lastName'), 'Lovelace')
  await fill(named('email'), 'ada@example.com')
  await until(() => expect(page.textContent).toContain('Confirm booking · $384'))
  await submit()
  await until(() => expect(page.textContent).toContain('CR-7KQM-4XWP'))
  expect(sent).toEqual([['stay-chosen@1', {}]])
  expect(went).toEqual([{ screen: 'booking', token: 'secret' }])
})

it('asks once the dates are chosen which rooms are free, and marks nothing where nobody says', async () => {
  const { page, until, did } = await mountBook()
  expect(page.textContent).toContain('Checking whether this room is free...')
  await until(() => expect(page.textContent).toContain('Free for your dates'))
  expect(did.rooms.mock.calls).toEqual([
    [{ checkIn: stay.checkIn, checkOut: stay.checkOut }, { signal: expect.any(AbortSignal) }],
  ])
  const silent = await mountBook({ calls: { rooms: async () => ({ ok: false }) } })
  await silent.until(() => expect(silent.page.textContent).not.toContain('Checking whether'))
  expect(silent.page.textContent).not.toMatch(/Free for your dates|Already taken/)
  const without = await mountBook({ props: {} })
  expect(without.page.textContent).not.toContain('Checking whether')
})

it('asks once for a stay that changes quickly', async () => {
  const { fill, named, until, did } = await mountBook()
  await fill(named('guests'), '1')
  await fill(named('guests'), '3')
  await fill(named('guests'), '1')
  await until(() => expect(did.quote).toHaveBeenCalled())
  expect(did.quote.mock.calls).toHaveLength(1)
  expect(did.quote.mock.calls[0]?.[0]).toMatchObject({ guests: 1 })
})
