import { describe, expect, it } from 'vitest'
import { createSignedLinks } from '../../core/links/signed-links.ts'
import { startChild } from '../../testing/child.ts'
import { goodBooking } from '../../testing/inputs.ts'
import { openTestApi, testNow } from '../../testing/test-api.ts'

const cancellations = 15

describe('a night that is free again', () => {
  it('is sold once after each cancellation, while three processes try to book it', async () => {
    const api = await openTestApi()
    const links = createSignedLinks(api.db, () => testNow)
    const { reference } = await (await api.post('/api/bookings', goodBooking)).json()
    const workers = Array.from({ length: 3 }, () => startChild('./rebook-worker.ts', [api.dataDir]))
    for (const worker of workers) expect(await worker.nextLine()).toBe('ready')
    const holders = api.db
      .prepare<[], string>(
        'SELECT DISTINCT b.reference FROM booking_nights n JOIN bookings b ON b.id = n.booking_id',
      )
      .pluck()
    const cancel = async (booked: string) => {
      const token = await links.forBooking(booked, goodBooking.checkOut)
      return api.post('/api/bookings/by-link/cancel', { token })
    }
    await cancel(reference)
    for (let round = 0; round < cancellations - 1; round += 1) {
      await expect.poll(() => holders.all()).toHaveLength(1)
      expect((await cancel((await holders.get()) ?? '')).status).toBe(200)
    }
    await expect.poll(() => holders.all()).toHaveLength(1)
    for (const worker of workers) worker.process.kill('SIGTERM')
    const won = (await Promise.all(workers.map((worker) => worker.lines()))).flat()
    expect([won.length, new Set(won).size]).toEqual([cancellations, cancellations])
    const tally = api.db.prepare('SELECT status, COUNT(*) AS n FROM bookings GROUP BY status ORDER BY status')
    expect(await tally.all()).toEqual([
      { status: 'cancelled', n: cancellations },
      { status: 'confirmed', n: 1 },
    ])
    expect(await api.db.prepare('SELECT COUNT(*) FROM booking_nights').pluck().get()).toBe(3)
  })
})
