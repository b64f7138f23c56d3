import { once } from 'node:events'
import { pino } from 'pino'
import { noMailCaps } from '../core/mail-limits/mail-recipients.ts'
import { noOwnerMailLimits } from '../core/outbox/owner-mail-limits.ts'
import { createApi } from '../index.ts'
import { noNightCaps } from '../stays/bookings/night-caps.ts'
import { placeOf } from './engine.ts'
import { goodBooking } from './inputs.ts'

/**
 * One of several processes that open the same database and book the same nights at the same moment, each through the
 * whole API on its own connection. It waits for a line on its input before either, so that all begin together, and prints
 * the answer to each attempt.
 */
const [dataDir = '', nights = '0'] = process.argv.slice(2)
const unlimited = { bookings: Number.MAX_SAFE_INTEGER }
const logger = pino({ level: 'silent' })
const now = () => new Date('2027-06-01T06:00:00Z')
process.stdout.write('loaded\n')
await once(process.stdin, 'data')
const api = await createApi({
  ...placeOf(dataDir),
  logger,
  now,
  rateLimits: unlimited,
  nightCaps: noNightCaps,
  mailCaps: noMailCaps,
  ownerMailLimits: noOwnerMailLimits,
})

const dayOf = (offset: number) => new Date(Date.UTC(2027, 6, 1 + offset)).toISOString().slice(0, 10)

const attempt = async (night: number) => {
  const stay = {
    checkIn: dayOf(night),
    checkOut: dayOf(night + 1),
    roomType: 'lighthouse-suite',
    totalPrice: 235,
  }
  const answer = await api.app.request('/api/bookings', {
    method: 'POST',
    body: JSON.stringify({ ...goodBooking, ...stay }),
    headers: { 'Content-Type': 'application/json' },
  })
  const { code = 'booked' } = await answer.json()
  return { night: stay.checkIn, status: answer.status, code }
}

process.stdout.write('ready\n')
process.stdin.once('data', async () => {
  const answers = []
  for (let night = 0; night < Number(nights); night += 1) answers.push(await attempt(night))
  await api.close()
  process.stdout.write(`${JSON.stringify(answers)}\n`)
  process.stdin.unref()
})
