import { toCsv } from '@calm-rest/api/csv'
import type { Statement } from '@calm-rest/api/partners'
import { smallestCents } from '@calm-rest/contract/currencies'
import { hotel } from '@calm-rest/contract/hotel'

const columns = [
  'month',
  'partner',
  'name',
  'reference',
  'booked_at',
  'check_in',
  'check_out',
  'room',
  'campaign',
  'source',
  'status',
  'bookings',
  'cancelled',
  'nights',
  'revenue_cents',
  'currency',
]

/** In the smallest unit of the currency: cents of a euro, but whole yen. */
const minorUnits = (cents: number) => cents / smallestCents(hotel.currency)

/** A row for each booking, and their sums as the last one. */
export const statementCsv = ({ partner, month, lines, totals }: Statement) => {
  const of = [month, partner.id, partner.name]
  const rows = lines.map((line) => [
    ...of,
    line.reference,
    line.bookedAt,
    line.checkIn,
    line.checkOut,
    line.room,
    line.campaign,
    line.source,
    line.status,
    1,
    line.status === 'cancelled' ? 1 : 0,
    line.nights,
    minorUnits(line.revenueCents),
    hotel.currency,
  ])
  const { bookings, cancelled, nights, revenueCents } = totals
  const sums = [...of, 'total', ...Array.from({ length: 7 }, () => null)]
  return toCsv([
    columns,
    ...rows,
    [...sums, bookings, cancelled, nights, minorUnits(revenueCents), hotel.currency],
  ])
}
