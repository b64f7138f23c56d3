import { hotel } from '@calm-rest/contract/hotel'
import { bookingReferenceOf } from '@calm-rest/contract/reference'
import type { Payer } from '@calm-rest/contract/staff'
import type { Database } from '../../core/database/database.ts'
import { ApiError, invalidFields } from '../../core/http/api-error.ts'
import { createBookingReads } from '../bookings/stored-booking.ts'
import { payerTable } from './columns.ts'

/** A payer that is known, a new one, or the guest. */
export type GivenPayer =
  | { id: number }
  | { name: string; address?: string | undefined; taxNumber?: string | undefined }
  | null

interface Assignment {
  reference: string
  payer: GivenPayer
  /** The price of the stay: nights, extras, and their taxes. */
  stay: boolean
  /** Ids of charges of the stay. */
  charges: readonly number[]
}

/** Who pays what of a stay, where it is not its guest. */
export const createPayers = (db: Database) => {
  const reads = createBookingReads(db)
  const ofBooking = db.prepare<[number], Payer>(
    'SELECT id, name, address, tax_number AS "taxNumber" FROM payers WHERE booking_id = ? ORDER BY id',
  )
  const insert = db.prepare<[object], number>(`${payerTable.insert} RETURNING id`).pluck()
  const saveStay = db.prepare<[number, number | null]>(`INSERT INTO folio_facts (booking_id, payer_id)
    VALUES (?, ?) ON CONFLICT (booking_id) DO UPDATE SET payer_id = excluded.payer_id`)
  const saveCharge = db.prepare<[number | null, number, number]>(
    'UPDATE charges SET payer_id = ? WHERE id = ? AND booking_id = ?',
  )
  const chargesOf = db.prepare<[number], number>('SELECT id FROM charges WHERE booking_id = ?').pluck()

  /** Payers are of the first room of a booking, for all its rooms. */
  const firstOf = async (reference: string) => {
    const [first] = await reads.ofBooking(bookingReferenceOf(reference), hotel.deskLang)
    if (!first) throw new ApiError('booking_not_found')
    return first.id
  }
  const idOf = async (bookingId: number, payer: GivenPayer): Promise<number | null> => {
    if (payer === null) return null
    if (!('id' in payer)) return Number(await insert.get(payerTable.newRow({ ...payer, bookingId })))
    const known = await ofBooking.all(bookingId)
    if (!known.some(({ id }) => id === payer.id))
      throw invalidFields({ field: 'payer.id', code: 'invalid_choice' })
    return payer.id
  }

  const assign = db.transaction(async ({ reference, payer, stay, charges }: Assignment) => {
    const booking = await reads.byReference(reference, hotel.deskLang)
    if (!booking) throw new ApiError('booking_not_found')
    const own = new Set((await chargesOf.all(booking.id)).map(Number))
    const strange = charges.findIndex((id) => !own.has(id))
    if (strange >= 0) throw invalidFields({ field: `charges.${strange}`, code: 'invalid_choice' })
    const payerId = await idOf(await firstOf(reference), payer)
    if (stay) await saveStay.run(booking.id, payerId)
    for (const id of charges) await saveCharge.run(payerId, id, booking.id)
  })

  return {
    /** Of a booking, for all its rooms; oldest first. */
    ofBooking: async (reference: string): Promise<Payer[]> => ofBooking.all(await firstOf(reference)),
    /**
     * Says who pays the price of a stay, or charges of it.
     *
     * @throws ApiError 'booking_not_found', or 'invalid_request' for a payer of another booking, or a charge of another
     * stay
     */
    assign: (what: Assignment) => assign(what),
  }
}
