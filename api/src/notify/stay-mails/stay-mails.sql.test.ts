import { expect } from 'vitest'
import { parseEnvironment } from '../../environment.ts'
import { describe, it, onBoth } from '../../testing/both-engines.ts'
import { goodBooking } from '../../testing/inputs.ts'
import { openTestDesk } from '../../testing/opened-desk.ts'
import { openTestApi, openTestDatabase } from '../../testing/test-api.ts'
import { stayMailSettings } from './environment.ts'
import { createStayMails } from './stay-mails.ts'

const both = { preArrival: true, postStay: true }

/** Bookings from 1 to 4 July 2027, made on 1 June. Moments are in UTC, five and a half hours behind the property. */
const open = async () => {
  const opened = await openTestDesk()
  const { api, setClock } = opened
  const write = createStayMails(api.db, both)
  const rooms = ['courtyard-room', 'horizon-room', 'coral-suite', 'lighthouse-suite']
  const prices: Record<string, number> = {
    'courtyard-room': 61,
    'horizon-room': 128,
    'coral-suite': 268,
    'lighthouse-suite': 235,
  }
  const book = async (given: { email?: string; checkIn?: string; checkOut?: string; room?: string } = {}) => {
    const { room = rooms.at(-1) ?? '', checkIn = '2027-07-01', checkOut = '2027-07-04', ...guest } = given
    const nights = (Date.parse(checkOut) - Date.parse(checkIn)) / 86_400_000
    const stay = { checkIn, checkOut, roomType: room, guests: 1, totalPrice: nights * (prices[room] ?? 0) }
    const answer = await api.post('/api/bookings', { ...goodBooking, ...guest, ...stay })
    const { reference, error } = await answer.json()
    if (!reference) throw new Error(error)
    return reference as string
  }
  const mailed = async (kind: string) =>
    (await api.db
      .prepare("SELECT payload ->> 'reference' FROM outbox WHERE kind = ? ORDER BY id")
      .pluck()
      .all(kind)) as string[]
  return {
    ...opened,
    book,
    rooms,
    /** References with such a mail at a moment. */
    preArrival: async (iso: string) => {
      setClock(iso)
      await write(new Date(iso))
      return mailed('stay-ahead')
    },
    postStay: async (iso: string) => {
      setClock(iso)
      await write(new Date(iso))
      return mailed('stay-thanks')
    },
  }
}

describe('R-mail-ahead: a guest is mailed before the stay', () => {
  it('three days ahead at nine in the morning at the property, once', async () => {
    const { book, preArrival } = await open()
    const reference = await book()
    expect(await preArrival('2027-06-27T18:00:00Z')).toEqual([])
    expect(await preArrival('2027-06-28T03:29:59Z')).toEqual([])
    expect(await preArrival('2027-06-28T03:30:00Z')).toEqual([reference])
    expect(await preArrival('2027-06-28T03:31:00Z')).toEqual([reference])
    expect(await preArrival('2027-06-30T12:00:00Z')).toEqual([reference])
  })

  it('later if the site did not run, and not on the day of check-in', async () => {
    const late = await open()
    const reference = await late.book()
    expect(await late.preArrival('2027-06-30T18:29:00Z')).toEqual([reference])
    const tooLate = await open()
    await tooLate.book()
    expect(await tooLate.preArrival('2027-07-01T04:00:00Z')).toEqual([])
  })

  it('an hour after a booking with fewer days to go, and not at all if the guest arrives on the same day', async () => {
    const { book, preArrival, setClock } = await open()
    setClock('2027-06-29T06:00:00Z')
    const reference = await book()
    expect(await preArrival('2027-06-29T06:59:59Z')).toEqual([])
    expect(await preArrival('2027-06-29T07:00:00Z')).toEqual([reference])
    setClock('2027-07-01T06:00:00Z')
    await book({ room: 'coral-suite' })
    expect(await preArrival('2027-07-01T08:00:00Z')).toEqual([reference])
  })

  it('not if the stay is cancelled', async () => {
    const { book, preArrival, desk } = await open()
    await desk.bookings.cancel(await book())
    const coming = await book({ room: 'coral-suite' })
    expect(await preArrival('2027-06-28T04:00:00Z')).toEqual([coming])
  })

  it('again if the stay is moved to other days', async () => {
    const { book, preArrival, desk } = await open()
    const reference = await book()
    await preArrival('2027-06-28T04:00:00Z')
    await desk.bookings.change(reference, { checkIn: '2027-07-10', checkOut: '2027-07-13' }, 705)
    expect(await preArrival('2027-06-28T06:00:00Z')).toHaveLength(1)
    expect(await preArrival('2027-07-07T04:00:00Z')).toEqual([reference, reference])
  })

  it('five times at most within a month at one address, for all who book with it', async () => {
    const { book, preArrival } = await open()
    for (let day = 1; day <= 7; day += 1)
      await book({ room: 'courtyard-room', checkIn: `2027-07-0${day}`, checkOut: `2027-07-0${day + 1}` })
    for (let day = 1; day <= 6; day += 1) await preArrival(`2027-07-0${day}T04:00:00Z`)
    expect(await preArrival('2027-07-06T05:00:00Z')).toHaveLength(5)
  })
})

