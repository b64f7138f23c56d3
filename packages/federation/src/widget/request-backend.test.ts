import { afterEach, expect, it, vi } from 'vitest'
import { testBackends } from '../testing/test-backends.ts'
import { backendsOf } from './own-backend.ts'
import { requestJson } from './request-backend.ts'

afterEach(() => void vi.unstubAllGlobals())

/** A page of the site, or of somebody else, and the requests that it makes. */
const aPage = (isOurs = true) => {
  const asked: unknown[] = []
  vi.stubGlobal('location', { href: 'https://calmrest.example/spa' })
  vi.stubGlobal('document', { getElementById: () => (isOurs ? {} : null) })
  vi.stubGlobal('fetch', async (path: string, { headers, ...init }: RequestInit) => {
    asked.push([path, headers, init])
    return Response.json({ free: 4 })
  })
  return asked
}

it.each([
  ['/releases/mf-spa/1.0.0/', '/releases/mf-spa/1.0.0/'],
  ['https://files.example/releases/mf-spa/1.0.0/', '/releases/mf-spa/1.0.0/'],
  [
    'https://calmrest.example/previews/abc.mf-other/releases/mf-spa/1.1.0-rc.1/',
    '/previews/abc.mf-other/releases/mf-spa/1.1.0-rc.1/',
  ],
  ['http://localhost:4000/mf-spa/', '/mf-spa/'],
])(
  'asks the site of the page for a backend of the release whose files are in %s',
  async (folder, release) => {
    const asked = aPage()
    const orders = backendsOf(folder)('orders')
    await orders.fetch('/seats?day=1', { method: 'POST', headers: { Accept: 'text/plain' } })
    const headers = { Accept: 'text/plain', 'X-Release': release }
    expect(asked).toEqual([['/x/mf-spa/orders/seats?day=1', headers, { method: 'POST' }]])
  },
)

it('asks nothing of the server of a page that is not of the site', async () => {
  const asked = aPage(false)
  const orders = backendsOf('/releases/mf-spa/1.0.0/')('orders')
  expect(await requestJson(orders, { path: '/' })).toEqual({ ok: false, failure: { kind: 'network' } })
  expect(asked).toEqual([])
})

it.each([
  ['an answer', () => Response.json({ free: 4 }), { ok: true, value: { free: 4 } }],
  ['a refusal', () => new Response('', { status: 409 }), { kind: 'unexpected', status: 409 }],
  ['an answer that is no JSON', () => new Response('<html>'), { kind: 'unexpected', status: 200 }],
  ['no answer', () => Promise.reject(new TypeError('offline')), { kind: 'network' }],
  ['an abort', () => Promise.reject(new DOMException('', 'AbortError')), { kind: 'aborted' }],
] as const)('reads %s as a result, and never throws', async (_, answer, expected) => {
  const orders = testBackends({ orders: answer })('orders')
  const result = await requestJson(orders, { path: '/seats' })
  expect(result.ok ? result : result.failure).toEqual(expected)
})
