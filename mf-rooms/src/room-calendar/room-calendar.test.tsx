import type { StaySearch } from '@calm-rest/contract/widget'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import type { StayOffer } from '../room-offer/room-offer.tsx'
import { mountRooms, offline, ok } from '../testing/mount.fixture.tsx'
import { aRoom } from '../testing/room.fixture.ts'
import { RoomCalendar } from './room-calendar.tsx'

const stay: StaySearch = { checkIn: '2027-03-01', checkOut: '2027-03-04', guests: 2 }
const offer = { roomId: 'horizon-room', totalPrice: 384, unitsLeft: 1, nights: 3, stay } as StayOffer

interface Given {
  first?: StaySearch
  offer?: StayOffer | undefined
  today?: string | undefined
  asksForChildren?: boolean
  calls?: Parameters<typeof mountRooms>[1]
}

const Page = ({ first = stay, chosen, calls, ...given }: Given & { chosen: StaySearch[] }) => {
  const [now, choose] = useState(first)
  return (
    <RoomCalendar
      room={aRoom({ guests: 3 })}
      today="2026-11-21"
      stay={now}
      offer={undefined}
      asksForChildren={false}
      {...given}
      onStay={(next) => {
        chosen.push(next)
        choose(next)
      }}
      lang="en"
    />
  )
}

const mount = async (given: Given = {}) => {
  const chosen: StaySearch[] = []
  const view = await mountRooms(<Page {...given} chosen={chosen} />, given.calls)
  const { page, press, day } = view
  return {
    ...view,
    chosen,
    pick: (date: string) => press(day(date)),
    said: () => page.querySelector('[role="status"]')?.textContent?.trim(),
    isRefused: () => page.querySelector('[data-refused]') !== null,
  }
}

it('shows the months of the stay with its fields, and says what it costs', async () => {
  const { outline, said } = await mount({ offer })
  const lines = outline().split('\n')
  expect(lines.slice(0, 5)).toMatchInlineSnapshot(`
    [
      "section 'Availability'",
      "  h2: Availability",
      "  button 'Previous month' aria-disabled=false type=button",
      "  button 'Next month' aria-disabled=false type=button",
      "  p aria-live=polite: March 2027",
    ]
  `)
  expect(outline().slice(outline().indexOf('role=status') - 2)).toMatchInlineSnapshot(`
    "p role=status: 3 nights chosen $384
      button type=button: Clear dates
      form 'Dates of your stay' action=/login/horizon-room method=get noValidate
        input 'Check-in' name=checkIn type=date value=2027-03-01
        input 'Check-out' name=checkOut type=date value=2027-03-04
        select 'Guests' name=guests
          option value=1: 1 guest
          option selected value=2: 2 guests
          option value=3: 3 guests
        button type=submit: Book dates"
  `)
  expect(said()).toBe('3 nights chosen $384')
})

it('asks for the nights of the room only once it is near the window', async () => {
  const { did, comeNear } = await mount({ first: { ...stay, guests: 8 } })
  expect(did.availability).not.toHaveBeenCalled()
  await comeNear()
  // for as many guests as the room takes
  expect(did.availability.mock.calls).toEqual([['horizon-room', '2027-01-01', '2027-07-01', { guests: 3 }]])
  expect(did.day).not.toHaveBeenCalled()
})

it('asks for the date of the property where the page came without it', async () => {
  const { did, comeNear, day } = await mount({ today: undefined, first: {} })
  expect(day('2026-11-21')).toBeNull()
  await comeNear()
  expect(did.day).toHaveBeenCalledOnce()
  expect(day('2026-11-21').closest('table')).not.toBeNull()
})

it('begins by the clock where nobody says the date of the property', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-30T19:00:00Z'), toFake: ['Date'] })
  const calls = { calls: { day: async () => offline } }
  const { comeNear, day } = await mount({ today: undefined, first: {}, calls })
  await comeNear()
  expect(day('2026-12-01')).not.toBeNull()
  vi.useRealTimers()
})

it('chooses a check-in, then a check-out, and begins again with the next press', async () => {
  const { pick, chosen, said } = await mount({ first: { guests: 2 } })
  expect(said()).toBe('Please choose your check-in date.')
  await pick('2026-11-24')
  expect(said()).toBe('Now choose your check-out date.')
  await pick('2026-11-26')
  expect(said()).toBe('2 nights chosen')
  await pick('2026-11-28')
  expect(chosen).toEqual([
    { guests: 2, checkIn: '2026-11-24', checkOut: undefined },
    { guests: 2, checkIn: '2026-11-24', checkOut: '2026-11-26' },
    { guests: 2, checkIn: '2026-11-28', checkOut: undefined },
  ])
})

it.each(['2026-11-24', '2026-11-23'])(
  'takes a day that is not after the check-in for another one: %s',
  async (date) => {
    const { pick, chosen } = await mount({ first: { checkIn: '2026-11-24' } })
    await pick(date)
    expect(chosen).toEqual([{ checkIn: date, checkOut: undefined }])
  },
)

interface Night {
  day: string
  taken?: boolean
  closed?: boolean
  closedToArrival?: boolean
  minNights?: number
}

const nightsOf = (...days: Night[]) => ({
  calls: {
    availability: async () =>
      ok({
        taken: days.filter(({ taken }) => taken).map(({ day }) => day),
        days: days.map((day) => ({ price: 61, ...day })),
      }),
  },
})

