import { startFaultProxy } from '@calm-rest/objects/testing'
import { expect, it } from 'vitest'
import { goodBooking } from '../../../testing/inputs.ts'
import { openOffsiteSite } from './site.fixture.ts'

it('says once that the bucket is away, and ships what was booked meanwhile when it is back', async () => {
  const { api, bucket, start, status, lines } = await openOffsiteSite()
  const proxy = await startFaultProxy(bucket.variables.AWS_ENDPOINT_URL_S3)
  start({}, proxy.address)
  await expect.poll(() => status()?.shippedUntil).toBeDefined()
  proxy.cut()
  await api.post('/api/bookings', goodBooking)
  await expect.poll(() => status()?.failure).toBe('ECONNRESET')
  const shippedUntil = status()?.shippedUntil
  await expect.poll(() => proxy.asked.filter((line) => line.startsWith('PUT')).length).toBeGreaterThan(8)
  expect(status()?.shippedUntil).toBe(shippedUntil)
  proxy.mend()
  await expect.poll(() => status()?.failure).toBeUndefined()
  expect(status()?.shippedUntil).not.toBe(shippedUntil)
  expect(lines.filter(({ reason }) => reason === 'ECONNRESET')).toHaveLength(1)
})
