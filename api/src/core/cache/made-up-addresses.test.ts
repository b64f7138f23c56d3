import { limits } from '@calm-rest/contract/limits'
import { calls } from '@calm-rest/contract/openapi'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { openTestApi } from '../../testing/test-api.ts'
import type { ApiEnv } from '../http/env.ts'
import { query } from '../http/validate.ts'
import { createAnswerCache } from './answer-cache.ts'
import { cacheAnswers, cacheable } from './cache-answers.ts'

const cacheOf = (limitBytes?: number) =>
  createAnswerCache({ now: () => '1', thisTurn: () => '1' }, limitBytes)
const askedFor = (address: string) => ({ address, acceptLanguage: undefined, acceptEncoding: undefined })

/** Returns whether the answer to an address is cached. */
const isCached = async (path: string) => {
  const cache = cacheOf()
  const app = new Hono<ApiEnv>()
    .use(cacheAnswers(cache))
    .get('/rooms/:id', query(calls.listRooms.query), cacheable, (c) => c.json([]))
  expect((await app.request(path)).status).toBe(200)
  return cache.get(askedFor(path), 'now') !== undefined
}

const stay = '/rooms/a?checkIn=2027-07-01&checkOut=2027-08-01'

describe('an answer', () => {
  it.each([
    ['without a query', '/rooms/a'],
    ['with what the call knows', stay],
    ['in one of our languages', '/rooms/a?lang=de'],
  ])('is cached %s', async (_what, path) => {
    expect(await isCached(path)).toBe(true)
  })

  it.each([
    ['a parameter that the call does not have', `${stay}&j=1`],
    ['one that is there twice', `${stay}&checkIn=2027-07-01`],
    ['a language that we do not speak', '/rooms/a?lang=xx'],
    ['a long path', `/rooms/${'a'.repeat(600)}`],
  ])('is not cached under an address with %s', async (_what, path) => {
    expect(await isCached(path)).toBe(false)
  })
})

it('counts keys and a limit of entries, not only bodies', async () => {
  const cache = cacheOf(100_000)
  const original = { route: '/', headers: new Headers(), body: Buffer.alloc(0) }
  const addresses = Array.from({ length: 50 }, (_, i) => `/${i}?j=${'x'.repeat(15_000)}`)
  for (const address of addresses) await cache.set(askedFor(address), original, '1')
  expect(addresses.filter((address) => cache.get(askedFor(address), 'now')).length).toBeLessThanOrEqual(3)
})

it('refuses an address that is longer than any of ours', async () => {
  const { get } = await openTestApi()
  const answer = await get(`/api/rooms?j=${'x'.repeat(limits.addressChars)}`)
  expect([answer.status, (await answer.json()).code]).toEqual([414, 'address_too_long'])
})

it('limits reads of one client that miss the cache, and of no other client', async () => {
  const { app } = await openTestApi({ rateLimits: { reads: 3 }, trustedProxies: ['127.0.0.1'] })
  const read = async (client: string, i: number) => {
    const bindings = { incoming: { socket: { remoteAddress: '127.0.0.1' } } } as never
    const headers = { 'X-Forwarded-For': client }
    return (await app.request(`/api/rooms?j=${i}`, { headers }, bindings)).status
  }
  const statuses = []
  for (let i = 0; i < 4; i += 1) statuses.push(await read('203.0.113.7', i))
  expect(statuses).toEqual([200, 200, 200, 429])
  expect(await read('203.0.113.8', 0)).toBe(200)
})
