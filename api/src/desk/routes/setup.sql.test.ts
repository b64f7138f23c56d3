import type { TermsInput } from '@calm-rest/contract/staff'
import { anotherHouse } from '@calm-rest/testing/another-house'
import { expect } from 'vitest'
import { seed } from '../../stays/index.ts'
import { it } from '../../testing/both-engines.ts'
import { goodBooking } from '../../testing/inputs.ts'
import { mailTo } from '../../testing/mail-options.ts'
import { openTestStaff } from '../../testing/staff.ts'
import { openEmptyDatabase, openTestDatabase } from '../../testing/test-api.ts'
import { testNow } from '../../testing/test-now.ts'

type Desk = Awaited<ReturnType<typeof openTestStaff>>

/** A property that begins without examples. */
const openEmpty = async () => {
  const dataDir = await openEmptyDatabase()
  // its file, so that it is not copied from the seeded one
  await openTestDatabase(dataDir)
  return withSetup(await openTestStaff('owner', { dataDir, beginsWith: 'nothing' }))
}

const withSetup = (staff: Desk) => {
  const { call } = staff
  const read = async () => (await call('readSetup')).data
  return {
    ...staff,
    read,
    left: async () => (await read()).items.filter(({ isDone }) => !isDone).map(({ task }) => task),
    openProperty: async () => call('openProperty', { body: { version: (await read()).version } }),
  }
}

const texts = (lang: string) => ({ name: `Loft ${lang}`, bed: `bed ${lang}`, description: `text ${lang}` })

const address = { street: '1 Beach Road', town: 'Galle', region: '', postalCode: '80000', countryCode: 'LK' }

/** What the property needs before it can open: where it is, and a room of its own with a photograph. */
const prepare = async ({ api, call }: Desk) => {
  const facts = (await call('readFacts')).data
  const said = { name: 'Palm Villa', email: 'stay@palm-villa.example', address }
  const counting = { currency: 'LKR', timeZone: 'Asia/Colombo' }
  await call('changeFacts', { body: { version: facts.version, ...said, ...counting } })
  const names = { en: 'Loft en', de: 'Loft de', zh: 'Loft zh' }
  const draft = { names, category: 'family', guests: 3, size: 34, price: 120, units: 1 }
  const { data } = await call('addRoomType', { body: draft })
  const params = { roomId: data.roomId }
  await api.db.exec(`
    INSERT INTO photographs (room_type_id, position, hash, width, height, widths, jpeg_width, preview, file_name, added_at)
    VALUES ('${data.roomId}', 1, 'aa', 480, 320, '[480]', 480, 'data:', 'a.jpg', '2027-06-01')`)
  const body = { guests: 3, size: 34, features: [], amenities: ['wifi'] }
  const written = await call('changeRoomType', {
    params,
    body: { ...body, version: data.version, texts: { en: texts('en'), de: texts('de'), zh: texts('zh') } },
  })
  await call('offerRoomType', { params, body: { version: written.data.version } })
  await answerTerms(call, { breakfast: 'none', cancellation: { kind: 'non_refundable' } })
  return data.roomId
}

const answerTerms = async (call: Desk['call'], terms: Omit<TermsInput, 'version'>) =>
  call('answerTerms', { body: { version: (await call('readSetup')).data.version, ...terms } })

const book = async ({ api }: Desk, roomType: string) => {
  const stay = { checkIn: '2027-07-01', checkOut: '2027-07-03', guests: 1, roomType }
  const { totalPrice } = await (await api.post('/api/quotes', stay)).json()
  const answer = await api.post('/api/bookings', { ...goodBooking, ...stay, totalPrice })
  return { status: answer.status, data: await answer.json() }
}

