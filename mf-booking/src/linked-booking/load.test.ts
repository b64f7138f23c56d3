import type { Api } from '@calm-rest/contract/api'
import { expect, it } from 'vitest'
import { aBooking } from '../booking-card/booking.fixture.ts'
import { aRoom } from '../room-picture/room.fixture.ts'
import { loadLinkedBooking } from './load.ts'

const ok = <Value>(value: Value) => ({ ok: true as const, value })
const offline = { ok: false as const, failure: { kind: 'network' as const } }
const refused = (status: number) => ({ ok: false as const, failure: { kind: 'api' as const, status } })

const load = async (
  booking: object,
  token = 'secret',
  room: (id: string) => object = (_id) => ok(aRoom({ _id })),
) => {
  const asked: unknown[] = []
  const api = {
    bookings: {
      byLink: async (link: object, { lang }: { lang: string }) => {
        asked.push([link, lang])
        return booking
      },
    },
    rooms: {
      byId: async (id: string) => {
        asked.push(id)
        return room(id)
      },
    },
    hotel: { day: async () => ok({ facts: { phone: '+94 41 555 0142' } }) },
  } as unknown as Api
  const input = { props: { token }, api, lang: 'de', signal: undefined } as never
  return { loaded: await loadLinkedBooking(input), asked }
}

it('loads the booking of the link, and each of its rooms once', async () => {
  const booking = aBooking({ roomId: 'a' })
  const otherRooms = [aBooking({ roomId: 'b' }), aBooking({ roomId: 'a' })]
  const { loaded, asked } = await load(ok({ ...booking, otherRooms }))
  expect(asked).toEqual([[{ token: 'secret' }, 'de'], 'a', 'b'])
  expect(loaded).toMatchObject(ok({ booking, rooms: [{ _id: 'a' }, { _id: 'b' }] }))
})

it('does without a room that does not come', async () => {
  const { loaded } = await load(ok(aBooking()), 'secret', () => offline)
  expect(loaded).toMatchObject(ok({ booking: aBooking(), rooms: [] }))
})

const none = ok({ booking: undefined, rooms: [], phone: '+94 41 555 0142' })

it.each([
  ['expired', refused(410), none],
  ['wrong', refused(400), none],
  ['not to be read just now', refused(500), refused(500)],
  ['not to be reached', offline, offline],
])('says of a link that it is %s', async (_what, answer, expected) => {
  expect((await load(answer)).loaded).toEqual(expected)
})

it('asks for no booking without a token', async () => {
  const { loaded, asked } = await load(offline, '')
  expect(loaded).toEqual(none)
  expect(asked).toEqual([])
})
