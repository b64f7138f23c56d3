import type { Room } from '@calm-rest/contract/api'
import { pino } from 'pino'
import { noMailCaps } from '../core/mail-limits/mail-recipients.ts'
import { noOwnerMailLimits } from '../core/outbox/owner-mail-limits.ts'
import { createApi } from '../index.ts'
import { noNightCaps } from '../stays/bookings/night-caps.ts'
import { placeOf } from './engine.ts'
import { goodBooking } from './inputs.ts'
import { say } from './say.ts'

/**
 * Books, four at once, and prints each reference as soon as it is acknowledged: a given number of stays, after which it
 * ends with success, or until it is killed.
 */
const [dataDir = '', firstDay = '0', stays = 'Infinity'] = process.argv.slice(2)
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

const dayOf = (offset: number) => new Date(Date.UTC(2027, 6, 1 + offset)).toISOString().slice(0, 10)

/** Returns whether it was booked. Past the horizon nothing is. */
const book = async (room: Room, day: number) => {
  const totalPrice = (room.discountPrice ?? room.price) * 2
  const stay = { checkIn: dayOf(day), checkOut: dayOf(day + 2), roomType: room._id, totalPrice }
  const answer = await api.app.request('/api/bookings', {
    method: 'POST',
    body: JSON.stringify({ ...goodBooking, ...stay, guests: 1 }),
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
  })
  if (answer.status !== 201) return false
  say((await answer.json()).reference)
  return true
}

const end = Number(firstDay) + Number(stays) * 2
/** Books from the first day on, until the given number of stays is reached or the room is full. */
const fill = async (room: Room) => {
  for (let day = Number(firstDay); day < end; day += 8) {
    const booked = await Promise.all([0, 2, 4, 6].map((later) => book(room, day + later)))
    if (booked.includes(false)) return false
  }
  return true
}

const rooms: Room[] = await (await api.app.request('/api/rooms')).json()
const isEndless = stays === 'Infinity'
// one unit for counting; room after room for killing it after some time: no type has more than three units
const wanted = isEndless ? [rooms, rooms, rooms].flat() : rooms.filter(({ _id }) => _id === 'coral-suite')
for (const room of wanted) {
  if (!(await fill(room)) && !isEndless) process.exit(1)
}
await api.close()
