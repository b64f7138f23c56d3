import { setImmediate } from 'node:timers/promises'
import { pino } from 'pino'
import { noMailCaps } from '../core/mail-limits/mail-recipients.ts'
import { noOwnerMailLimits } from '../core/outbox/owner-mail-limits.ts'
import { createApi } from '../index.ts'
import { noNightCaps } from '../stays/bookings/night-caps.ts'
import { placeOf } from './engine.ts'
import { goodBooking } from './inputs.ts'
import { say } from './say.ts'

/** Tries to book the same nights repeatedly, and prints the reference of each booking, until SIGTERM. */
const [dataDir = ''] = process.argv.slice(2)
const rateLimits = {
  bookings: Number.MAX_SAFE_INTEGER,
  bookingsOfDay: Number.MAX_SAFE_INTEGER,
  mailedLinks: Number.MAX_SAFE_INTEGER,
}
const now = () => new Date('2027-06-01T06:00:00Z')
const api = await createApi({
  ...placeOf(dataDir),
  logger: pino({ level: 'silent' }),
  now,
  rateLimits,
  nightCaps: noNightCaps,
  mailCaps: noMailCaps,
  ownerMailLimits: noOwnerMailLimits,
})

let isOver = false
// prints what was booked before it ends
process.once('SIGTERM', () => {
  isOver = true
})
say('ready')
while (!isOver) {
  const answer = await api.app.request('/api/bookings', {
    method: 'POST',
    body: JSON.stringify(goodBooking),
    headers: { 'Content-Type': 'application/json' },
  })
  if (answer.status === 201) say((await answer.json()).reference)
  await setImmediate()
}
await api.close()
