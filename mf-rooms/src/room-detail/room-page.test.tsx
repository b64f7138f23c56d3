import type { Offer } from '@calm-rest/contract/api'
import { expect, it, vi } from 'vitest'
import { mountRooms } from '../testing/mount.fixture.tsx'
import { aRoom } from '../testing/room.fixture.ts'
import { RoomDetail } from './view.tsx'

const stay = { checkIn: '2027-07-01', checkOut: '2027-07-04', guests: 2 }
const plan = {
  title: 'Floor plan',
  src: '/media/plans/horizon.svg',
  width: 800,
  height: 500,
  alt: 'A room with two windows.',
  note: 'Drawn from its size.',
}

const mount = async (room: Partial<ReturnType<typeof aRoom>> = {}, offer?: Partial<Offer>) => {
  const given = { roomId: 'horizon-room', roomType: 'Horizon Room', totalPrice: 705, unitsLeft: 2 }
  const offers = { ...stay, nights: 3, children: [], asks: { children: false } }
  const asked = offer && {
    question: '2027-07-01/2027-07-04/2/',
    outcome: { status: 'found', offers: { ...offers, offers: [{ ...given, ...offer }] } },
  }
  const data = { room: aRoom(room), today: '2027-01-01', ...(asked && { asked }) } as never
  vi.stubGlobal('history', { state: null, replaceState: () => {} })
  vi.stubGlobal('location', new URL('https://calm.example/rooms/horizon-room'))
  return mountRooms(
    <RoomDetail
      props={{ id: 'horizon-room', ...stay }}
      lang="en"
      loaded={{ status: 'ready', data }}
      reload={() => {}}
      submitted={undefined}
    />,
  )
}

it('names the room as the subject of the page, with its description', async () => {
  const { did, press, control, went } = await mount()
  expect(did.report.mock.calls).toEqual([
    [{ type: 'titled', title: 'Horizon Room', description: aRoom().description }],
  ])
  await press(control('← Back'))
  expect(went).toEqual([{ screen: 'back' }])
})

it('says all about a room beside its calendar', async () => {
  const { outline, page } = await mount({}, {})
  page.querySelector('[data-date]')?.closest('section')?.remove()
  expect(outline()).toMatchInlineSnapshot(`
    "div tabindex=-1
      button type=button: ← Back
      section 'Pictures of Horizon Room' aria-roledescription=carousel
        button 'Previous picture' data-early=-1 type=button
        button 'Next picture' data-early=1 type=button
        p role=status: 1 of 2
        div data-row
          div '1 of 2' aria-roledescription=picture role=group
            button data-picture type=button tabindex=0
              Picture 1 of 2, full screen
              img alt=Horizon Room decoding=async fetchPriority=high height=800 loading=eager src=/media/scenes/horizon-room-1.svg width=1200
          div '2 of 2' aria-roledescription=picture role=group
            button type=button tabindex=-1
              Picture 2 of 2, full screen
              img alt=Horizon Room decoding=async fetchPriority=auto height=800 loading=lazy src=/media/scenes/horizon-room-2.svg width=1200
      p: Sea View
      h1: Horizon Room
      span 'Rated 4.6 out of 5' role=img
      ul 'The room in brief'
        li
          1 king bed
        li
          2 guests
        li
          26 m²
      div tabindex=-1
        p: $705 for 3 nights
        p: $235 per night on average
        a href=/login/horizon-room/2027-07-01/2027-07-04/2: Book
      h2: About this room
      p: The bed faces a window as wide as the wall.
      ul 'Features'
        li
          Sea view
      h2: Amenities
      li
        Free Wi-Fi
      li
        Ceiling fan
      li
        Ceylon tea tray
      li
        In-room safe
      li
        Free parking
      h2: Cancellation
      p
        Free cancellation until today, no refund from tomorrow
      p: “Today” means 24 hours from the moment you book: until then you can cancel and pay nothing. After that the stay is not refunded. If your plans change all the same, please tell us, so that another guest can have the room."
  `)
})

it('says of a room that it is loading, unknown, out of reach or gone, and what to do', async () => {
  const states = {
    loading: { status: 'loading' },
    unknown: { status: 'failed', failure: { kind: 'api', status: 404, code: 'room_not_found' } },
    'out of reach': { status: 'failed', failure: { kind: 'network' } },
    gone: { status: 'ready', data: null },
  }
  const said: Record<string, string[]> = {}
  for (const [name, loaded] of Object.entries(states)) {
    const { outline } = await mountRooms(
      <RoomDetail
        props={{ id: 'horizon-room' }}
        lang="en"
        loaded={loaded as never}
        reload={() => {}}
        submitted={undefined}
      />,
    )
    said[name] = outline().split('\n')
  }
  expect(said).toMatchInlineSnapshot(`
    {
      "gone": [
        "div tabindex=-1",
        "  div role=alert",
        "    h1: Room not found",
        "    p: We do not offer this room. Please see our others.",
        "  a href=/rooms: See all rooms",
      ],
      "loading": [
        "div tabindex=-1",
        "  p role=status: Loading...",
      ],
      "out of reach": [
        "div tabindex=-1",
        "  div role=alert",
        "    h1: Room not found",
        "    p: We could not load this room just now.",
        "  button type=button: Try again",
        "  a href=/rooms: See all rooms",
      ],
      "unknown": [
        "div tabindex=-1",
        "  div role=alert",
        "    h1: Room not found",
        "    p: We do not offer this room. Please see our others.",
        "  a href=/rooms: See all rooms",
      ],
    }
  `)
})

it('shows the floor plan of a room that has one', async () => {
  const { page } = await mount({ plan } as never)
  const image = page.querySelector('figure img')
  expect(['src', 'width', 'height', 'alt', 'loading'].map((name) => image?.getAttribute(name))).toEqual([
    '/media/plans/horizon.svg',
    '800',
    '500',
    'A room with two windows.',
    'lazy',
  ])
  expect(page.querySelector('figcaption')?.textContent).toBe('Drawn from its size.')
})

it('leads from a taken stay to the nearest free days', async () => {
  const nearest = { checkIn: '2027-07-06', checkOut: '2027-07-09' }
  const { page, press, did, until } = await mount({}, { unitsLeft: 0, nearest } as never)
  const link = [...page.querySelectorAll('a')].find((one) =>
    one.textContent?.includes('Free from 6 to 9 Jul'),
  )
  await press(link as Element)
  expect(did.told.mock.calls).toEqual([['stay-chosen@1', { ...stay, ...nearest, children: undefined }]])
  await until(() => expect(page.textContent).not.toContain('Not free on these days'))
})
