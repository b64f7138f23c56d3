import { expect, it } from 'vitest'
import { goodBooking } from '../../../testing/inputs.ts'
import { openOffsiteSite } from './site.fixture.ts'

const generationsOf = (objects: Map<string, unknown>) =>
  new Set([...objects.keys()].flatMap((key) => /database\/([^/]+)/.exec(key)?.[1] ?? []))

it('ships from one process at a time, and from the next when that ends', async () => {
  const { api, bucket, start, status } = await openOffsiteSite()
  const first = start()
  await expect.poll(() => generationsOf(bucket.objects).size).toBe(1)
  start()
  await api.post('/api/bookings', goodBooking)
  const before = status()?.shippedUntil
  await expect.poll(() => status()?.shippedUntil).not.toBe(before)
  expect(generationsOf(bucket.objects).size).toBe(1)
  await first.stop()
  await expect.poll(() => generationsOf(bucket.objects).size).toBe(2)
})

it('rehearses a restore when it is due, and not again before the next is', async () => {
  const { api, start, status, lines } = await openOffsiteSite({ rehearsalAfterMs: 0 })
  await api.post('/api/bookings', goodBooking)
  const started = start()
  await expect.poll(() => status()?.rehearsal).toMatchObject({ isGood: true, bookings: 1 })
  await started.stop()
  const before = status()?.shippedUntil
  start()
  await expect.poll(() => status()?.shippedUntil).not.toBe(before)
  expect(lines.filter(({ msg }) => msg === 'restore rehearsed')).toHaveLength(1)
})