it.each([
  [
    'a taken night',
    { checkIn: undefined },
    [{ day: '2026-11-25', taken: true }],
    '2026-11-25',
    'The night of 25 November is already taken. Please begin on another day.',
  ],
  [
    'a check-out behind a taken night',
    { checkIn: '2026-11-24' },
    [{ day: '2026-11-25', taken: true }],
    '2026-11-26',
    'The night of 25 November is already taken. You can check out on that day at the latest.',
  ],
  [
    'a check-in too near to a taken night',
    { checkIn: undefined },
    [
      { day: '2026-11-24', minNights: 3 },
      { day: '2026-11-26', taken: true },
    ],
    '2026-11-24',
    'A stay from this day has 3 nights at least, and the night of 26 November is already taken.',
  ],
  [
    'a stay that is too short',
    { checkIn: '2026-11-24' },
    [{ day: '2026-11-24', minNights: 3 }],
    '2026-11-25',
    '3 nights',
  ],
  [
    'a day without arrivals',
    { checkIn: undefined },
    [{ day: '2026-11-24', closedToArrival: true }],
    '2026-11-24',
    'No arrivals on this day.',
  ],
] as [string, StaySearch, Night[], string, string][])(
  'says why %s cannot be chosen, until another day is',
  async (_what, first, days, date, said) => {
    const view = await mount({ first, calls: nightsOf(...days) })
    await view.comeNear()
    await view.pick(date)
    expect(view.said()).toContain(said)
    expect(view.isRefused()).toBe(true)
    expect(view.chosen).toEqual([])
    await view.pick('2026-11-30')
    expect(view.chosen.length + Number(view.isRefused())).toBe(1)
  },
)

it('says of typed dates why they cannot be booked, and no price', async () => {
  const calls = nightsOf({ day: '2027-03-02', taken: true })
  const { comeNear, said, isRefused } = await mount({ calls, offer })
  expect(isRefused()).toBe(false)
  await comeNear()
  expect(said()).toContain('The night of 2 March is already taken.')
  expect(said()).not.toContain('$384')
})

it('marks closed nights by words of their own, and says where nothing can be marked', async () => {
  const plain = await mount()
  await plain.comeNear()
  expect(plain.page.textContent).toContain('Taken nights are struck through')
  expect(plain.page.textContent).not.toContain('We are closed')
  const closed = await mount({ calls: nightsOf({ day: '2027-03-10', taken: true, closed: true }) })
  await closed.comeNear()
  expect(closed.page.textContent).toContain('We are closed')
  const unknown = await mount({ calls: { calls: { availability: async () => offline } } })
  await unknown.comeNear()
  expect(unknown.page.textContent).toContain('Taken nights cannot be shown just now.')
  expect(unknown.page.textContent).not.toContain('struck through')
})

it('clears both dates where there is one, and keeps the guests', async () => {
  const { press, control, chosen } = await mount()
  await press(control('Clear dates'))
  expect(chosen).toEqual([{ guests: 2, checkIn: undefined, checkOut: undefined }])
  expect(control('Clear dates').hasAttribute('disabled')).toBe(true)
  const half = await mount({ first: { checkOut: '2027-03-04' } })
  expect(half.control('Clear dates').hasAttribute('disabled')).toBe(false)
})

it('takes each field into the stay, and an emptied one out of it', async () => {
  const { fill, named, chosen } = await mount({ asksForChildren: true })
  await fill(named('checkIn'), '2027-02-27')
  await fill(named('checkOut'), '2027-03-05')
  await fill(named('guests'), '3')
  await fill(named('children'), '4')
  const whole = { checkIn: '2027-02-27', checkOut: '2027-03-05', guests: 3, children: '4' }
  expect(chosen.at(-1)).toEqual(whole)
  expect(chosen).toHaveLength(4)
  await fill(named('checkIn'), '')
  await fill(named('checkOut'), '')
  await fill(named('children'), '')
  expect(chosen.at(-1)).toEqual({ checkIn: undefined, checkOut: undefined, guests: 3, children: undefined })
})

it.each([
  [{}, false, false],
  [{ children: '4' }, false, true],
  [{}, true, true],
])('asks for the ages of children with %j and %s: %s', async (more, asksForChildren, isThere) => {
  const { named } = await mount({ first: { ...stay, ...more }, asksForChildren })
  expect(named('children') !== null).toBe(isThere)
})

it('offers as many guests as the room takes, two where none were chosen', async () => {
  const { named } = await mount({ first: {} })
  expect([...named('guests').querySelectorAll('option')].map((one) => one.getAttribute('value'))).toEqual([
    '1',
    '2',
    '3',
  ])
  expect(named('guests').value).toBe('2')
  const many = await mount({ first: { guests: 8 } })
  expect(many.named('guests').value).toBe('3')
})

it('goes on to the booking with the room and the stay', async () => {
  const { submit, went } = await mount({ first: { ...stay, guests: 8, children: '4' }, offer })
  await submit()
  expect(went).toEqual([
    {
      screen: 'login',
      room: 'horizon-room',
      checkIn: '2027-03-01',
      checkOut: '2027-03-04',
      guests: 3,
      children: '4',
    },
  ])
})

it('goes on without dates, but not to a stay that is taken', async () => {
  const open = await mount({ first: {} })
  await open.submit()
  expect(open.went).toEqual([{ screen: 'login', room: 'horizon-room', guests: 2 }])
  const taken = await mount({ offer: { ...offer, unitsLeft: 0 } })
  await taken.submit()
  expect(taken.went).toEqual([])
  expect(taken.said()).toBe('3 nights chosen')
})

it('sends the room in a hidden field, for a form without a script', async () => {
  const href = () => '/login?room=horizon-room'
  const { page } = await mount({ calls: { host: { href } } })
  const form = page.querySelector('form')
  expect(form?.getAttribute('action')).toBe('/login')
  expect(form?.querySelector('[type="hidden"]')?.getAttribute('value')).toBe('horizon-room')
})
