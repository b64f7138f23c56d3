import type { Statement } from '@calm-rest/api/partners'

type Cell = string | number | null

/** A spreadsheet would run what begins like this, some with the wide signs of Chinese, too; an apostrophe makes it a text. */
const asText = (value: string) => (/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(value) ? `'${value}` : value)

/** RFC 4180. */
const toCell = (value: Cell) => {
  const text = typeof value === 'string' ? asText(value) : String(value ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows with CRLF between them and after the last, as RFC 4180 has it. */
export const toCsv = (rows: readonly (readonly Cell[])[]) =>
  rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')

const columns = [
  ...['month', 'partner', 'name', 'reference', 'booked_at', 'check_in', 'check_out', 'room', 'campaign'],
  ...['source', 'status', 'bookings', 'cancelled', 'nights', 'revenue_cents', 'currency'],
]

/** A row for each booking, and their sums as the last one. */
export const statementCsv = ({ partner, month, lines, totals }: Statement) => {
  const of = [month, partner.id, partner.name]
  const rows = lines.map((line) => [
    ...[...of, line.reference, line.bookedAt, line.checkIn, line.checkOut, line.room, line.campaign],
    ...[
      line.source,
      line.status,
      1,
      line.status === 'cancelled' ? 1 : 0,
      line.nights,
      line.revenueCents,
      'USD',
    ],
  ])
  const { bookings, cancelled, nights, revenueCents } = totals
  const sums = [...of, 'total', ...Array.from({ length: 7 }, () => null)]
  return toCsv([columns, ...rows, [...sums, bookings, cancelled, nights, revenueCents, 'USD']])
}
