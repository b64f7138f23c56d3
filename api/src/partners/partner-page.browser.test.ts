import { listen } from '@calm-rest/server'
import { openPage, sharedBrowser, whenDone } from '@calm-rest/testing'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { placeOf } from '../testing/engine.ts'
import { goodBooking } from '../testing/inputs.ts'
import { openTestApi } from '../testing/test-api.ts'
import { openPartners } from './open-partners.ts'

const serve = async (fetch: Parameters<typeof listen>[0]['fetch']) => {
  const server = await listen({ fetch, port: 0, host: '127.0.0.1' })
  whenDone(() => server.stop(0))
  return server.port
}

interface Sent {
  method?: string
  headers?: Record<string, string>
  body?: string
  credentials?: 'include'
}

/** Opens a page of another site, and records what our API answers to it. */
const openElsewhere = async () => {
  const api = await openTestApi()
  const site = `http://127.0.0.1:${await serve(api.app.fetch)}`
  const origin = `http://localhost:${await serve(new Hono().get('/', (c) => c.html('<title>Tours</title>')).fetch)}`
  const partners = await openPartners(placeOf(api.dataDir))
  whenDone(() => partners.close())
  // not our page: nothing hydrates it
  const { page } = await openPage(await sharedBrowser(), { staysStill: true, crossesOrigins: true })
  await page.goto(origin)
  const ask = (path: string, init: Sent = {}) =>
    page.evaluate(
      async ([address, init]) => {
        const answer = await fetch(address, init)
        return { status: answer.status, body: await answer.json() }
      },
      [`${site}${path}`, init] as const,
    )
  const book = (more: Sent = {}) =>
    ask('/api/bookings', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': '6f6b7a0e-6a0b-4f6e-9d55-0d1c9a3b8f10',
        'X-Composition': '0123456789ab',
      },
      body: JSON.stringify({ ...goodBooking, partner: 'alpin-tours', campaign: 'summer' }),
      ...more,
    })
  return { api, partners, origin, ask, book }
}

it('reads the rooms from any origin, and books only from a registered one, without credentials', async () => {
  const { api, partners, origin, ask, book } = await openElsewhere()
  const isRefused = expect.objectContaining({ message: expect.stringContaining('Failed to fetch') })
  await partners.add({ id: 'alpin-tours', name: 'Alpin Tours', origins: ['https://www.alpin-tours.example'] })
  expect((await ask('/api/rooms', { headers: { 'X-Composition': '0123456789ab' } })).status).toBe(200)
  expect((await ask('/api/partners/alpin-tours')).body).toMatchObject({ mayBook: false })
  await expect(book()).rejects.toEqual(isRefused)
  expect((await api.counts()).bookings).toBe(0)

  await partners.replaceOrigins('alpin-tours', [origin])
  expect((await ask('/api/partners/alpin-tours')).body).toMatchObject({ mayBook: true })
  await expect(book({ credentials: 'include' })).rejects.toEqual(isRefused)
  expect(await book()).toMatchObject({ status: 201, body: { success: true } })
  // the page can read errors, too
  expect(await book({ body: '{}' })).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
  const rows = await api.db.prepare('SELECT partner_id, partner_way, campaign FROM bookings').all()
  expect(rows).toEqual([{ partner_id: 'alpin-tours', partner_way: 'origin', campaign: 'summer' }])
})
