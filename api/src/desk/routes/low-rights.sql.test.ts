import { staffLimits } from '@calm-rest/contract/staff'
import { addDays } from '@calm-rest/contract/stay'
import { whenDone } from '@calm-rest/testing/cleanup'
import { expect } from 'vitest'
import { it, onBoth } from '../../testing/both-engines.ts'
import { placeOf } from '../../testing/engine.ts'
import { goodBooking, goodMessage } from '../../testing/inputs.ts'
import { joinByMail, joinStaff } from '../../testing/staff.ts'
import { openTestApi, type TestApi, testNow } from '../../testing/test-api.ts'
import { openDesk } from '../open-desk.ts'

const today = '2027-06-01'

const open = async () => {
  const api = await openTestApi()
  const mailed = await joinByMail(api, 'desk')
  const proved = await joinStaff(api, 'desk', { name: 'Amara' })
  return {
    api,
    mailed,
    proved,
    told: async () =>
      api.db.prepare<[], string>("SELECT kind FROM outbox WHERE kind = 'act-for-owner'").pluck().all(),
  }
}

/** Returns every unit of the property. */
const unitsOf = async (api: TestApi): Promise<{ roomId: string; unit: number }[]> =>
  api.db
    .prepare<[], { roomId: string; unit: number }>(
      'SELECT room_type_id AS "roomId", number AS unit FROM units ORDER BY room_type_id, number',
    )
    .all()

const blocked = (api: TestApi) =>
  api.db.prepare<[], number>('SELECT COUNT(*) FROM booking_nights WHERE block_id IS NOT NULL').pluck().get()

it('R-staff-acts: a mailed code neither shortens a paid stay nor lowers its price; a passkey does, and the owner is notified', async () => {
  const { api, mailed, proved, told } = await open()
  const { reference } = await (await api.post('/api/bookings', goodBooking)).json()
  const params = { reference }
  const stay = async () => (await mailed.call('readStay', { params })).data.stay
  const { version } = await stay()
  const shorter = { version, checkOut: '2027-07-02', totalPrice: 235 }
  const refused = await mailed.call('changeStay', { params, body: shorter })
  expect([refused.status, refused.data.code]).toEqual([403, 'proof_required'])
  expect(await stay()).toMatchObject({ version, totalPrice: 705, checkOut: '2027-07-04' })
  // in a cheaper room
  const cheaper = { roomId: 'courtyard-room' }
  const { data: quote } = await mailed.call('quoteStayChange', { params, body: cheaper })
  expect(quote.totalPrice).toBeLessThan(705)
  const body = { ...cheaper, version, totalPrice: quote.totalPrice }
  expect((await mailed.call('changeStay', { params, body })).data.code).toBe('proof_required')
  // a change that the guest pays more for is normal work
  const longer = await mailed.call('changeStay', {
    params,
    body: { version, checkOut: '2027-07-05', totalPrice: 940 },
  })
  expect(longer.status).toBe(200)
  expect(await told()).toEqual([])
  const done = await proved.call('changeStay', {
    params,
    body: { version: longer.data.version, checkOut: '2027-07-04', totalPrice: 705 },
  })
  expect([done.status, done.data.totalPrice]).toEqual([200, 705])
  expect(await told()).toHaveLength(1)
})

it('R-staff-acts: tells a member without a passkey what to do', async () => {
  const { mailed, proved } = await open()
  const { status, data } = await mailed.call('proofOptions')
  expect([status, data.code]).toEqual([409, 'no_passkey'])
  expect((await proved.call('proofOptions')).status).toBe(200)
})

onBoth(
  'R-staff-acts: a mailed code closes two rooms in an hour, for all members together, and none for more than 14 nights',
  async () => {
    const { api, mailed, proved, told } = await open()
    const second = await joinByMail(api, 'desk', 'Bela')
    const units = await unitsOf(api)
    const block = (
      one: typeof mailed,
      unit: (typeof units)[number] | undefined,
      nights: number,
      from = today,
    ) => one.call('addBlock', { body: { ...unit, from, until: addDays(from, nights), reason: 'x' } as never })
    const long = staffLimits.withoutProof.closedNights
    expect((await block(mailed, units[0], 200)).data.code).toBe('proof_required')
    expect((await block(mailed, units[0], long)).status).toBe(201)
    // the same in two pieces
    expect((await block(mailed, units[0], 1, addDays(today, long))).data.code).toBe('proof_required')
    const rest = await Promise.all(
      units.slice(1, 9).map((unit, i) => block(i % 2 === 0 ? mailed : second, unit, long)),
    )
    expect(rest.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(7).fill(403)])
    expect(await blocked(api)).toBe(2 * long)
    expect(await told()).toHaveLength(2)
    const renovation = await block(proved, units[20], 200)
    expect(renovation.status).toBe(201)
    // nor does it sell what is closed for long
    const params = { id: renovation.data.id }
    expect((await mailed.call('removeBlock', { params })).data.code).toBe('proof_required')
    expect(await told()).toHaveLength(3)
  },
)

