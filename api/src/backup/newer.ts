import { toDollars } from '@calm-rest/contract/stay'
import Sqlite from 'better-sqlite3'

/** What of the database that is there a restore would lose, by what a person calls it; or why that is unknown. */
export type Loss =
  | {
      kind: 'known'
      /** How many of each. */
      rows: Record<string, number>
      /** A line for each of those that can be named. */
      named: Record<string, string[]>
    }
  | { kind: 'unknown'; reason: string }

type Row = Record<string, string | number | null>

interface Question {
  /** Of the database that is there, what the backup has not or has otherwise. */
  sql: string
  /** Tables without which there is nothing to lose: a database of an older release lacks them. */
  tables?: readonly string[]
  /** Names one; without it they are counted alone. */
  nameOf?: (row: Row) => string
}

const day = (moment: Row[string] = null) => String(moment).slice(0, 16).replace('T', ' ')
const dollars = (cents: Row[string] = 0) => `${toDollars(Number(cents)).toFixed(2)} dollars`
const stay = ({ reference, name, room, checkIn, checkOut, totalCents }: Row) =>
  `${reference}  ${name}, ${room} from ${checkIn} to ${checkOut}, ${dollars(totalCents)}`

const booking = `b.reference, trim(b.first_name || ' ' || b.last_name) AS name, b.room_type_id AS room,
  b.check_in AS checkIn, b.check_out AS checkOut, b.total_cents AS totalCents, b.status`

/** What a change makes another, beside the status. */
const changing = ['status', 'check_in', 'check_out', 'room_type_id', 'guests', 'total_cents', 'refund']
const isOther = changing.map((column) => `b.${column} IS NOT o.${column}`).join(' OR ')

const questions: Record<string, Question> = {
  bookings: {
    sql: `SELECT ${booking} FROM bookings b WHERE b.reference NOT IN (SELECT reference FROM backup.bookings)
      ORDER BY b.id`,
    nameOf: stay,
  },
  'changed bookings': {
    sql: `SELECT ${booking}, o.total_cents AS totalBefore, o.status AS statusBefore
      FROM bookings b JOIN backup.bookings o USING (reference) WHERE ${isOther} ORDER BY b.id`,
    nameOf: (row) => {
      const status = row.status === row.statusBefore ? '' : `, ${row.status} instead of ${row.statusBefore}`
      const price = row.totalCents === row.totalBefore ? '' : ` instead of ${dollars(row.totalBefore)}`
      return `${stay(row)}${price}${status}`
    },
  },
  payments: {
    sql: `SELECT b.reference, trim(b.first_name || ' ' || b.last_name) AS name, y.amount_cents AS amountCents,
        y.method, y.at, y.who
      FROM payments y JOIN bookings b ON b.id = y.booking_id
      WHERE NOT EXISTS (SELECT 1 FROM backup.payments o JOIN backup.bookings c ON c.id = o.booking_id
        WHERE c.reference = b.reference AND o.at = y.at AND o.amount_cents = y.amount_cents)
      ORDER BY y.id`,
    tables: ['payments'],
    nameOf: ({ reference, name, amountCents, method, at, who }) =>
      `${day(at)} UTC  ${dollars(amountCents)} by ${method} for ${reference} ${name}, taken by ${who}`,
  },
  prices: {
    sql: `SELECT at, who, action, subject, coalesce(after ->> 'reason', '') AS reason FROM desk_log
      WHERE action IN ('rates change', 'rates restore', 'room price', 'room discount')
        AND at || action || subject NOT IN (SELECT at || action || subject FROM backup.desk_log)
      ORDER BY id`,
    nameOf: ({ at, who, action, subject, reason }) =>
      `${day(at)} UTC  ${action} of ${subject} by ${who}${reason === '' ? '' : `: ${reason}`}`,
  },
  staff: {
    sql: `SELECT name, role FROM staff_members WHERE id NOT IN (SELECT id FROM backup.staff_members)
      ORDER BY created_at`,
    tables: ['staff_members'],
    nameOf: ({ name, role }) => `${name} (${role})`,
  },
  photographs: {
    sql: `SELECT room_type_id AS room, hash FROM photographs WHERE id NOT IN (SELECT id FROM backup.photographs)
      ORDER BY id`,
    nameOf: ({ room, hash }) => `${room}, ${String(hash).slice(0, 12)}`,
  },
  messages: {
    sql: `SELECT full_name AS name, created_at AS at FROM messages WHERE id NOT IN (SELECT id FROM backup.messages)
      ORDER BY id`,
    nameOf: ({ name, at }) => `${day(at)} UTC  ${name}`,
  },
  reviews: { sql: 'SELECT id FROM testimonials WHERE id NOT IN (SELECT id FROM backup.testimonials)' },
  accounts: { sql: 'SELECT id FROM users WHERE id NOT IN (SELECT id FROM backup.users)' },
}

/** Asks what in `current` is not in `backup`; both are database files that nobody writes to. */
export const lossOf = (current: string, backup: string): Loss => {
  let db: Sqlite.Database | undefined
  try {
    db = new Sqlite(current, { readonly: true, fileMustExist: true })
    const integrity = db.pragma('integrity_check(1)', { simple: true })
    if (integrity !== 'ok') return { kind: 'unknown', reason: `it is damaged (${integrity})` }
    db.prepare('ATTACH ? AS backup').run(backup)
    return { kind: 'known', ...askAll(db) }
  } catch (cause) {
    return { kind: 'unknown', reason: cause instanceof Error ? cause.message : String(cause) }
  } finally {
    db?.close()
  }
}

const askAll = (db: Sqlite.Database) => {
  const hasTable = db.prepare<[string], 1>(
    "SELECT 1 FROM main.sqlite_master WHERE type = 'table' AND name = ?",
  )
  const rows: Record<string, number> = {}
  const named: Record<string, string[]> = {}
  for (const [what, { sql, tables = [], nameOf }] of Object.entries(questions)) {
    if (tables.some((table) => !hasTable.get(table))) continue
    const found = db.prepare<[], Row>(sql).all()
    if (found.length === 0) continue
    rows[what] = found.length
    if (nameOf) named[what] = found.map(nameOf)
  }
  return { rows, named }
}

/** More of a kind are counted. */
const mostNamed = 50

/** For people: how many, and below it which; nothing where nothing would go. */
export const lossWords = (loss: Loss): string | undefined => {
  if (loss.kind === 'unknown') return `What the database that is there holds cannot be read: ${loss.reason}.`
  const rows = Object.entries(loss.rows).map(([name, count]) => `${name} (${count})`)
  if (rows.length === 0) return undefined
  const lists = Object.entries(loss.named).flatMap(([name, lines]) => [
    ...[`  ${name}:`, ...lines.slice(0, mostNamed).map((line) => `    ${line}`)],
    ...(lines.length > mostNamed ? [`    … and ${lines.length - mostNamed} more`] : []),
  ])
  return [`The backup lacks what is there: ${rows.join(', ')}.`, ...lists].join('\n')
}
