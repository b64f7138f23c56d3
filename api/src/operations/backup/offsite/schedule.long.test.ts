import { expect, it } from 'vitest'
import { goodBooking } from '../../../testing/inputs.ts'
import { callStaff, joinStaff } from '../../../testing/staff.ts'
import { openTestApi } from '../../../testing/test-api.ts'
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

it('is part of the site: its front desk and its metrics know how far the bucket goes', async () => {
  const { bucket, owner } = await openOffsiteSite()
  const metricsToken = 'm'.repeat(32)
  const api = await openTestApi({
    now: () => new Date(),
    metricsToken,
    offsite: {
      location: bucket.location,
      recipients: [owner.recipient],
      everyMs: 50,
      snapshotEveryMs: 3_600_000,
      keep: { last: 1, daily: 0, weekly: 0 },
      folders: {},
    },
  })
  const { headers } = await joinStaff(api)
  await expect
    .poll(async () => (await callStaff(api, 'readDay', { headers, query: {} })).data.backups)
    .toEqual({ until: expect.any(String), rehearsal: null })
  const metrics = await (await api.get('/api/metrics', { Authorization: `Bearer ${metricsToken}` })).text()
  expect(metrics).toMatch(/^calm_rest_backup_shipped_age_seconds \d/m)
})
