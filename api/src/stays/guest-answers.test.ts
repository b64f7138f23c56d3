import { expect, it } from 'vitest'
import { createAnswerLines } from '../testing/answer-lines.ts'
import { goodBooking, goodReview } from '../testing/inputs.ts'
import { joinAs } from '../testing/members.ts'
import { openTestApi } from '../testing/test-api.ts'

it('answers guests with these values, in every field', async () => {
  const api = await openTestApi()
  const linesOf = createAnswerLines()
  const { auth } = await joinAs(api)
  const stay = 'checkIn=2027-07-01&checkOut=2027-07-04&guests=2'
  const nights = { checkIn: '2027-07-02', checkOut: '2027-07-04', guests: 2 }
  const reference = async () => (await (await api.get('/api/me/bookings', auth)).json())[0].reference
  const read: Record<string, () => Response | Promise<Response>> = {
    room: () => api.get(`/api/rooms/turtle-bay-room?lang=de`),
    rooms: () => api.get(`/api/rooms?${stay}&lang=zh`),
    offers: () => api.get(`/api/offers?${stay}`),
    offerDays: () => api.get(`/api/offers/days?from=2027-07-01&to=2027-07-04&guests=2`),
    day: () => api.get('/api/hotel/day'),
    quote: () => api.post('/api/quotes', { ...nights, roomType: 'turtle-bay-room' }),
    booking: () => api.post('/api/bookings', { ...goodBooking, dietaryNeeds: 'No nuts.' }, auth),
    bookings: () => api.get('/api/me/bookings', auth),
    availability: () => api.get('/api/rooms/lighthouse-suite/availability?from=2027-07-01&to=2027-07-10'),
    changeQuote: async () =>
      api.post(`/api/me/bookings/${await reference()}/quote`, { ...nights, room: 'lighthouse-suite' }, auth),
    cancelled: async () => api.post(`/api/me/bookings/${await reference()}/cancel`, {}, auth),
    review: () => api.post('/api/testimonials', goodReview),
    reviews: () => api.get('/api/testimonials?limit=5'),
    summary: () => api.get('/api/testimonials/summary?room=horizon-room'),
    account: () => api.get('/api/me', auth),
    data: () => api.get('/api/me/data', auth),
    providers: () => api.get('/api/auth/providers'),
    health: () => api.get('/api/health/ready'),
  }
  const lines: string[] = []
  for (const [name, ask] of Object.entries(read)) {
    const answer = await ask()
    lines.push(...linesOf(`${name} ${answer.status} `, await answer.json()))
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('guest-answers.txt')
})
