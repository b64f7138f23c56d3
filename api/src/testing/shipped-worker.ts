import { readBucketLocation } from '@calm-rest/objects'
import { pino } from 'pino'
import { noMailCaps } from '../core/mail-limits/mail-recipients.ts'
import { noOwnerMailLimits } from '../core/outbox/owner-mail-limits.ts'
import { createApi } from '../index.ts'
import { noNightCaps } from '../stays/bookings/night-caps.ts'
import { goodBooking } from './inputs.ts'
import { say } from './say.ts'

/**
 * A site that is backed up into the bucket of BACKUP_URL, and books one night after the other until it is killed. Prints
 * each reference with the moment at which it was acknowledged.
 */
const [dataDir = '', recipient = '', everyMs = '2000'] = process.argv.slice(2)
const location = readBucketLocation('BACKUP_URL', process.env)
if (!location) throw new Error('BACKUP_URL is missing')
const many = Number.MAX_SAFE_INTEGER
const firstNight = Date.UTC(2027, 6, 1)
const dayMs = 24 * 60 * 60_000
const api = await createApi({
  dataDir,
  logger: pino({ level: 'silent' }),
  now: () => new Date('2027-06-01T06:00:00Z'),
  rateLimits: { bookings: many, bookingsOfDay: many, mailedLinks: many },
  nightCaps: noNightCaps,
  mailCaps: noMailCaps,
  ownerMailLimits: noOwnerMailLimits,
  offsite: {
    location,
    recipients: [recipient],
    everyMs: Number(everyMs),
    snapshotEveryMs: 3_600_000,
    keep: { last: 24, daily: 14, weekly: 8 },
    folders: {},
  },
})
const rooms: { _id: string; price: number; discountPrice?: number }[] = await (
  await api.app.request('/api/rooms')
).json()

const nightOf = (day: number) => new Date(firstNight + day * dayMs).toISOString().slice(0, 10)
const pauseMs = 15

for (let night = 0; ; night += 1) {
  for (const room of rooms) {
    const stay = { checkIn: nightOf(night), checkOut: nightOf(night + 1), roomType: room._id }
    const answer = await api.app.request('/api/bookings', {
      method: 'POST',
      body: JSON.stringify(
        Object.assign({}, goodBooking, stay, { guests: 1, totalPrice: room.discountPrice ?? room.price }),
      ),
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
    })
    if (answer.status === 201) say(`${(await answer.json()).reference} ${Date.now()}`)
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
