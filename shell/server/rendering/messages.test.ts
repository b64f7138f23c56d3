import { limits } from '@calm-rest/contract/limits'
import { expect, it } from 'vitest'
import { fromWorker } from './messages.ts'

const headers = {
  accept: 'application/json',
  'content-type': 'application/json',
  'idempotency-key': 'one-and-only',
  'x-composition': '0123456789ab',
}
const { 'x-composition': _, ...backendHeaders } = headers
const rendered = {
  type: 'rendered',
  id: 1,
  html: '<p>Lagoon room</p>',
  data: '{"rooms":[]}',
  status: 201,
  isRandom: false,
  page: { missing: true, title: 'a'.repeat(200), description: 'a'.repeat(2000) },
}
const call = { method: 'POST', path: '/api/quotes?lang=en', headers, body: '{}' }
const apiCall = { type: 'call', id: 1, job: 2, call }
const order = { method: 'POST', path: '/seats', headers: backendHeaders, body: '{}' }
const backendCall = { type: 'backend', id: 1, job: 2, backend: 'orders', call: order }
/** A body whose characters have two bytes. */
const umlauts = (bytes: number) => 'ü'.repeat(bytes / 2)

it.each([
  { type: 'ready' },
  { type: 'opened' },
  rendered,
  { type: 'rendered', id: 1, html: '', data: 'null', isRandom: true },
  { type: 'failed', id: 1, message: 'Error: not today' },
  apiCall,
  { ...apiCall, call: { ...call, body: umlauts(limits.bodyBytes) } },
  { ...apiCall, call: { method: 'GET', path: '/api/rooms', headers: {} } },
  backendCall,
  { ...backendCall, call: { ...order, body: umlauts(limits.bodyBytes) } },
  { ...backendCall, call: { method: 'HEAD', path: '/', headers: {} } },
  { type: 'pong', id: 1 },
])('takes the worker’s message $type whole', (message) => {
  expect(fromWorker.parse(message)).toEqual(message)
})

const { id, isRandom, ...unmarked } = rendered
const { job, ...orphan } = apiCall
const { job: jobOfOrder, ...orphanOrder } = backendCall
const quote = (changed: object) => ({ ...apiCall, call: { ...call, ...changed } })
const ordered = (changed: object) => ({ ...backendCall, call: { ...order, ...changed } })
const page = (changed: object) => ({ ...rendered, page: changed })

it.each([
  ['a type that it does not know', { type: 'listen' }],
  ['a render without an id or its randomness', unmarked],
  ['an id that is no whole number', { ...rendered, id: 0.5 }],
  ['data that is no JSON', { ...rendered, data: '{' }],
  ['a status that no form has', { ...rendered, status: 302 }],
  ['a page that is not missing', page({ missing: false })],
  ['a long title', page({ title: 'a'.repeat(201) })],
  ['a long description', page({ description: 'a'.repeat(2001) })],
  ['a call of no render', orphan],
  ['a long method', quote({ method: 'PROPPATCHES' })],
  ['a call of another host', quote({ path: '//elsewhere/api/' })],
  ['a long address', quote({ path: `/api/${'a'.repeat(limits.addressChars)}` })],
  ['a call with a cookie', quote({ headers: { cookie: 'refresh=a' } })],
  ['a header of two lines', quote({ headers: { accept: 'a\r\nCookie: a' } })],
  ['a long header', quote({ headers: { accept: 'a'.repeat(201) } })],
  ['a body of too many bytes', quote({ body: umlauts(limits.bodyBytes + 2) })],
  ['a read with a body', quote({ method: 'GET' })],
  ['a request of no render', orphanOrder],
  ['a method that backends have not', ordered({ method: 'TRACE' })],
  ['a request of another host', ordered({ path: '//elsewhere/' })],
  ['a request with the composition', ordered({ headers })],
  ['a request of too many bytes', ordered({ body: umlauts(limits.bodyBytes + 2) })],
  ['a GET with a body', ordered({ method: 'GET' })],
  ['a HEAD with a body', ordered({ method: 'HEAD' })],
  ['a backend that is no name', { ...backendCall, backend: '../orders' }],
])('refuses %s', (_, message) => {
  expect(fromWorker.safeParse(message).success).toBe(false)
})
