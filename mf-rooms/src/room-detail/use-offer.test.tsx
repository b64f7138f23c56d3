import type { Offer } from '@calm-rest/contract/api'
import type { StaySearch } from '@calm-rest/contract/widget'
import { act, useState } from 'react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import type { AskedSearch } from '../stay-search/load-rooms.ts'
import { mountRooms, offline, ok } from '../testing/mount.fixture.tsx'
import { aRoom } from '../testing/room.fixture.ts'
import { useOffer } from './use-offer.ts'

beforeEach(() => {
  onTestFinished(() => void vi.useRealTimers())
})

const stay = { checkIn: '2027-07-01', checkOut: '2027-07-04', guests: 2 }

const offersOf = (asked: StaySearch, { children = false, total = 705 } = {}) => ({
  checkIn: asked.checkIn ?? '',
  checkOut: asked.checkOut ?? '',
  guests: asked.guests ?? 0,
  nights: 3,
  children: [],
  asks: { children },
  offers: [
    { roomId: 'coral', totalPrice: 1 },
    { roomId: 'horizon-room', totalPrice: total, unitsLeft: 2 },
  ] as Offer[],
})

const askedOf = (asked: StaySearch, given = {}): AskedSearch => ({
  question: [asked.checkIn, asked.checkOut, asked.guests, ''].join('/'),
  outcome: { status: 'found', offers: offersOf(asked, given) as never },
})

interface Handle {
  used: ReturnType<typeof useOffer>
  choose: (stay: StaySearch) => void
}

interface ShownProps {
  begin: StaySearch
  first: AskedSearch | undefined
  handle: Handle
}

const Shown = ({ begin, first, handle }: ShownProps) => {
  const [now, choose] = useState(begin)
  handle.choose = choose
  handle.used = useOffer(aRoom({ guests: 3 }), now, first, 'de')
  return null
}

const mount = async (
  begin: StaySearch,
  first?: AskedSearch,
  list: (asked: StaySearch) => Promise<object> = async (asked) => ok(offersOf(asked)),
) => {
  const handle = {} as Handle
  const view = await mountRooms(<Shown begin={begin} first={first} handle={handle} />, {
    calls: { offers: list as never },
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return {
    did: view.did,
    used: () => handle.used,
    choose: (next: StaySearch) => act(async () => handle.choose(next)),
    pass: (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms))),
  }
}

it('shows the price that came with the page, and asks for none', async () => {
  const { used, did, pass } = await mount(stay, askedOf({ ...stay, children: '' }))
  await pass(1000)
  expect(used().offer).toMatchObject({ roomId: 'horizon-room', totalPrice: 705, nights: 3 })
  expect(used().offer?.stay).toEqual({ ...stay, children: undefined })
  expect(did.offers).not.toHaveBeenCalled()
})

it('asks for the price of a choice when no other one follows it', async () => {
  const { used, did, pass, choose } = await mount({ guests: 2 })
  await choose({ ...stay, checkOut: '2027-07-03' })
  await pass(199)
  await choose(stay)
  await pass(199)
  expect(did.offers).not.toHaveBeenCalled()
  expect(used().offer).toBeUndefined()
  await pass(1)
  expect(did.offers.mock.calls.map(([asked]) => asked)).toEqual([{ ...stay, children: undefined }])
  expect(used().offer).toMatchObject({ totalPrice: 705 })
  await choose({ ...stay, guests: 1 })
  expect(used().offer, 'of other guests').toBeUndefined()
})

it.each([
  ['a check-in', { checkIn: '2027-07-01' }],
  ['a check-out', { checkOut: '2027-07-04' }],
  ['a check-out that is no day', { checkIn: '2027-07-01', checkOut: 'x' }],
  ['a check-in that is no day', { checkIn: '2027', checkOut: '2027-07-04' }],
  ['two dates in one', { checkIn: '2027-07-04', checkOut: '2027-07-04' }],
])('asks for no price of %s alone', async (_what, begin) => {
  const { did, used, pass, choose } = await mount({})
  await choose(begin)
  await pass(1000)
  expect(did.offers).not.toHaveBeenCalled()
  expect(used().offer).toBeUndefined()
})

it.each([
  [8, 3],
  [1, 1],
  [undefined, 2],
])('asks, for %s guests, for as many as the room takes: %i', async (guests, expected) => {
  const { did, pass, choose } = await mount({})
  await choose({ checkIn: stay.checkIn, checkOut: stay.checkOut, guests })
  await pass(200)
  expect(did.offers.mock.calls[0]?.[0]).toMatchObject({ guests: expected })
})

it('does not show the price of a choice that was left meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  const { used, pass, choose } = await mount({}, undefined, async (asked) =>
    asked.guests === 2 ? promise : ok(offersOf(asked, { total: 500 })),
  )
  await choose(stay)
  await pass(200)
  await choose({ ...stay, guests: 1 })
  await pass(200)
  expect(used().offer).toMatchObject({ totalPrice: 500 })
  await act(async () => resolve(ok(offersOf(stay))))
  expect(used().offer).toMatchObject({ totalPrice: 500 })
})

it('asks for the ages of children where the last price did, also while another one is loading', async () => {
  const { used, choose, pass } = await mount(stay, askedOf({ ...stay }, { children: true }))
  expect(used().asksForChildren).toBe(true)
  await choose({ ...stay, guests: 1 })
  expect(used().asksForChildren).toBe(true)
  await pass(200)
  expect(used().asksForChildren).toBe(false)
})

it('has no price where the API does not answer', async () => {
  const { used, choose, pass } = await mount({}, undefined, async () => offline)
  await choose(stay)
  await pass(200)
  expect(used()).toEqual({ offer: undefined, asksForChildren: false })
})
