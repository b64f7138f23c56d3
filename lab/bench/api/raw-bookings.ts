import { randomBytes, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { addDays } from '@calm-rest/contract/stay'
import Sqlite from 'better-sqlite3'
import { answerParent } from '../processes/answer-parent.ts'

interface RawJob {
  seconds: number
  rooms: readonly { id: string }[]
  firstNight: string
}

interface RawBooking {
  reference: string
  room: string
  unit: number
  checkIn: string
  checkOut: string
  createdAt: string
  /** Hash of the client's network. */
  network: Buffer | null
  /** JSON of what the price is made of. */
  lines: string
}

const [dataDir = ''] = process.argv.slice(2)
const db = new Sqlite(join(dataDir, 'calm-rest.db'))
db.pragma('journal_mode = WAL')
db.pragma('synchronous = FULL')
db.pragma('foreign_keys = ON')
db.pragma('temp_store = MEMORY')
db.pragma('secure_delete = ON')

const booking = db.prepare<[RawBooking]>(`
  INSERT INTO bookings (reference, status, room_type_id, unit_id, check_in, check_out, guests, first_name, last_name,
    email, special_request, total_cents, lang, free_cancellation_until, created_at, client_network, rate_plan, children,
    price_lines)
  VALUES (@reference, 'confirmed', @room, @unit, @checkIn, @checkOut, 2, 'Amara', 'Perera', 'amara@example.com',
    'A late arrival, around eleven.', 10000, 'en', @createdAt, @createdAt, @network, 'standard', '[]', @lines)`)
const night = db.prepare('INSERT INTO booking_nights (unit_id, night, booking_id) VALUES (?, ?, ?)')
const idempotency = db.prepare(
  'INSERT INTO idempotency (key, body_hash, answer, created_at) VALUES (?, ?, ?, ?)',
)
const outbox = db.prepare(
  'INSERT INTO outbox (kind, payload, lang, created_at, due_at, priority) VALUES (?, ?, ?, ?, ?, ?)',
)
const units = new Map(
  db
    .prepare<[], { room: string; id: number }>('SELECT room_type_id AS room, id FROM units')
    .all()
    .map(({ room, id }) => [room, id]),
)

/** Kinds with their priority. */
const mails = [
  ['booking-confirmed', 0],
  ['booking-for-owner', 2],
] as const

/** As many as clients have addresses in the load. */
const networks = Array.from({ length: 64 }, () => randomBytes(16))

/**
 * Writes the rows that one booking of the API leaves behind, with values as long as its own, without any check, answer or
 * HTTP.
 */
const book = db.transaction((room: string, checkIn: string, network: Buffer | null) => {
  const reference = `CR-${randomBytes(4).toString('hex')}`
  const unit = units.get(room) ?? 0
  const checkOut = addDays(checkIn, 1)
  const createdAt = new Date().toISOString()
  const prices = { rates: 0, breakfast: true, nights: [{ night: checkIn, price: 100 }], lines: [] }
  const stay = { reference, room, unit, checkIn, checkOut, createdAt }
  const { lastInsertRowid } = booking.run({ ...stay, network, lines: JSON.stringify(prices) })
  night.run(unit, checkIn, lastInsertRowid)
  const receipt = {
    success: true,
    reference,
    status: 'confirmed',
    roomId: room,
    roomType: `${room} en`,
    checkIn,
    checkOut,
    nights: 1,
    guests: 2,
    totalPrice: 100,
    freeCancellationUntil: createdAt,
  }
  idempotency.run(randomUUID(), randomBytes(32), JSON.stringify(receipt), createdAt)
  for (const [kind, priority] of mails)
    outbox.run(kind, JSON.stringify({ reference }), 'en', createdAt, createdAt, priority)
  return receipt
})

/** One request of the load. */
interface Asked {
  roomType: string
  checkIn: string
}

/** The least that could take bookings over HTTP: a transaction for each request, and the receipt as its answer. */
const server = createServer(async (request, response) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  const { roomType, checkIn }: Asked = JSON.parse(Buffer.concat(parts).toString())
  const receipt = book.immediate(roomType, checkIn, networks[0] ?? null)
  response.writeHead(201, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify(receipt))
})

const answers = {
  book: ({ seconds, rooms, firstNight }: RawJob) => {
    const startedMs = performance.now()
    let count = 0
    while (performance.now() - startedMs < seconds * 1000) {
      const room = rooms[count % rooms.length]
      if (!room) break
      const network = networks[count % networks.length] ?? null
      book.immediate(room.id, addDays(firstNight, Math.floor(count / rooms.length)), network)
      count += 1
    }
    return { answers: count, seconds: (performance.now() - startedMs) / 1000 }
  },
}

server.listen(0, '127.0.0.1', () => answerParent(answers, { port: (server.address() as AddressInfo).port }))