it('R-open-empty, R-open-nothing-shown: begins with nothing that guests see, takes no booking, and opens once what it needs is there', async () => {
  const desk = await openEmpty()
  const { api, call, read, left, openProperty } = desk
  const guestsFind = async () => [
    await (await api.get('/api/rooms')).json(),
    await (await api.get('/api/testimonials')).json(),
    (await (await api.get('/api/hotel/day')).json()).opensSoon,
  ]
  expect(await guestsFind()).toEqual([[], [], true])
  expect((await call('listAmenities')).data).toHaveLength(27)
  expect([(await read()).stage, await left()]).toEqual([
    'preparing',
    ['facts', 'room', 'terms', 'legal', 'pages', 'mail', 'backups'],
  ])
  expect((await openProperty()).data.code).toBe('setup_incomplete')

  const roomId = await prepare(desk)
  expect(await left()).toEqual(['legal', 'pages', 'mail', 'backups'])
  // strangers find nothing of what is offered, and no cache has what the staff read
  const wanted = { roomType: roomId, checkIn: '2027-07-01', checkOut: '2027-07-03', guests: 1 }
  const asked = [
    `/api/rooms/${roomId}`,
    `/api/rooms/${roomId}/availability?from=2027-07-01&to=2027-07-03`,
    '/api/offers?checkIn=2027-07-01&checkOut=2027-07-03&guests=1',
    '/api/offers/days?from=2027-07-01&to=2027-07-03&guests=1',
  ]
  const statuses = async (headers: Record<string, string>) => {
    const answers = [
      ...(await Promise.all(asked.map((path) => api.get(path, headers)))),
      await api.post('/api/quotes', wanted, headers),
    ]
    return answers.map(({ status, headers: sent }) => `${status} ${sent.get('Cache-Control')}`)
  }
  const ofStaff = desk.headers
  expect(await (await api.get('/api/rooms', ofStaff)).json()).toHaveLength(1)
  expect(await statuses(ofStaff)).toEqual(Array(5).fill('200 no-store'))
  expect(await guestsFind()).toEqual([[], [], true])
  expect(await statuses({})).toEqual(Array(5).fill('409 no-store'))
  const early = await api.post('/api/bookings', { ...goodBooking, ...wanted, totalPrice: 240 })
  expect([early.status, (await early.json()).code]).toEqual([409, 'property_not_open'])
  const { status, data } = await openProperty()
  expect([status, data]).toMatchObject([200, { stage: 'open', openedAt: testNow.toISOString() }])
  expect((await book(desk, roomId)).status).toBe(201)
  const [rooms, , opensSoon] = await guestsFind()
  expect([rooms.length, opensSoon]).toEqual([1, undefined])

  // R-open-pause: it stops, and goes on with one press
  const turn = async (name: 'pauseProperty' | 'resumeProperty') =>
    (await call(name, { body: { version: (await read()).version } })).data.stage
  const paused = async () => (await (await api.get('/api/hotel/day')).json()).isPaused
  expect([await turn('pauseProperty'), await paused(), (await guestsFind())[0]]).toEqual(['paused', true, []])
  expect(await statuses({})).toEqual(Array(5).fill('409 no-store'))
  const late = await api.post('/api/bookings', { ...goodBooking, ...wanted, totalPrice: 240 })
  expect([late.status, (await late.json()).code]).toEqual([409, 'property_paused'])
  expect(await turn('resumeProperty')).toBe('open')
  expect([(await guestsFind())[0].length, await paused()]).toEqual([1, undefined])
})

it('R-open-terms: promises neither breakfast nor a refund until the owner answers, also with the defaults themselves', async () => {
  const { api, call, read, left } = await openEmpty()
  const promised = async () => {
    const { terms } = await (await api.get('/api/hotel/day')).json()
    return [terms.breakfast, terms.plans[0].cancellation.kind]
  }
  expect([await promised(), (await read()).terms]).toEqual([['none', 'non_refundable'], null])
  await call('saveRate', { body: { version: (await call('readRates')).data.version, ...aLongStay } })
  expect([await promised(), await left()]).toEqual([
    ['none', 'non_refundable'],
    expect.arrayContaining(['terms']),
  ])
  const never = { kind: 'non_refundable' } as const
  const done = await answerTerms(call, { breakfast: 'none', cancellation: never })
  expect(done.data.terms).toEqual({ breakfast: 'none', cancellation: never })
  expect(await left()).not.toContain('terms')

  const cancellation = { kind: 'days_before_arrival', days: 7 } as const
  const unpriced = await answerTerms(call, { breakfast: 'extra', cancellation })
  expect(unpriced.data).toMatchObject({ fields: [{ field: 'breakfastPrice', code: 'required' }] })
  await answerTerms(call, { breakfast: 'extra', breakfastPrice: 8, cancellation })
  expect(await promised()).toEqual(['extra', 'days_before_arrival'])
  expect((await call('readRates')).data.extras).toMatchObject([{ id: 'breakfast', price: 8, max: 8 }])
  // it is sold already, and goes with the answer that there is none
  await answerTerms(call, { breakfast: 'extra', cancellation })
  expect((await call('readRates')).data.extras).toHaveLength(1)
  await answerTerms(call, { breakfast: 'none', cancellation })
  expect((await call('readRates')).data.extras).toEqual([])
  await answerTerms(call, { breakfast: 'included', cancellation })
  expect(await promised()).toEqual(['included', 'days_before_arrival'])
})

const aLongStay = { list: 'lengthDiscounts', nights: 7, percent: 10 } as const

