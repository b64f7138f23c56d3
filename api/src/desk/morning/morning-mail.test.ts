import { expect, it } from 'vitest'
import { parseEnvironment } from '../../environment.ts'
import { goodBooking } from '../../testing/inputs.ts'
import { openMailedApi } from '../../testing/mailed-api.ts'
import { openTestApi, openTestDatabase } from '../../testing/test-api.ts'
import { createDeskCommands } from '../create-desk-commands.ts'
import { createMorningMail } from './morning-mail.ts'

const daysOf = ({ db }: Pick<Awaited<ReturnType<typeof openTestApi>>, 'db'>) =>
  db.prepare("SELECT payload ->> 'day' FROM outbox WHERE kind = 'day-for-owner' ORDER BY id").pluck().all()

it('R-desk-morning: is written once a day, when its time has come at the property', async () => {
  const api = await openTestApi()
  const morningMail = createMorningMail(api.db, '07:00')
  const at = async (iso: string) => {
    await morningMail(new Date(iso))
    return daysOf(api)
  }
  // five and a half hours ahead of UTC
  expect(await at('2027-06-30T18:30:00Z')).toEqual([])
  expect(await at('2027-07-01T01:29:59Z')).toEqual([])
  expect(await at('2027-07-01T01:30:00Z')).toEqual(['2027-07-01'])
  expect(await at('2027-07-01T01:30:30Z')).toEqual(['2027-07-01'])
  expect(await at('2027-07-01T18:29:59Z')).toEqual(['2027-07-01'])
  expect(await at('2027-07-01T18:30:00Z')).toEqual(['2027-07-01'])
  expect(await at('2027-07-02T01:31:00Z')).toEqual(['2027-07-01', '2027-07-02'])
  // a clock that goes back repeats nothing
  expect(await at('2027-07-01T05:00:00Z')).toEqual(['2027-07-01', '2027-07-02'])
})

it('is not repeated by another start or another process, and is late if nothing ran in the morning', async () => {
  const now = () => new Date('2027-06-01T09:00:00Z')
  const first = await openTestApi({ now, morningMail: '07:00' })
  const { dataDir } = first
  const others = [
    await openTestApi({ now, morningMail: '07:00', dataDir }),
    await openTestApi({ now, morningMail: '06:00', dataDir }),
  ]
  expect(await Promise.all(others.map(daysOf))).toEqual([['2027-06-01'], ['2027-06-01']])
  const db = await openTestDatabase(dataDir)
  await createMorningMail(db, '07:00')(now())
  expect(await daysOf(first)).toEqual(['2027-06-01'])
})

it('is not written without its time in the configuration', async () => {
  expect(await daysOf(await openTestApi())).toEqual([])
  expect(parseEnvironment({}).MORNING_MAIL).toBeUndefined()
  expect(parseEnvironment({ MORNING_MAIL: '07:00' }).MORNING_MAIL).toBe('07:00')
  for (const wrong of ['7:00', '24:00', '07:60', 'morning', '07:00:00']) {
    expect(() => parseEnvironment({ MORNING_MAIL: wrong })).toThrow('A time at the guesthouse, like 07:00')
  }
})

it('R-desk-morning: tells the property who arrives, leaves and stays, without cancelled guests', async () => {
  let now = new Date('2027-06-01T00:00:00Z')
  const api = await openMailedApi({ now: () => now })
  const book = async (
    firstName: string,
    checkIn: string,
    checkOut: string,
    nights: number,
    more: object = {},
  ) => {
    const stay = {
      firstName,
      checkIn,
      checkOut,
      roomType: 'courtyard-room',
      totalPrice: 61 * nights,
      ...more,
    }
    return (await (await api.post('/api/bookings', { ...goodBooking, ...stay })).json()).reference
  }
  const more = { specialRequest: 'Two\ncots', phone: '0771234567' }
  const arriving = await book('Arrun', '2027-07-04', '2027-07-06', 2, more)
  const leaving = await book('Leela', '2027-07-01', '2027-07-04', 3, { specialRequest: '' })
  await book('Staya', '2027-07-03', '2027-07-05', 2, { roomType: 'coral-suite', totalPrice: 536 })
  const cancelled = await book('Ceylan', '2027-07-04', '2027-07-05', 1, {
    roomType: 'horizon-room',
    totalPrice: 128,
  })
  await api.db.exec(`UPDATE bookings SET status = 'cancelled' WHERE reference = '${cancelled}';
    UPDATE bookings SET arrival_flight = 'UL 504', arrival_shuttle = 1, arrival_note = 'With a pram.',
      arrival_told_at = created_at WHERE reference = '${arriving}'`)
  const desk = createDeskCommands({ db: api.db, who: 'nirosha', now: () => now })
  await desk.payments.take(leaving, { amount: 100, method: 'cash' })
  now = new Date('2027-07-04T01:30:00Z')
  await createMorningMail(api.db, '07:00')(now)
  const mail = await api.mailOf('day-for-owner')
  expect(mail.recipients).toEqual(['stay@calmrest.example'])
  expect(mail.subject).toBe('4 Jul 2027: 1 arriving, 1 leaving, 1 staying')
  expect(mail.text).toMatch(
    /Arriving today:[\s\S]*Arrun[\s\S]*Two[\s\S]*Leaving today:[\s\S]*Leela[\s\S]*\$83 not paid yet\s+Staying on:[\s\S]*Staya/,
  )
  expect(mail.text).toContain(arriving)
  expect(mail.text).toContain('+94 77 123 4567')
  expect(mail.text).toMatch(/time not known yet · flight UL 504 · wants the airport shuttle\s+With a pram\./)
  expect(mail.text).not.toContain('Ceylan')
})

it('is sent even if nobody arrives or leaves', async () => {
  const api = await openMailedApi({ morningMail: '07:00' })
  const mail = await api.mailOf('day-for-owner')
  expect(mail.text).toContain('Nobody arrives today.')
  expect(mail.text).toContain('Nobody leaves today.')
})