it('R-staff-acts: housekeeping closes a room for at most seven days, two of them in an hour, and the owner is notified', async () => {
  const { api, proved, told } = await open()
  const cleaner = await joinByMail(api, 'housekeeping')
  const { data: units } = await cleaner.call('listUnits')
  const set = async (one: typeof cleaner, i: number, more: object) => {
    const { roomId, unit, version } = units[i] as (typeof units)[number]
    return one.call('setUnitState', { params: { roomId, unit }, body: { version, ...more } })
  }
  const close = (i: number, days: number, one = cleaner) =>
    set(one, i, { state: 'out_of_order', until: addDays(today, days), reason: 'x' })
  for (const days of [8, 700]) {
    const { status, data } = await close(0, days)
    expect([status, data.code]).toEqual([422, 'out_of_order_too_long'])
  }
  expect((await close(0, 7)).status).toBe(200)
  expect((await close(1, 7)).status).toBe(200)
  for (let i = 2; i < 6; i += 1) expect((await close(i, 7)).data.code).toBe('proof_required')
  expect(await blocked(api)).toBe(14)
  expect(await told()).toHaveLength(2)
  // what the front desk has closed for longer is not opened by marking it clean
  const long = await close(7, 200, proved)
  const opened = await cleaner.call('setUnitState', {
    params: { roomId: long.data.roomId, unit: long.data.unit },
    body: { version: long.data.version, state: 'clean' },
  })
  expect([long.status, opened.data.code]).toEqual([200, 'out_of_order_too_long'])
})

it('R-staff-acts: a mailed code can neither fill the property with unpaid stays, nor empty it of paid ones', async () => {
  const { api, mailed, proved } = await open()
  const walkIn = async (one: typeof mailed, nights: number, from: string, roomId = 'courtyard-room') => {
    const wanted = { roomId, checkIn: from, checkOut: addDays(from, nights), guests: 1 }
    const { data } = await one.call('quoteWalkIn', { body: wanted })
    const guest = { firstName: 'X', lastName: 'Y', lang: 'en', isHere: from === today } as const
    return one.call('addWalkIn', { body: { ...wanted, ...guest, totalPrice: data.totalPrice } })
  }
  expect((await walkIn(mailed, 15, today)).data.code).toBe('proof_required')
  for (let i = 1; i <= staffLimits.withoutProof.walkIns.hour; i += 1)
    expect((await walkIn(mailed, 2, addDays(today, 10 * i))).status).toBe(201)
  expect((await walkIn(mailed, 2, addDays(today, 200))).data.code).toBe('proof_required')

  const rooms = [...new Set((await unitsOf(api)).map(({ roomId }) => roomId))].slice(0, 6)
  const inHouse = await Promise.all(rooms.map((roomId) => walkIn(proved, 3, today, roomId)))
  const ends: number[] = []
  for (const { data: stay } of inHouse) {
    const { reference } = stay
    const { data } = await mailed.call('readStay', { params: { reference } })
    const body = { version: data.stay.version, mark: 'check_out' } as const
    ends.push((await mailed.call('markStay', { params: { reference }, body })).status)
  }
  expect(ends).toEqual([200, 200, 200, 200, 200, 403])
})

it('R-staff-acts: a mailed code writes to ten guests in an hour', async () => {
  const { api, mailed } = await open()
  const most = staffLimits.withoutProof.answers.hour
  await api.post('/api/messages', goodMessage)
  const params = { id: 1 }
  const answer = async () => {
    const { version } = (await mailed.call('readMessage', { params })).data
    return mailed.call('answerMessage', { params, body: { version, reply: 'Pay here' } })
  }
  for (let i = 0; i < most; i += 1) expect((await answer()).status).toBe(200)
  expect((await answer()).data.code).toBe('proof_required')
  // a new name is a mail to the guest, too
  const { reference } = await (await api.post('/api/bookings', goodBooking)).json()
  const rename = async (firstName: string) => {
    const { version, totalPrice } = (await mailed.call('readStay', { params: { reference } })).data.stay
    return mailed.call('changeStay', { params: { reference }, body: { version, totalPrice, firstName } })
  }
  for (let i = 0; i < staffLimits.withoutProof.changes.hour; i += 1)
    expect((await rename(`Name${'abcdefghijklm'[i]}`)).status).toBe(200)
  expect((await rename('Another')).data.code).toBe('proof_required')
})

it('R-staff-acts: the owner’s commands require no passkey, and cause no mail to the owner', async () => {
  const { api, told } = await open()
  const desk = await openDesk({ ...placeOf(api.dataDir), who: 'nirosha', now: () => testNow })
  whenDone(desk.close)
  for (const { roomId, unit } of (await unitsOf(api)).slice(0, 4))
    await desk.blocks.add({ roomId, unit, from: today, until: addDays(today, 200), reason: 'Roof' })
  expect(await blocked(api)).toBe(800)
  expect(await told()).toEqual([])
})
