import { limits } from '@calm-rest/contract/limits'
import { expect, it } from 'vitest'
import { allowedCall, fieldsForBundle } from './allowed-calls.ts'
import { fromWorker } from './messages.ts'

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

const reads = { method: 'GET', path: '/api/rooms/', headers: {} }
const writes = { method: 'POST', path: '/api/messages', headers: {} }
const taken = (call: object) => fromWorker.safeParse({ type: 'call', id: 1, job: 1, call }).success

it('takes from a worker what our client sends', () => {
  const headers = { accept: 'application/json', 'x-composition': '0123456789ab', 'idempotency-key': 'a' }
  expect(taken({ ...reads, headers })).toBe(true)
  expect(taken({ ...writes, body: 'x'.repeat(limits.bodyBytes) })).toBe(true)
})

it.each([
  ['a header that says who is asking', { ...reads, headers: { cookie: 'a=b' } }],
  ['a header in another spelling', { ...reads, headers: { 'X-Composition': '0123456789ab' } }],
  ['a long header', { ...reads, headers: { 'idempotency-key': 'x'.repeat(201) } }],
  ['a header of two lines', { ...reads, headers: { 'idempotency-key': 'a\r\nb' } }],
  ['a body of a read', { ...reads, body: '{}' }],
  ['a long body', { ...writes, body: 'x'.repeat(limits.bodyBytes + 1) }],
  ['a body of many bytes', { ...writes, body: 'ä'.repeat(limits.bodyBytes / 2 + 1) }],
])('takes from no worker %s', (_, call) => {
  expect(taken(call)).toBe(false)
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
