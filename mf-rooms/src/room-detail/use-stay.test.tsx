import type { StaySearch } from '@calm-rest/contract/widget'
import { act } from 'react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { mountRooms } from '../testing/mount.fixture.tsx'
import { useStay } from './use-stay.ts'

const replaceState = vi.fn()
const state = { idx: 3 }

beforeEach(() => {
  // before anything mounts, so that it runs last
  onTestFinished(() => void vi.unstubAllGlobals())
  replaceState.mockClear()
  vi.stubGlobal('history', { state, replaceState })
})

interface Given {
  at?: string
  given?: StaySearch
  /** Chosen on another screen. */
  heard?: StaySearch
}

type Used = ReturnType<typeof useStay>

const Shown = ({ given, handle }: { given: StaySearch; handle: { used?: Used } }) => {
  handle.used = useStay('loft', given)
  return null
}

const mount = async ({ at = 'https://calm.example/rooms/loft', given = {}, heard }: Given = {}) => {
  const { href, origin, pathname, search } = new URL(at)
  vi.stubGlobal('location', { href, origin, pathname, search })
  const told = vi.fn()
  const events = {
    send: told,
    on: (_name: string, tell: (stay: StaySearch) => void) => {
      if (heard) tell(heard)
      return () => {}
    },
  }
  const handle: { used?: Used } = {}
  await mountRooms(<Shown given={given} handle={handle} />, {
    host: {
      events: events as never,
      href: (to) => {
        const { screen: _, id, ...stay } = to as { screen: string; id: string } & Record<string, string>
        const query = Object.entries(stay).filter(([, value]) => value !== undefined)
        return `https://calm.example/rooms/${id}?${new URLSearchParams(query)}`
      },
    },
  })
  const choose = (stay: StaySearch) => act(async () => handle.used?.stayChosen(stay))
  const written = () => replaceState.mock.lastCall?.map(String).at(2)
  return { stay: () => handle.used?.stay, choose, told, written }
}

const dates = { checkIn: '2027-07-01', checkOut: '2027-07-04' }
const other = { checkIn: '2027-08-01', checkOut: '2027-08-04', guests: 3 }

it.each([
  ['the address has a check-in', { checkIn: '2027-07-01' }, { checkIn: '2027-07-01' }],
  ['the address has a check-out', { checkOut: '2027-07-04' }, { checkOut: '2027-07-04' }],
  ['the address has guests alone', { guests: 4 }, other],
])('begins where %s with %j', async (_what, given, expected) => {
  const { stay } = await mount({ given, heard: other })
  expect(stay()).toEqual(expected)
})

it('begins with the guests of the address where nothing was chosen elsewhere', async () => {
  const { stay } = await mount({ given: { guests: 4 } })
  expect(stay()).toEqual({ guests: 4 })
})

it('goes on with what is chosen here, and tells the other screens', async () => {
  const { stay, choose, told } = await mount({ given: dates, heard: other })
  await choose({ checkIn: '2027-09-01', guests: 2 })
  expect(stay()).toEqual({ checkIn: '2027-09-01', guests: 2 })
  expect(told.mock.calls).toEqual([['stay-chosen@1', { checkIn: '2027-09-01', guests: 2 }]])
})

it("writes the stay into the room's own address, and leaves the rest of it", async () => {
  const at = 'https://calm.example/rooms/loft?checkIn=2027-01-01&guests=8&lang=de&utm=mail'
  const { choose, written } = await mount({ at })
  await choose(dates)
  expect(written()).toBe(
    'https://calm.example/rooms/loft?checkIn=2027-07-01&checkOut=2027-07-04&lang=de&utm=mail',
  )
  expect(replaceState.mock.lastCall?.[0], "the page's place in the history").toBe(state)
})

it.each(['https://calm.example/preview/loft', 'https://partner.example/rooms/loft'])(
  'writes nothing into the address of another page: %s',
  async (at) => {
    const { choose, stay } = await mount({ at })
    await choose(dates)
    expect(replaceState).not.toHaveBeenCalled()
    expect(stay()).toEqual(dates)
  },
)
