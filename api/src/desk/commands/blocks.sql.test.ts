import { expect } from 'vitest'
import { it, onBoth } from '../../testing/both-engines.ts'
import { goodBooking } from '../../testing/inputs.ts'
import { openTestDesk } from '../../testing/opened-desk.ts'
import { startRacers } from '../../testing/racers.ts'
import { openTestStaff } from '../../testing/staff.ts'

const block = { roomId: 'lighthouse-suite', from: '2027-07-02', until: '2027-07-05', reason: 'New roof' }
const availability = '/api/rooms/lighthouse-suite/availability?from=2027-07-01&to=2027-07-10'

it('R-desk-block: takes nights from availability, from the list and from bookings, and gives them back', async () => {
  const { api, desk, read } = await openTestDesk()
  const isAvailable = async () =>
    (await read('/api/rooms/lighthouse-suite?checkIn=2027-07-04&checkOut=2027-07-05&guests=2')).available
  expect(await isAvailable()).toBe(true)
  const { id } = await desk.blocks.add(block)
  expect((await read(availability)).taken).toEqual(['2027-07-02', '2027-07-03', '2027-07-04'])
  expect(await isAvailable()).toBe(false)
  const refused = await api.post('/api/bookings', goodBooking)
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'room_taken' }])
  // A block is half-open: guests may leave on its first day and arrive on its last.
  const before = { ...goodBooking, checkOut: '2027-07-02', totalPrice: 235 }
  expect((await api.post('/api/bookings', before)).status).toBe(201)

  expect(await desk.blocks.remove(id)).toMatchObject(block)
  expect((await read(availability)).taken).toEqual(['2027-07-01'])
  await expect(desk.blocks.find(id)).rejects.toMatchObject({ code: 'block_not_found' })
})

it('is refused where a guest or another block has one of the nights, and says who', async () => {
  const { api, desk } = await openTestDesk()
  const { reference } = await (await api.post('/api/bookings', goodBooking)).json()
  await expect(desk.blocks.add(block)).rejects.toThrow(`Taken by ${reference}: cancel or unblock first.`)
  const { id } = await desk.blocks.add({ ...block, from: '2027-07-04' })
  await expect(desk.blocks.add({ ...block, from: '2027-07-04' })).rejects.toThrow(`Taken by block ${id}:`)
  // a cancelled booking occupies nothing
  await desk.bookings.cancel(reference)
  expect(await desk.blocks.add({ ...block, until: '2027-07-04' })).toMatchObject({ unit: 1 })
})

it('takes one room of several, the first that is free or the one that is named', async () => {
  const { api, desk, read } = await openTestDesk()
  const courtyard = { ...block, roomId: 'courtyard-room' }
  const taken = async () => (await read(availability.replace('lighthouse-suite', 'courtyard-room'))).taken
  expect(await desk.blocks.add({ ...courtyard, unit: 2 })).toMatchObject({ unit: 2 })
  expect(await taken()).toEqual([])
  await expect(desk.blocks.add({ ...courtyard, unit: 2 })).rejects.toThrow(/^Taken by block 1/)
  await expect(desk.blocks.add({ ...courtyard, unit: 3 })).rejects.toThrow(
    "'courtyard-room' has no unit 3. It has 2.",
  )
  expect(await desk.blocks.add(courtyard)).toMatchObject({ unit: 1 })
  expect(await taken()).toEqual(['2027-07-02', '2027-07-03', '2027-07-04'])
  expect((await api.counts()).booking_nights).toBe(6)
})

it.each([
  [{ from: '2027-05-31' }, { fields: [{ field: 'from', code: 'in_the_past' }] }],
  [{ until: '2027-07-02' }, { fields: [{ field: 'until', code: 'not_after_check_in' }] }],
  [{ until: '2030-01-01' }, { fields: [{ field: 'until', code: 'too_far_ahead' }] }],
  [{ from: '2027-02-30' }, { fields: [{ field: 'from' }] }],
  [{ reason: ' ' }, { fields: [{ field: 'reason', code: 'required' }] }],
  [{ roomId: 'attic' }, { code: 'room_not_found' }],
])('refuses %j', async (wrong, answer) => {
  const { api, call } = await openTestStaff()
  expect(await call('addBlock', { body: { ...block, ...wrong } })).toMatchObject({
    status: expect.toBeOneOf([400, 404]),
    data: answer,
  })
  expect((await api.counts()).booking_nights).toBe(0)
})

onBoth(
  'R-desk-block: never shares a night with a booking while processes book and the desk blocks',
  async () => {
    const { api, desk } = await openTestDesk()
    const nights = 40
    const workers = await startRacers(api.dataDir, 2, nights)
    for (const worker of workers) worker.process.stdin.write('go\n')
    let blocked = 0
    for (let night = nights; night > 0; night -= 1) {
      const from = new Date(Date.UTC(2027, 6, night)).toISOString().slice(0, 10)
      const until = new Date(Date.UTC(2027, 6, night + 1)).toISOString().slice(0, 10)
      try {
        await desk.blocks.add({ ...block, from, until })
        blocked += 1
      } catch (cause) {
        expect((cause as Error).message).toMatch(/^Taken by CR-/)
      }
    }
    const answers = []
    for (const worker of workers) answers.push(...JSON.parse(await worker.nextLine()))
    const booked = answers.filter(({ status }) => status === 201).length
    expect(answers.filter(({ code }) => code !== 'booked' && code !== 'room_taken')).toEqual([])
    expect(booked + blocked).toBe(nights)
    expect((await api.counts()).booking_nights).toBe(nights)
  },
)
