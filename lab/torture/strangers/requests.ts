import { addDays, dateInZone } from '@calm-rest/contract/stay'
import type { Random } from '@calm-rest/testing/random'
import type { Asked } from '../load/client.ts'

export interface StrangersRequest extends Asked {
  path: string
}

const today = dateInZone(new Date(), 'Asia/Colombo')
const availability = `/api/rooms/coral-suite/availability?from=${addDays(today, 30)}&to=${addDays(today, 60)}`

/** An address with an unknown parameter; every second one is longer than any of ours. */
export const madeUpAddress = (n: number): StrangersRequest => ({
  path: `${availability}&j=${n}${'x'.repeat(n % 2 === 0 ? 3_000 : 15_000)}`,
})

const post = (path: string, body: unknown, headers?: Asked['headers']): StrangersRequest => ({
  method: 'POST',
  path,
  body,
  ...(headers && { headers }),
})

const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
const foreign = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' }

/** Requests to the API, of guests and of strangers. */
const calls: readonly StrangersRequest[] = [
  { path: '/api/rooms/coral-suite' },
  { path: '/api/rooms/horizon-room?lang=de' },
  { path: availability },
  { path: '/api/testimonials?limit=10' },
  { path: '/api/rooms/none' },
  { path: '/api/rooms/coral-suite/availability?from=x&to=y' },
  { path: '/api/me', headers: { Authorization: 'Bearer stolen' } },
  { path: '/api/calendars/guessed.ics' },
  { path: '/api/metrics', headers: { Host: 'elsewhere.example' } },
  { path: '/api/../../etc/passwd' },
  { path: '/media/scenes/..%2f..%2fpackage.json' },
  { path: '/api/health/ready' },
  post('/api/bookings', { roomType: 'coral-suite', checkIn: 'x', checkOut: 'x', guests: -1, totalPrice: 0 }),
  post('/api/bookings', { firstName: 'x' }, foreign),
  post('/api/messages', { fullName: '\u202e', email: 'nobody' }),
  post('/api/testimonials', { rating: 9, role: 'owner' }),
  post('/api/auth/reset', { token: 'guessed', password: 'a-better-password' }),
  post('/api/auth/refresh', {}, { Cookie: '__Host-calm-rest-session=guessed' }),
  {
    method: 'POST',
    path: '/api/messages',
    text: '{"fullName":',
    headers: { 'Content-Type': 'application/json' },
  },
]

/** Requests to the site's pages. */
const pages: readonly StrangersRequest[] = [
  { path: '/' },
  { path: '/rooms/coral-suite?lang=zh' },
  { path: '/testimonials?page=99' },
  { path: '/book?room=coral-suite&checkIn=x&checkOut=y&guests=99' },
  { path: '/?mf-rooms=9.9.9' },
  { path: '/nowhere' },
  { path: '/releases/mf-rooms/9.9.9/entry.js' },
  { path: '/releases/compare?mf-rooms=9.9.9~guessed' },
  { path: '/assets/..%2f..%2fpackage.json' },
  { path: '/embed/v1/rooms?limit=999' },
  { path: '/embed/v1/booking?partner=nobody', headers: foreign },
  { path: '/social/rooms/none.png' },
  { method: 'POST', path: '/book', text: 'roomType=coral-suite&checkIn=x', headers: form },
  post('/release-reports', { view: 'made.up.by.me', events: [] }),
]

/** Requests of a hundred that go to pages, which take twenty times the work. */
const pagesInHundred = 10

const pick = (all: readonly StrangersRequest[], random: Random) =>
  all[Math.floor(random.between(0, all.length))] as StrangersRequest

/** A random request; only to the API without `hasPages`. */
export const mixedRequest = (random: Random, hasPages: boolean): StrangersRequest =>
  pick(hasPages && random.between(0, 100) < pagesInHundred ? pages : calls, random)
