import { expect, it } from 'vitest'
import { rooms } from '../seed/rooms/index.ts'
import { openTestApi } from '../testing/test-api.ts'

it('serves a drawing that may be styled and nothing else, to partner pages too', async () => {
  const api = openTestApi()
  const { status, headers } = await api.get('/media/scenes/coral-suite-1.svg')
  expect(status).toBe(200)
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  })
  const etag = headers.get('ETag') ?? ''
  expect((await api.get('/media/scenes/coral-suite-1.svg', { 'If-None-Match': etag })).status).toBe(304)
})

it('has every picture that a room names, and the one for a room without', async () => {
  const api = openTestApi()
  const named: string[] = []
  for (const { id } of rooms) {
    const { images } = await (await api.get(`/api/rooms/${id}`)).json()
    named.push(...images)
  }
  expect(named).toHaveLength(rooms.length * 4)
  const missing = []
  for (const path of ['/media/placeholder.svg', ...named]) {
    if ((await api.get(path)).status !== 200) missing.push(path)
  }
  expect(missing).toEqual([])
})
