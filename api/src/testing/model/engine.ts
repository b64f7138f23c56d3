import type { CalendarDate } from '@calm-rest/contract/stay'
import { pino } from 'pino'
import { openDatabase } from '../../core/database/open.ts'
import { createSignedLinks } from '../../core/links/signed-links.ts'
import { noMailCaps } from '../../core/mail-limits/mail-recipients.ts'
import { noOwnerMailLimits } from '../../core/outbox/owner-mail-limits.ts'
import { createApi } from '../../index.ts'
import { createRetention } from '../../operations/retention/retention.ts'
import { noNightCaps } from '../../stays/bookings/night-caps.ts'
import { makePlace, placeOf } from '../engine.ts'
import { goodBooking } from '../inputs.ts'
import { rooms } from './actions.ts'
import type { BookingRequest } from './model.ts'

/** Answer of the real API, with bookings by reference. */
export type ApiAnswer =
  | { booked: string }
  | { cancelled: string; refund: string | null }
  | { refused: string }

const soldSql = `
  SELECT u.room_type_id || ' ' || n.night FROM booking_nights n JOIN units u ON u.id = n.unit_id ORDER BY 1`
const torn = `
  SELECT COUNT(*) FROM booking_nights n JOIN bookings b ON b.id = n.booking_id WHERE n.unit_id <> b.unit_id`

const unlimited = { bookings: Number.MAX_SAFE_INTEGER, links: Number.MAX_SAFE_INTEGER }

/** The whole API over its own database, with a clock that the story moves. */
export const openEngine = async (dataDir: string, startMs: number) => {
  let nowMs = startMs
  const now = () => new Date(nowMs)
  const removePlace = await makePlace(dataDir)
  const api = await createApi({
    ...placeOf(dataDir),
    logger: pino({ level: 'silent' }),
    now,
    rateLimits: unlimited,
    nightCaps: noNightCaps,
    mailCaps: noMailCaps,
    ownerMailLimits: noOwnerMailLimits,
  })
  const db = await openDatabase(placeOf(dataDir))
  const links = createSignedLinks(db, now)
  const retention = createRetention(db)
  const sold = db.prepare<[], string>(soldSql).pluck()
  const tornNights = db.prepare<[], number>(torn).pluck()
  const statuses = db.prepare<[], { reference: string; status: string }>(
    'SELECT reference, status FROM bookings',
  )

  const post = async (path: string, body: object, headers: Record<string, string>) => {
    const all = { 'Content-Type': 'application/json', ...headers }
    const answer = await api.app.request(path, { method: 'POST', body: JSON.stringify(body), headers: all })
    return { status: answer.status, body: await answer.json() }
  }

  return {
    setNow: (ms: number) => {
      nowMs = ms
    },
    book: async ({
      room,
      checkIn,
      checkOut,
      nights,
      guests,
      isPriceRight,
      key,
    }: BookingRequest): Promise<ApiAnswer> => {
      const { id = '', dollars = 0 } = rooms[room] ?? {}
      const totalPrice = isPriceRight ? Math.max(0, nights) * dollars : 1
      const body = { ...goodBooking, checkIn, checkOut, guests, roomType: id, totalPrice }
      const headers =
        key === undefined ? {} : { 'Idempotency-Key': `6f1f9b9e-52f5-4f0c-9f3b-00000000000${key}` }
      const answer = await post('/api/bookings', body, headers as Record<string, string>)
      return answer.status === 201 ? { booked: answer.body.reference } : { refused: answer.body.code }
    },
    cancel: async (reference: string, checkOut: CalendarDate): Promise<ApiAnswer> => {
      const token = await links.forBooking(reference, checkOut)
      const answer = await post('/api/bookings/by-link/cancel', { token }, {})
      if (answer.status !== 200) return { refused: answer.body.code }
      return { cancelled: answer.body.reference, refund: answer.body.refund }
    },
    applyRetention: () => retention(now()),
    soldNights: () => sold.all(),
    /** Returns nights in another unit than the rest of their stay. */
    tornNights: () => tornNights.get(),
    statuses: async () => new Map((await statuses.all()).map(({ reference, status }) => [reference, status])),
    /** Empties the database for the next story. */
    reset: async () => {
      nowMs = startMs
      await db.exec(
        'DELETE FROM booking_nights; DELETE FROM bookings; DELETE FROM idempotency; DELETE FROM outbox',
      )
    },
    close: async () => {
      await db.close()
      await api.close()
      await removePlace()
    },
  }
}

export type Engine = Awaited<ReturnType<typeof openEngine>>
