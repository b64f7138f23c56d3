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
