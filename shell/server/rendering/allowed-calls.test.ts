import { expect, it } from 'vitest'
import { allowedCall, fieldsForBundle } from './allowed-calls.ts'

it.each([
  ['GET', '/api/rooms/?lang=de'],
  ['GET', '/api/rooms/coral-suite/availability?from=2027-07-01&to=2027-07-05'],
  ['GET', '/api/testimonials/summary'],
  ['GET', '/api/hotel/day'],
  ['POST', '/api/quotes?lang=de'],
])('a render may ask for %s %s', (method, path) => {
  const call = { method, path, headers: {} }
  expect(allowedCall(call, false)).toEqual(call)
})

const written = ['/api/bookings?lang=de', '/api/bookings/address-code', '/api/testimonials/', '/api/messages']

it.each(written)('a form may send to %s', (path) => {
  const call = { method: 'POST', path, headers: {} }
  expect(allowedCall(call, true)).toEqual(call)
  expect(allowedCall(call, false)).toBeUndefined()
})

it.each([
  ['GET', '/api/metrics'],
  ['GET', '/api/me/bookings'],
  ['GET', '/api/staff/chart'],
  ['GET', '/api/rooms/../metrics'],
  ['GET', '/api/rooms/%2e%2e/metrics'],
  ['GET', '/api/rooms/..\\metrics'],
  ['GET', '/api/roomsmetrics'],
  ['HEAD', '/api/rooms/'],
  ['DELETE', '/api/rooms/'],
  ['POST', '/api/auth/login'],
  ['POST', '/api/auth/forgot'],
  ['POST', '/api/users'],
  ['POST', '/api/bookings/find'],
  ['POST', '/api/bookings/by-link/cancel'],
  ['POST', '/api/desk/link'],
  ['PATCH', '/api/me'],
])('neither of them for %s %s', (method, path) => {
  for (const isForm of [false, true]) {
    expect(allowedCall({ method, path, headers: {} }, isForm)).toBeUndefined()
  }
})

it('says in no header who is asking', () => {
  const headers = { Accept: 'application/json', 'X-Composition': '0123456789ab', 'Idempotency-Key': 'a' }
  const invented = {
    Authorization: 'Bearer x',
    Cookie: 'a=b',
    Forwarded: 'for=1.2.3.4',
    Origin: 'https://a.example',
  }
  const call = { method: 'GET', path: '/api/rooms/', headers: { ...headers, ...invented } }
  expect(allowedCall(call, false)?.headers).toEqual(headers)
})

it('gives a bundle the fields of its form, without a password or a token', () => {
  const fields = [
    ['fullName', 'Ada'],
    ['newPassword', 'outrigger at dawn'],
    ['promotionCode', 'CALM'],
    ['token', 'abc'],
  ] as const
  expect(fieldsForBundle(fields).map(([name]) => name)).toEqual(['fullName', 'promotionCode'])
})
