import { expect, it } from 'vitest'
import { goodBooking } from '../../testing/inputs.ts'
import { openMailedApi } from '../../testing/mailed-api.ts'
import { joinStaff, openTestStaff } from '../../testing/staff.ts'

/** 31 May in UTC and in Colombo, 1 June in Tokyo. */
const lateAtNight = new Date('2027-05-31T15:30:00Z')

const stay = { checkIn: '2027-06-01', checkOut: '2027-06-03', guests: 1, roomType: 'lighthouse-suite' }

type Staff = Pick<Awaited<ReturnType<typeof joinStaff>>, 'call'>

const changeFacts = async ({ call }: Staff, change: object) =>
  call('changeFacts', { body: { version: (await call('readFacts')).data.version, ...change } })

const toYen = { currency: 'JPY', timeZone: 'Asia/Tokyo' }

it('a property in Tokyo quotes, books, mails and lists in yen and by its own date', async () => {
  const api = await openMailedApi({ now: () => lateAtNight })
  const owner = await joinStaff(api, 'owner')
  const { call } = owner
  const tax = { names: { en: 'Tax', de: 'Steuer', zh: '税' }, per: 'stay', included: false, fromAge: 0 }
  await changeFacts(owner, toYen)
  // a tenth of 47,002 would end in .20
  const rates = { version: (await call('readRates')).data.version, isMeant: true }
  await call('saveRate', { body: { ...rates, list: 'taxes', percent: 10, ...tax } })
  const room = { version: (await call('readRoomPrices')).data.version, isMeant: true }
  const price = { price: 23_501, discountPrice: null }
  await call('changeRoomPrices', { params: { roomId: stay.roomType }, body: { ...room, ...price } })

  const day = await (await api.get('/api/hotel/day')).json()
  expect([day.today, day.timeZone, day.facts.currency]).toEqual(['2027-06-01', 'Asia/Tokyo', 'JPY'])
  const quoted = await (await api.post('/api/quotes', stay)).json()
  expect([quoted.currency, quoted.totalPrice]).toEqual(['JPY', 51_702])

  const booked = await api.post('/api/bookings', { ...goodBooking, ...stay, totalPrice: quoted.totalPrice })
  expect(booked.status).toBe(201)
  const mail = await api.mailOf('booking-confirmed')
  expect(mail.text).toContain('¥51,702')
  expect(mail.text).toContain('2 June 2027 at 00:30')
  const today = (await call('readDay')).data
  expect([today.day, today.arrivals.length]).toEqual(['2027-06-01', 1])
})

it('once a stay is counted in them, neither can be changed any more', async () => {
  const owner = await openTestStaff('owner')
  const { api, call } = owner
  expect((await changeFacts(owner, { currency: 'EUR' })).data).toMatchObject({
    currency: 'EUR',
    isCountingFixed: false,
  })
  const { totalPrice } = await (await api.post('/api/quotes', { ...stay, checkIn: '2027-06-02' })).json()
  const order = { ...goodBooking, ...stay, checkIn: '2027-06-02', totalPrice }
  const { reference } = await (await api.post('/api/bookings', order)).json()
  const tried = await Promise.all([
    changeFacts(owner, { currency: 'JPY' }),
    changeFacts(owner, { timeZone: 'Asia/Tokyo' }),
  ])
  expect(tried.map(({ status, data }) => [status, data.code])).toEqual([
    [409, 'currency_fixed'],
    [409, 'time_zone_fixed'],
  ])
  // what is saved unchanged beside another fact is no change
  const beside = { currency: 'EUR', checkInFrom: '15:00' }
  expect((await changeFacts(owner, beside)).data).toMatchObject({
    checkInFrom: '15:00',
    isCountingFixed: true,
  })
  // an owner who has only tried the examples may still choose
  const { stay: read } = (await call('readStay', { params: { reference } })).data
  await call('cancelStay', { params: { reference }, body: { version: read.version, refund: 'full' } })
  expect((await changeFacts(owner, toYen)).data).toMatchObject(toYen)
})

it.each([
  ['changeRoomPrices', { roomId: stay.roomType }, { price: 99.5, discountPrice: null }, 'price'],
  [
    'changePrices',
    {},
    { rooms: [stay.roomType], from: '2027-07-01', until: '2027-07-02', by: 'set', value: 99.5 },
    'value',
  ],
  ['saveRate', {}, { list: 'rounding', rounding: 'to_99' }, 'rounding'],
] as const)(
  'refuses in %s what a currency without decimals does not have',
  async (name, params, body, field) => {
    const owner = await openTestStaff('owner')
    await changeFacts(owner, toYen)
    const { version } = (await owner.call('readRates')).data
    const { data } = await owner.call(name, { params, body: { version, ...body } } as never)
    expect(data).toMatchObject({ code: 'invalid_request', fields: [{ field, code: 'no_decimals' }] })
  },
)
