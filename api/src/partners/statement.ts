import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../core/database/database.ts'
import { shownRoomNames } from '../core/room-names.ts'
import { countedFor } from './counted.ts'
import { lastDayOfMonth } from './statement-month.ts'

/** One booking in a statement, without anything about the guest. */
export interface StatementLine {
  reference: string
  bookedAt: string
  checkIn: string
  checkOut: string
  room: string
  campaign: string | null
  source: 'origin' | 'link'
  status: 'confirmed' | 'cancelled' | 'completed' | 'no_show'
  /** 0 if the stay was cancelled, however late, or not taken up, as is the revenue: nothing was collected. */
  nights: number
  revenueCents: number
}

export interface StatementTotals {
  /** Number of all bookings, including cancelled ones. */
  bookings: number
  cancelled: number
  nights: number
  revenueCents: number
}

export interface Statement {
  partner: { id: string; name: string }
  /** Month of check-out, `2027-12`. Once it is over, no night and no sum changes. */
  month: string
  totals: StatementTotals
  lines: StatementLine[]
  /** Number of bookings through the partner that end after this month. Not in the totals. */
  toCome: number
}

const sumOf = (lines: readonly StatementLine[], key: 'nights' | 'revenueCents') =>
  lines.reduce((sum, line) => sum + line[key], 0)

const totalsOf = (lines: readonly StatementLine[]): StatementTotals => ({
  bookings: lines.length,
  cancelled: lines.filter(({ status }) => status === 'cancelled').length,
  nights: sumOf(lines, 'nights'),
  revenueCents: sumOf(lines, 'revenueCents'),
})

type Row = Omit<StatementLine, 'nights' | 'revenueCents'> & { totalCents: number }

const toLine = ({ totalCents, ...line }: Row): StatementLine => ({
  ...line,
  ...countedFor({ ...line, totalCents }),
})

/** Queries of the bookings through a partner, by month of departure. */
export const createStatementQueries = (db: Database) => {
  const ofMonth = db.prepare<[{ id: string; from: string; until: string; lang: Lang }], Row>(`
    SELECT b.reference, b.created_at AS "bookedAt", b.check_in AS "checkIn", b.check_out AS "checkOut",
      t.name AS room, b.campaign, b.partner_way AS source, b.status,
      b.total_cents AS "totalCents"
    FROM bookings b JOIN ${shownRoomNames} t ON t.room_type_id = b.room_type_id AND t.lang = @lang
    WHERE b.partner_id = @id AND b.check_out >= @from AND b.check_out <= @until
    ORDER BY b.check_out, b.reference`)
  const after = db
    .prepare<[{ id: string; until: string }], number>(`
      SELECT COUNT(*) FROM bookings b
      WHERE b.partner_id = @id AND b.check_out > @until AND b.status NOT IN ('cancelled', 'no_show')`)
    .pluck()

  return async (partner: Statement['partner'], month: string, lang: Lang): Promise<Statement> => {
    const from = `${month}-01`
    const id = partner.id
    const until = lastDayOfMonth(from)
    const lines = (await ofMonth.all({ id, from, until, lang })).map(toLine)
    const toCome = (await after.get({ id, until })) ?? 0
    return { partner, month, totals: totalsOf(lines), lines, toCome }
  }
}
