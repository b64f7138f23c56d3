import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { goodBooking, goodUser } from '../../testing/inputs.ts'
import { joinAs } from '../../testing/members.ts'
import { openTestApi, testNow } from '../../testing/test-api.ts'

const hourMs = 60 * 60 * 1000

describe('Idempotency-Key', () => {
  it('gives a repeated request the first answer and books once', async () => {
    const api = await openTestApi()
    const headers = { 'Idempotency-Key': randomUUID() }
    const first = await api.post('/api/bookings', goodBooking, headers)
    const counts = await api.counts()
    const again = await api.post('/api/bookings/', goodBooking, headers)
    expect(again.status).toBe(201)
    expect(await again.json()).toEqual(await first.json())
    expect(await api.counts()).toEqual(counts)
  })

  it('recognizes a repeated request with fields in another order, and a key in capitals', async () => {
    const api = await openTestApi()
    const key = randomUUID()
    await api.post('/api/bookings', goodBooking, { 'Idempotency-Key': key })
    const turned = Object.fromEntries(Object.entries(goodBooking).toReversed())
    const again = await api.post('/api/bookings', turned, { 'Idempotency-Key': key.toUpperCase() })
    expect(again.status).toBe(201)
    expect((await api.counts()).bookings).toBe(1)
  })

  it('refuses a key for another request', async () => {
    const api = await openTestApi()
    const headers = { 'Idempotency-Key': randomUUID() }
    await api.post('/api/bookings', goodBooking, headers)
    const other = await api.post('/api/bookings', { ...goodBooking, guests: 1 }, headers)
    expect([other.status, await other.json()]).toMatchObject([
      422,
      { success: false, code: 'idempotency_key_reused' },
    ])
    expect((await api.counts()).bookings).toBe(1)
  })

  it("gives nobody another guest's answer", async () => {
    const api = await openTestApi()
    const headers = { 'Idempotency-Key': randomUUID() }
    const { token } = await joinAs(api, goodUser)
    await api.post('/api/bookings', goodBooking, { ...headers, Authorization: `Bearer ${token}` })
    const other = await api.post('/api/bookings', goodBooking, headers)
    expect([other.status, (await other.json()).code]).toEqual([422, 'idempotency_key_reused'])
  })

  it('reports that the booking was cancelled since, and books under another key', async () => {
    const api = await openTestApi()
    const headers = { 'Idempotency-Key': randomUUID() }
    const { reference } = await (await api.post('/api/bookings', goodBooking, headers)).json()
    await api.db
      .prepare("UPDATE bookings SET status = 'cancelled', refund = 'none' WHERE reference = ?")
      .run(reference)
    await api.db.exec('DELETE FROM booking_nights')
    const again = await api.post('/api/bookings', goodBooking, headers)
    expect([again.status, (await again.json()).code]).toEqual([409, 'booking_cancelled'])
    const anew = await api.post('/api/bookings', goodBooking, { 'Idempotency-Key': randomUUID() })
    expect(anew.status).toBe(201)
  })

  it.each(['1', 'not-a-uuid', `${randomUUID()}x`])('refuses the key %s', async (key) => {
    const api = await openTestApi()
    const answer = await api.post('/api/bookings', goodBooking, { 'Idempotency-Key': key })
    expect([answer.status, (await answer.json()).fields]).toMatchObject([400, [{ field: 'Idempotency-Key' }]])
    expect((await api.counts()).bookings).toBe(0)
  })

  it('books again under the same key after a refusal', async () => {
    const api = await openTestApi()
    const headers = { 'Idempotency-Key': randomUUID() }
    expect((await api.post('/api/bookings', { ...goodBooking, totalPrice: 1 }, headers)).status).toBe(409)
    expect((await api.post('/api/bookings', goodBooking, headers)).status).toBe(201)
  })

  it('gives the same answer for a day, even if the price has changed since', async () => {
    let now = testNow
    const api = await openTestApi({ now: () => now })
    const headers = { 'Idempotency-Key': randomUUID() }
    const first = await (await api.post('/api/bookings', goodBooking, headers)).json()
    await api.db.exec("UPDATE room_types SET price_cents = 99900 WHERE id = 'lighthouse-suite'")
    now = new Date(testNow.getTime() + 24 * hourMs)
    // the token is signed anew, since it is not stored
    const again = await (await api.post('/api/bookings', goodBooking, headers)).json()
    expect(again).toEqual({ ...first, token: expect.any(String) })
  })

  it('books without a key as often as requested', async () => {
    const api = await openTestApi()
    const stay = { ...goodBooking, roomType: 'horizon-room', totalPrice: 384 }
    expect((await api.post('/api/bookings', stay)).status).toBe(201)
    expect((await api.post('/api/bookings', stay)).status).toBe(201)
  })
})
