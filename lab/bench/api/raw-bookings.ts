import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { addDays } from '@calm-rest/contract/stay'
import Sqlite from 'better-sqlite3'
import { answerParent } from '../processes/answer-parent.ts'

interface RawJob {
  seconds: number
  rooms: readonly { id: string }[]
  firstNight: string
}

const [dataDir = ''] = process.argv.slice(2)
const db = new Sqlite(join(dataDir, 'calm-rest.db'))
db.pragma('journal_mode = WAL')
db.pragma('synchronous = FULL')
db.pragma('foreign_keys = ON')

const booking = db.prepare<[string, string, number, string, string, string]>(`
  INSERT INTO bookings (reference, status, room_type_id, unit_id, check_in, check_out, guests, first_name, last_name,
    email, special_request, total_cents, lang, free_cancellation_until, created_at)
  VALUES (?, 'confirmed', ?, ?, ?, ?, 2, 'Amara', 'Perera', 'amara@example.com',
    'A late arrival, around eleven.', 10000, 'en', '2027-06-02T06:00:00.000Z', ?)`)
const night = db.prepare('INSERT INTO booking_nights (unit_id, night, booking_id) VALUES (?, ?, ?)')
const idempotency = db.prepare(
  'INSERT INTO idempotency (key, body_hash, answer, created_at) VALUES (?, ?, ?, ?)',
)
const outbox = db.prepare(
  'INSERT INTO outbox (kind, payload, lang, created_at, due_at) VALUES (?, ?, ?, ?, ?)',
)
const units = new Map(
  db
    .prepare<[], { room: string; id: number }>('SELECT room_type_id AS room, id FROM units')
    .all()
    .map(({ room, id }) => [room, id]),
)

/** Writes the rows that one booking of the API leaves behind, without any check, answer or HTTP. */
const book = db.transaction((room: string, checkIn: string) => {
  const reference = randomUUID()
  const unit = units.get(room) ?? 0
  const createdAt = new Date().toISOString()
  const { lastInsertRowid } = booking.run(reference, room, unit, checkIn, addDays(checkIn, 1), createdAt)
  night.run(unit, checkIn, lastInsertRowid)
  idempotency.run(randomUUID(), Buffer.alloc(32), JSON.stringify({ reference, room, checkIn }), createdAt)
  for (const kind of ['booking-confirmed', 'booking-for-owner'])
    outbox.run(kind, JSON.stringify({ reference }), 'en', createdAt, createdAt)
})

answerParent({
  book: ({ seconds, rooms, firstNight }: RawJob) => {
    const startedMs = performance.now()
    let count = 0
    while (performance.now() - startedMs < seconds * 1000) {
      const room = rooms[count % rooms.length]
      if (!room) break
      book.immediate(room.id, addDays(firstNight, Math.floor(count / rooms.length)))
      count += 1
    }
    return { answers: count, seconds: (performance.now() - startedMs) / 1000 }
  },
})
