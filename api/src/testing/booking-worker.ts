import { writeSync } from 'node:fs'
import { pino } from 'pino'
import { createApi } from '../index.ts'
import { goodBooking } from './inputs.ts'

/**
 * Books, four at once, and prints each reference as soon as it is acknowledged: so many stays and then it ends well,
 * or until it is killed.
 */
const [dataDir = '', firstDay = '0', stays = 'Infinity'] = process.argv.slice(2)
const rateLimits = { bookings: Number.MAX_SAFE_INTEGER }
const now = () => new Date('2027-06-01T06:00:00Z')
const api = createApi({ dataDir, logger: pino({ level: 'silent' }), now, rateLimits })

const dayOf = (offset: number) => new Date(Date.UTC(2027, 6, 1 + offset)).toISOString().slice(0, 10)

const book = async (day: number) => {
  const stay = { checkIn: dayOf(day), checkOut: dayOf(day + 2), roomType: 'coral-suite', totalPrice: 536 }
  const answer = await api.app.request('/api/bookings', {
    method: 'POST',
    body: JSON.stringify({ ...goodBooking, ...stay }),
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
  })
  // past the horizon there is nothing left to book
  if (answer.status !== 201) process.exit(1)
  writeSync(1, `${(await answer.json()).reference}\n`)
}

const end = Number(firstDay) + Number(stays) * 2
for (let day = Number(firstDay); day < end; day += 8) {
  await Promise.all([0, 2, 4, 6].map((later) => book(day + later)))
}
await api.close()
