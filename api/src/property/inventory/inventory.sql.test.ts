import { addDays } from '@calm-rest/contract/stay'
import { expect } from 'vitest'
import { refusalOf } from '../../core/http/refusal.ts'
import { it, onBoth } from '../../testing/both-engines.ts'
import { goodBooking } from '../../testing/inputs.ts'
import { openTestDesk } from '../../testing/opened-desk.ts'

// two units, 61 dollars a night
const roomTypeId = 'courtyard-room'
const day = (n: number) => addDays('2027-07-01', n)

const openRooms = async () => {
  const opened = await openTestDesk()
  const { api, desk, read, setClock } = opened
  const ask = (from: number, until: number) =>
    api.post('/api/bookings', {
      ...goodBooking,
      roomType: roomTypeId,
      guests: 2,
      checkIn: day(from),
      checkOut: day(until),
      totalPrice: 61 * (until - from),
    })
  return {
    ...opened,
    ask,
    book: async (from: number, until: number): Promise<string> => {
      const answer = await ask(from, until)
      expect(answer.status).toBe(201)
      return (await answer.json()).reference
    },
    setDay: (n: number) => setClock(`${day(n)}T06:30:00.000Z`),
    isAvailable: async (from: number, until: number): Promise<boolean> =>
      (await read(`/api/rooms/${roomTypeId}?checkIn=${day(from)}&checkOut=${day(until)}&guests=2`)).available,
    unitsOf: async (...references: string[]) =>
      Promise.all(references.map(async (reference) => (await desk.bookings.find(reference)).unit)),
    refusal: (work: () => Promise<unknown>): Promise<string> =>
      work().then(
        () => 'done',
        (cause: unknown) => (refusalOf(cause) as Error).message,
      ),
  }
}

/** Unit 1 is free from 2 to 4, unit 2 from 3 on: no unit is free for the nights 2 to 5, but each night has one. */
const openScattered = async () => {
  const rooms = await openRooms()
  const early = await rooms.book(0, 2)
  const late = await rooms.book(1, 3)
  const other = await rooms.book(4, 6)
  expect(await rooms.unitsOf(early, late, other)).toEqual([1, 2, 1])
  return { ...rooms, early, late, other }
}

it('R-stay-assignment: books a stay whenever each night has a unit, and moves another for it, with a line in the audit log and no mail', async () => {
  const rooms = await openScattered()
  // the night of 2 is sold out once `late` has its unit and the new stay the other
  expect(await rooms.isAvailable(2, 5)).toBe(true)
  const before = await rooms.mails()
  const found = await rooms.book(2, 5)
  expect(await rooms.unitsOf(found, rooms.other)).toEqual([1, 2])
  expect(await rooms.desk.log(10)).toEqual([
    expect.objectContaining({
      who: 'assignment',
      action: 'booking move',
      subject: rooms.other,
      before: { unit: 1 },
      after: { unit: 2 },
    }),
  ])
  // guests are not told their unit, so a change is not mailed
  expect((await rooms.mails()).slice(before.length)).toEqual(['booking-confirmed', 'booking-for-owner'])
})

it('refuses a stay with a sold-out night, consistently with search and calendar', async () => {
  const rooms = await openScattered()
  await rooms.book(2, 5)
  expect(await rooms.isAvailable(2, 3)).toBe(false)
  expect((await rooms.ask(2, 4)).status).toBe(409)
  const { taken } = await rooms.read(`/api/rooms/${roomTypeId}/availability?from=${day(0)}&to=${day(8)}`)
  expect(taken).toEqual([day(1), day(2), day(4)])
})

it.each([
  ['arrives today', async ({ setDay }: Awaited<ReturnType<typeof openScattered>>) => setDay(4), 4, 7],
  [
    'is pinned',
    async ({ desk, other, late }: Awaited<ReturnType<typeof openScattered>>) => {
      await desk.bookings.pin(other)
      await desk.bookings.pin(late)
    },
    2,
    5,
  ],
] as const)('moves nobody who %s', async (_, hold, from, until) => {
  const rooms = await openScattered()
  await hold(rooms)
  if (from === 4) {
    // unit 2 loses its free nights after the arriving stay: only moving that one would help
    const blocked = { roomId: roomTypeId, from: day(6), until: day(8), reason: 'Paint', unit: 2 }
    await rooms.desk.blocks.add(blocked)
  }
  expect((await rooms.ask(from, until)).status).toBe(409)
  expect(await rooms.isAvailable(from, until)).toBe(false)
  expect(await rooms.unitsOf(rooms.other)).toEqual([1])
})

it('moves stays for a block as well, and for a stay that the front desk puts into a unit', async () => {
  const { desk, late, other, early, unitsOf, refusal, book } = await openScattered()
  await desk.blocks.add({ roomId: roomTypeId, from: day(4), until: day(5), reason: 'Paint', unit: 1 })
  expect(await unitsOf(other)).toEqual([2])
  expect(await refusal(() => desk.bookings.move(other, 1))).toMatch(/^Unit 1 is taken/)
  // the two swap units without conflict
  const moved = await desk.bookings.move(late, 1)
  expect(moved).toMatchObject({ unit: 1, pinnedAt: expect.any(String) })
  expect(await unitsOf(late, early)).toEqual([1, 2])
  expect(await refusal(() => desk.bookings.move(late, 3))).toBe(`'${roomTypeId}' has no unit 3. It has 2.`)
  expect(await refusal(() => desk.bookings.move(late, 1))).toBe(`${late} has unit 1 already.`)
  await book(0, 1)
  expect((await desk.bookings.unpin(late)).pinnedAt).toBeNull()
})

onBoth(
  'gives concurrent requests all nights there are, and refuses none before a night is sold out',
  async () => {
    const { ask, api } = await openRooms()
    const wanted = Array.from({ length: 24 }, (_, n) => [n % 9, (n % 9) + 1 + (n % 4)] as const)
    const answers = await Promise.all(wanted.map(([from, until]) => ask(from, until)))
    const sold = new Map<string, number>()
    const nights = await api.db
      .prepare<[], { night: string; unit: number }>(
        'SELECT night, unit_id AS unit FROM booking_nights ORDER BY 1',
      )
      .all()
    for (const { night } of nights) sold.set(night, (sold.get(night) ?? 0) + 1)
    for (const [i, { status }] of answers.entries()) {
      const [from, until] = wanted[i] as readonly [number, number]
      const isFull = Array.from({ length: until - from }, (_, n) => sold.get(day(from + n)) ?? 0).some(
        (count) => count === 2,
      )
      expect([201, 409]).toContain(status)
      if (status === 409) expect(isFull).toBe(true)
    }
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(4)
  },
)
