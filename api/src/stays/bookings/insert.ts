import { randomInt } from 'node:crypto'
import { roomReference } from '@calm-rest/contract/reference'
import type { Database } from '../../core/database/database.ts'
import { bookingTable, type NewBooking, type NewRoom } from './columns.ts'
import type { Evidence } from './night-caps.ts'
import type { Order } from './order.ts'

/** Readable aloud: no 0/O, 1/I/L, and no U, so that no words occur. 30^8 = 6.6e11 references. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

const block = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')

/** Like CR-7KQM-4XWP; random, so that nobody guesses one. */
const newReference = () => `CR-${block()}-${block()}`

/** Returns a reference that no booking has, of one room or of several. */
export const createReferences = (db: Database) => {
  const isUsed = db
    .prepare<[string, string], 1>('SELECT 1 FROM bookings WHERE reference IN (?, ?) LIMIT 1')
    .pluck()
  return async (): Promise<string> => {
    for (;;) {
      const reference = newReference()
      if ((await isUsed.get(reference, roomReference(reference, 1))) === undefined) return reference
    }
  }
}

/** What is stored of an order with each of its rooms, or with the first. */
export const toNewBooking = (
  order: Order,
  {
    phone,
    ratePlan,
    freeCancellationUntil,
  }: Pick<NewBooking, 'phone' | 'ratePlan' | 'freeCancellationUntil'>,
): NewBooking => {
  const bookedAt = order.bookedAt.toISOString()
  const { attribution } = order
  return {
    ...order,
    phone,
    ratePlan,
    freeCancellationUntil,
    status: 'confirmed',
    bookedAt,
    arrivalToldAt: order.arrivalTime === undefined ? null : bookedAt,
    partnerId: attribution?.partnerId,
    partnerWay: attribution?.source,
    campaign: attribution?.campaign,
    clientNetwork: order.network,
    vouched: vouchedBy(order.evidence),
  }
}

/** Stores one room of a booking; its id. */
export const createBookingInsert = (db: Database) => {
  const insert = db.prepare<[object], number>(`${bookingTable.insert} RETURNING id`).pluck()
  return async (booking: NewBooking, room: NewRoom, isFirst: boolean): Promise<number> =>
    (await insert.get(bookingTable.newRoom(booking, room, isFirst))) as number
}

/** What spoke for a booking; null where nothing did. */
const vouchedBy = (evidence: Evidence | undefined) => {
  if (evidence?.isAddressConfirmed) return 'address'
  return evidence?.work ? 'work' : null
}
