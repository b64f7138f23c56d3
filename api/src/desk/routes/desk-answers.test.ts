import { expect, it } from 'vitest'
import { createAnswerLines } from '../../testing/answer-lines.ts'
import { goodBooking, goodMessage, goodReview } from '../../testing/inputs.ts'
import { openTestStaff } from '../../testing/staff.ts'

it('answers the desk with these values after a day of work, in every field', async () => {
  const { api, call } = await openTestStaff()
  const linesOf = createAnswerLines()
  const { reference } = await (
    await api.post('/api/bookings', { ...goodBooking, phone: '+49 30 1234567', dietaryNeeds: 'No nuts.' })
  ).json()
  await api.post('/api/bookings', {
    ...goodBooking,
    email: 'ben@example.com',
    roomType: 'turtle-bay-room',
    totalPrice: 372,
  })
  await api.post('/api/messages', goodMessage)
  await api.post('/api/messages', { ...goodMessage, fullName: 'Ben Silva', email: 'ben@example.com' })
  await api.post('/api/testimonials', goodReview)
  const params = { reference }
  const version = async () => (await call('readStay', { params })).data.stay.version
  const body = async (more: object) => ({ params, body: { version: await version(), ...more } })
  const block = { roomId: 'horizon-room', from: '2027-07-02', until: '2027-07-05', reason: 'New roof' }
  const walkIn = { roomId: 'horizon-room', checkOut: '2027-06-03', guests: 2 }
  const wrote = [
    await call('addBlock', { body: block }),
    await call('takePayment', await body({ amount: 300, method: 'cash', note: 'In advance' })),
    await call('refundStay', await body({ amount: 20, method: 'card', reason: 'No hot water' })),
    await call('writeNote', await body({ note: 'Likes the corner table' })),
    await call('setNationalities', await body({ nationalities: { DE: 2 } })),
  ]
  expect(wrote.map(({ status }) => status)).toEqual([201, 200, 200, 200, 200])
  const { id = 0, version: seen = '' } = (await call('listMessages')).data[0] ?? {}
  const query = { from: '2027-07-01', until: '2027-07-05' }
  const read = {
    walkIn: await call('quoteWalkIn', { body: walkIn }),
    answered: await call('answerMessage', { params: { id }, body: { version: seen, reply: 'We do.' } }),
    day: await call('readDay', { query: { day: '2027-07-01' } }),
    chart: await call('readChart', { query }),
    stay: await call('readStay', { params }),
    takings: await call('readTakings'),
    messages: await call('listMessages'),
    reviews: await call('listReviews'),
    units: await call('listUnits'),
    rooms: await call('listRoomTypes'),
    room: await call('readRoomType', { params: { roomId: 'turtle-bay-room' } }),
    amenities: await call('listAmenities'),
    photographs: await call('listPhotographs', { params: { roomId: 'turtle-bay-room' } }),
    prices: await call('readPrices', { query }),
    priceChanges: await call('readPriceChanges'),
    rules: await call('readRateRules'),
    facts: await call('readFacts'),
    figures: await call('readFigures', { query }),
    floods: await call('readFloods'),
    members: await call('listMembers'),
    session: await call('readSession'),
    sessions: await call('listOwnSessions'),
    push: await call('readPush'),
  }
  const lines = Object.entries(read).flatMap(([name, { status, data }]) =>
    linesOf(`${name} ${status} `, data),
  )
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('desk-answers.txt')
})