describe('R-mail-thanks: a guest is thanked after the stay', () => {
  it('on the day after departure, once', async () => {
    const { book, postStay } = await open()
    const reference = await book()
    expect(await postStay('2027-07-04T12:00:00Z')).toEqual([])
    expect(await postStay('2027-07-05T03:29:59Z')).toEqual([])
    expect(await postStay('2027-07-05T03:30:00Z')).toEqual([reference])
    expect(await postStay('2027-07-06T12:00:00Z')).toEqual([reference])
  })

  it('after an early departure, on the day after that', async () => {
    const { book, postStay, desk, setClock } = await open()
    const reference = await book()
    setClock('2027-07-02T06:00:00Z')
    await desk.bookings.leave(reference)
    expect(await postStay('2027-07-02T12:00:00Z')).toEqual([])
    expect(await postStay('2027-07-03T04:00:00Z')).toEqual([reference])
  })

  it('not for cancelled stays, no-shows, erased guests, nor weeks later', async () => {
    const { book, postStay, desk, setClock } = await open()
    const cancelled = await book({ email: 'a@example.com' })
    await desk.bookings.cancel(cancelled)
    const noShow = await book({ email: 'b@example.com', room: 'coral-suite' })
    await book({ email: 'c@example.com', room: 'horizon-room' })
    const forgetful = await book({ email: 'd@example.com' })
    setClock('2027-07-02T06:00:00Z')
    await desk.bookings.noShow(noShow)
    await desk.guests.erase('c@example.com')
    expect(await postStay('2027-07-12T04:00:00Z')).toEqual([])
    expect(await postStay('2027-07-11T04:00:00Z')).toEqual([forgetful])
    expect(await postStay('2027-07-05T04:00:00Z')).toEqual([forgetful])
  })

  it('if the front desk records arrivals, only guests whose arrival or departure it recorded', async () => {
    const { book, postStay, desk, setClock } = await open()
    const noted = await book({ email: 'a@example.com' })
    await book({ email: 'b@example.com', room: 'coral-suite' })
    const left = await book({ email: 'c@example.com', room: 'horizon-room' })
    setClock('2027-07-01T12:00:00Z')
    await desk.bookings.arrive(noted)
    setClock('2027-07-03T06:00:00Z')
    await desk.bookings.leave(left)
    expect((await postStay('2027-07-05T04:00:00Z')).toSorted()).toEqual([noted, left].toSorted())
  })

  it('once a month at one address, however many book with it', async () => {
    const { book, postStay, rooms } = await open()
    for (const [n, room] of rooms.entries())
      await book({ room, email: n % 2 === 0 ? 'amara@example.com' : 'AMARA@example.com' })
    const later = await book({ checkIn: '2027-08-10', checkOut: '2027-08-11' })
    for (const day of ['05', '06', '07', '08', '09', '10', '11'])
      expect(await postStay(`2027-07-${day}T04:00:00Z`)).toHaveLength(1)
    expect((await postStay('2027-08-12T04:00:00Z')).at(-1)).toBe(later)
  })
})

onBoth('is written once by all processes on the database, and at a start', async () => {
  const now = () => new Date('2027-06-28T04:00:00Z')
  const first = await openTestApi()
  await first.post('/api/bookings', goodBooking)
  const { dataDir, db } = first
  const count = () => db.prepare("SELECT COUNT(*) FROM outbox WHERE kind = 'stay-ahead'").pluck().get()
  const others = [db, db, await openTestDatabase(dataDir), await openTestDatabase(dataDir)]
  await Promise.all(others.map((one) => createStayMails(one, both)(now())))
  expect(await count()).toBe(1)
  await openTestApi({ now, dataDir, stayMails: both })
  expect(await count()).toBe(1)
  await db.exec("DELETE FROM outbox WHERE kind = 'stay-ahead'; DELETE FROM stay_mails")
  await openTestApi({ now, dataDir, stayMails: both })
  expect(await count()).toBe(1)
})

it('is configured by the environment, each mail separately, and on by default', async () => {
  expect(stayMailSettings(parseEnvironment({}))).toEqual({ preArrival: true, postStay: true })
  expect(stayMailSettings(parseEnvironment({ BEFORE_ARRIVAL_MAIL: 'off' }))).toEqual({
    preArrival: false,
    postStay: true,
  })
  expect(stayMailSettings(parseEnvironment({ AFTER_STAY_MAIL: 'off' }))).toEqual({
    preArrival: true,
    postStay: false,
  })
  expect(() => parseEnvironment({ AFTER_STAY_MAIL: 'no' })).toThrow('on or off')
  const { api } = await openTestDesk()
  await api.post('/api/bookings', goodBooking)
  for (const at of ['2027-06-28T04:00:00Z', '2027-07-05T04:00:00Z'])
    await createStayMails(api.db, { preArrival: false, postStay: false })(new Date(at))
  expect(await api.db.prepare("SELECT COUNT(*) FROM outbox WHERE kind LIKE 'stay-%'").pluck().get()).toBe(0)
})
