import { hotel } from '@calm-rest/contract/hotel'
import { bookingReferenceOf } from '@calm-rest/contract/reference'
import { type Folio, type FolioGroup, type FolioRoom, unitLabel } from '@calm-rest/contract/staff'
import { toDollars } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../../core/database/database.ts'
import { ApiError } from '../../core/http/api-error.ts'
import { formatName } from '../../core/mail-format/formats.ts'
import { createBookingReads, type StoredBooking } from '../bookings/stored-booking.ts'
import { createLedger, type StoredPayment } from '../payments/ledger.ts'
import { type CentLine, costOf, withoutRepeats } from './cent-line.ts'
import { chargeLines } from './charge-lines.ts'
import { createCharges } from './charges.ts'
import { earnedBy } from './earned.ts'
import { createPayers } from './payers.ts'
import { createPriceLines } from './price-lines-of.ts'

/** Reads everything that a booking costs, line by line, and what was paid for it. */
export const createFolios = (db: Database) => {
  const reads = createBookingReads(db)
  const ledger = createLedger(db)
  const charges = createCharges(db)
  const payers = createPayers(db)
  const priceLinesOf = createPriceLines(db)

  const linesOf = async (room: StoredBooking, lang: Lang) => {
    const charged = chargeLines(room.reference, await charges.ofStay(room.reference), lang)
    const priced = (await priceLinesOf(room, lang)).map((line) => ({ ...line, payerId: room.payerId }))
    return withoutRepeats([...priced, ...charged])
  }

  return {
    /**
     * The folio of a booking with all its rooms, also for the reference of one of them. Names are in `lang`.
     *
     * @throws ApiError 'booking_not_found'
     */
    ofBooking: async (reference: string, lang: Lang): Promise<Folio> => {
      const booked = await reads.ofBooking(bookingReferenceOf(reference), lang)
      if (booked.length === 0) throw new ApiError('booking_not_found')
      const all: CentLine[] = []
      const rooms: FolioRoom[] = []
      const payments: StoredPayment[] = []
      let heldCents = 0
      for (const room of booked) {
        const lines = (await linesOf(room, lang)).toSorted((a, b) => placeOf(a) - placeOf(b))
        all.push(...lines)
        rooms.push(toRoom(room, lines))
        const entries = await ledger.ofStay(room.reference)
        payments.push(...entries.filter(({ purpose }) => purpose === 'stay'))
        heldCents += room.heldCents
      }
      const totalCents = costOf(all)
      const paidCents = payments.reduce((sum, { amountCents }) => sum + amountCents, 0)
      return {
        references: booked.map((room) => room.reference),
        currency: hotel.currency,
        rooms,
        payers: (await payers.ofBooking(reference)).map((payer) => ({
          ...payer,
          total: toDollars(costOf(all.filter(({ payerId }) => payerId === payer.id))),
        })),
        total: toDollars(totalCents),
        payments: payments
          .toSorted((a, b) => a.id - b.id)
          .map(({ id, reference: of, at, method, amountCents }) => ({
            id,
            reference: of,
            at,
            method,
            amount: toDollars(amountCents),
          })),
        paid: toDollars(paidCents),
        due: toDollars(totalCents - paidCents),
        held: toDollars(heldCents),
        revenue: earnedBy(all),
      }
    },
  }
}

/** Order of the lines of a room. */
const groups: readonly FolioGroup[] = ['room', 'extra', 'charge', 'discount', 'tax']

const placeOf = ({ group }: CentLine) => groups.indexOf(group)

const toRoom = (room: StoredBooking, lines: readonly CentLine[]): FolioRoom => ({
  reference: room.reference,
  roomType: room.roomTypeName,
  unit: unitLabel(room),
  guestName: formatName(room),
  checkIn: room.checkIn,
  checkOut: room.checkOut,
  lines: lines.map(({ cents, otherCents: _, ...line }) => ({ ...line, amount: toDollars(cents) })),
  total: toDollars(costOf(lines)),
})