it('R-examples-hidden: guests of a property that has opened find no room and no review of the seed', async () => {
  const desk = withSetup(await openTestStaff('owner'))
  const { api, call, read, openProperty } = desk
  expect((await read()).stage).toBe('examples')
  const roomId = await prepare(desk)
  // what a stranger books does not keep the property from opening; what was paid does
  await book(desk, 'horizon-room')
  const { reference } = (await book(desk, 'coral-suite')).data
  await api.db
    .prepare(
      `INSERT INTO payments (booking_id, at, method, amount_cents, who, note)
      SELECT id, '2027-06-01T06:00:00Z', 'cash', 100, 'Amal', NULL FROM bookings WHERE reference = ?`,
    )
    .run(reference)
  const refused = await openProperty()
  expect([refused.status, refused.data.code]).toEqual([409, 'setup_incomplete'])
  expect((await read()).items.find(({ task }) => task === 'stays')).toMatchObject({
    isDone: false,
    isRequired: true,
    references: [reference],
  })
  const { stay } = (await call('readStay', { params: { reference } })).data
  await call('cancelStay', { params: { reference }, body: { version: stay.version, refund: 'full' } })
  expect((await openProperty()).data.stage).toBe('open')
  const told = await Promise.all(
    ['/api/rooms', '/api/testimonials', '/api/offers?checkIn=2027-07-01&checkOut=2027-07-03&guests=1'].map(
      async (path) => (await api.get(path)).text(),
    ),
  )
  expect(told.join()).toContain(roomId)
  for (const text of told) expect(text).not.toMatch(/suite|horizon|lighthouse|Bay/i)
  const gone = await api.post('/api/bookings', { ...goodBooking, roomType: 'coral-suite', totalPrice: 804 })
  expect([gone.status, (await book(desk, roomId)).status]).toEqual([404, 201])
})

it('lists the languages in which a room lacks a text, mail and backups by the installation, and can be left', async () => {
  const dataDir = await openEmptyDatabase()
  await openTestDatabase(dataDir)
  const desk = withSetup(
    await openTestStaff('owner', {
      dataDir,
      beginsWith: 'nothing',
      mail: mailTo({ smtpUrl: 'smtp://127.0.0.1:1' }),
    }),
  )
  const { call, read, left } = desk
  const names = { en: 'Loft', de: 'Loft 2', zh: '阁楼' }
  const draft = { names, category: 'family', guests: 3, size: 34, price: 120, units: 1 }
  const { data } = await call('addRoomType', { body: draft })
  const empty = { name: 'Loft 3', bed: '', description: '' }
  await call('changeRoomType', {
    params: { roomId: data.roomId },
    body: {
      version: data.version,
      guests: 3,
      size: 34,
      features: [],
      amenities: [],
      texts: { en: texts('en'), de: empty, zh: texts('zh') },
    },
  })
  expect((await read()).items.find(({ task }) => task === 'texts')?.langs).toEqual(['de'])
  expect(await left()).toEqual(['facts', 'room', 'terms', 'legal', 'texts', 'pages', 'backups'])
  expect((await call('leaveSetup')).data.isLeft).toBe(true)
  expect((await read()).isLeft).toBe(true)
})

it('refuses to begin empty where the property began with examples', async () => {
  const { api } = await openTestStaff()
  await expect(seed(api.db, testNow, 'nothing')).rejects.toThrow('began with the example rooms')
})

it('R-open-legal: needs the operator where the law asks for an imprint, and names what is missing', async () => {
  const desk = await openEmpty()
  const { call, read } = desk
  const legal = async () => (await read()).items.find(({ task }) => task === 'legal')
  expect(await legal()).toMatchObject({ isRequired: false, legal: ['name', 'representative'] })
  const { country: _, ...address } = anotherHouse.address
  const change = async (body: object) => {
    const { version } = (await call('readFacts')).data
    return call('changeFacts', { body: { ...body, version } })
  }
  await change({ address, legal: { name: 'Lindenhof GmbH' } })
  expect(await legal()).toMatchObject({ isRequired: true, isDone: false, legal: ['representative'] })
  await prepare(desk)
  await change({ address })
  expect((await desk.openProperty()).data.code).toBe('setup_incomplete')
  await change({ legal: { ...anotherHouse.legal, register: '' } })
  expect(await legal()).toMatchObject({ isDone: true, legal: [] })
  expect((await desk.openProperty()).data.stage).toBe('open')
  const { register: ___, ...stored } = anotherHouse.legal
  expect((await call('readFacts')).data.legal).toEqual(stored)
})
