import { toDollars } from '@calm-rest/contract/stay'
import Sqlite from 'better-sqlite3'
import { nightsInWords } from '../../property/index.ts'

/** What a restore would lose of the present database, by its name for people; or why that is unknown. */
export type Loss =
  | {
      kind: 'known'
      /** Number of each. */
      rows: Record<string, number>
      /** A line for each that can be named. */
      named: Record<string, string[]>
    }
  | { kind: 'unknown'; reason: string }

type Row = Record<string, string | number | null>

interface Question {
  /** Selects what the present database has and the backup lacks or has otherwise. */
  sql: string
  /**
   * Tables and columns, such as `units.removed_on`, without which there is nothing to lose: a database of an older
   * release lacks them.
   */
  needs?: readonly string[]
  /** Describes a row; by default rows are only counted. */
  nameOf?: (row: Row) => string
}

const day = (moment: Row[string] = null) => String(moment).slice(0, 16).replace('T', ' ')
const amount = (cents: Row[string] = 0) => toDollars(Number(cents)).toFixed(2)
const stay = ({ reference, name, room, checkIn, checkOut, totalCents }: Row) =>
  `${reference}  ${name}, ${room} from ${checkIn} to ${checkOut}, ${amount(totalCents)}`

const booking = `b.reference, trim(b.first_name || ' ' || b.last_name) AS name, b.room_type_id AS room,
  b.check_in AS checkIn, b.check_out AS checkOut, b.total_cents AS totalCents, b.status`

/** Columns whose change matters, beside the status. */
const changing = ['status', 'check_in', 'check_out', 'room_type_id', 'guests', 'total_cents', 'refund']
const isOther = changing.map((column) => `b.${column} IS NOT o.${column}`).join(' OR ')

/** Returns a condition: rows of a table differ from the backup in these columns. */
const differs = (table: string, columns: string, where: string) => {
  const [now, before] = ['main', 'backup'].map(
    (place) => `SELECT ${columns} FROM ${place}.${table} WHERE ${where}`,
  )
  return `(EXISTS (${now} EXCEPT ${before}) OR EXISTS (${before} EXCEPT ${now}))`
}

/** Columns of `property_facts` by what people call them. */
const hours: Readonly<Record<string, string>> = {
  phone: 'telephone',
  manager_phone: 'telephone of the manager',
  check_in_from: 'check-in from',
  check_out_until: 'check-out until',
  breakfast_from: 'breakfast from',
  breakfast_until: 'breakfast until',
}
const identity: Readonly<Record<string, string>> = {
  name: 'name',
  kind: 'kind',
  languages: 'languages',
  email: 'e-mail',
  whatsapp: 'WhatsApp',
  street: 'street',
  town: 'town',
  town_names: 'town by language',
  region: 'region',
  postal_code: 'postal code',
  country_code: 'country',
  latitude: 'latitude',
  longitude: 'longitude',
  listing_url: 'page at a portal',
  instagram: 'Instagram',
  facebook: 'Facebook',
  tripadvisor: 'Tripadvisor',
  manager_name: 'manager',
  manager_email: 'e-mail of the manager',
  manager_network: 'network of the manager',
  owner_lang: 'language of mail to the owner',
}

/** What the present row has otherwise. A backup of an older release has no row until the first change. */
const otherFacts = (facts: Readonly<Record<string, string>>) =>
  Object.entries(facts)
    .map(
      ([column, fact]) =>
        `SELECT '${fact}' AS fact, coalesce(f.${column}, 'nothing') AS value,
          coalesce(o.${column}, 'nothing') AS valueBefore
        FROM main.property_facts f LEFT JOIN backup.property_facts o ON o.id = f.id
        WHERE f.${column} IS NOT o.${column}`,
    )
    .join(' UNION ALL ')

const factWords = ({ fact, value, valueBefore }: Row) => `${fact} ${value} instead of ${valueBefore}`

const stateWords = (state: Row[string] = null) => String(state).replaceAll('_', ' ')

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
      const price = row.totalCents === row.totalBefore ? '' : ` instead of ${amount(row.totalBefore)}`
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
    needs: ['payments'],
    nameOf: ({ reference, name, amountCents, method, at, who }) =>
      `${day(at)} UTC  ${amount(amountCents)} by ${method} for ${reference} ${name}, taken by ${who}`,
  },
  'closed tills': {
    sql: `SELECT number, till, at, who FROM closes WHERE number NOT IN (SELECT number FROM backup.closes) ORDER BY number`,
    needs: ['closes'],
    nameOf: ({ number, till, at, who }) => `${day(at)} UTC  no. ${number}, till of ${till}, closed by ${who}`,
  },
  prices: {
    sql: `SELECT at, who, action, subject, coalesce(after ->> 'reason', '') AS reason FROM desk_log
      WHERE action IN ('rates change', 'rates restore', 'room price', 'room discount', 'room price restore')
        AND at || action || subject NOT IN (SELECT at || action || subject FROM backup.desk_log)
      ORDER BY id`,
    nameOf: ({ at, who, action, subject, reason }) =>
      `${day(at)} UTC  ${action} of ${subject} by ${who}${reason === '' ? '' : `: ${reason}`}`,
  },
  staff: {
    sql: `SELECT name, role FROM staff_members WHERE id NOT IN (SELECT id FROM backup.staff_members)
      ORDER BY created_at`,
    needs: ['staff_members'],
    nameOf: ({ name, role }) => `${name} (${role})`,
  },
  blocks: {
    sql: `SELECT u.room_type_id AS room, u.number, k.first_night AS first, k.until, k.reason
      FROM blocks k JOIN units u ON u.id = k.unit_id
      WHERE NOT EXISTS (SELECT 1 FROM backup.blocks o JOIN backup.units v ON v.id = o.unit_id
        WHERE v.room_type_id = u.room_type_id AND v.number = u.number AND o.first_night = k.first_night
          AND o.until = k.until AND o.reason = k.reason)
      ORDER BY k.first_night, k.id`,
    needs: ['blocks'],
    nameOf: ({ room, number, first, until, reason }) =>
      `${room}/${number}  from ${nightsInWords({ from: String(first), until: String(until) })}: ${reason}`,
  },
  'room types': {
    sql: `SELECT id AS room FROM room_types WHERE id NOT IN (SELECT id FROM backup.room_types) ORDER BY id`,
    nameOf: ({ room }) => String(room),
  },
  texts: {
    sql: `SELECT room, group_concat(lang, ', ') AS langs FROM (
        SELECT t.room_type_id AS room, t.lang FROM room_texts t
          JOIN backup.room_types r ON r.id = t.room_type_id
          LEFT JOIN backup.room_texts o ON o.room_type_id = t.room_type_id AND o.lang = t.lang
        WHERE t.name IS NOT o.name OR t.description IS NOT o.description OR t.bed IS NOT o.bed
        ORDER BY t.room_type_id, t.lang)
      GROUP BY room ORDER BY room`,
    nameOf: ({ room, langs }) => `texts of ${room} in ${langs}`,
  },
  'facts of rooms': {
    sql: `SELECT r.id AS room FROM room_types r JOIN backup.room_types o USING (id)
      WHERE r.category IS NOT o.category OR r.guests IS NOT o.guests OR r.size_m2 IS NOT o.size_m2 ORDER BY r.id`,
    nameOf: ({ room }) => `guests, size or category of ${room}`,
  },
  'rooms offered': {
    sql: `SELECT r.id AS room, r.status, o.status AS statusBefore
      FROM room_types r JOIN backup.room_types o USING (id) WHERE r.status <> o.status ORDER BY r.id`,
    needs: ['room_types.status'],
    nameOf: ({ room, status, statusBefore }) => `${room}  ${status} instead of ${statusBefore}`,
  },
  units: {
    sql: `SELECT u.room_type_id AS room, u.number, u.removed_on AS removedOn
      FROM units u LEFT JOIN backup.units o ON o.room_type_id = u.room_type_id AND o.number = u.number
      WHERE u.room_type_id IN (SELECT id FROM backup.room_types)
        AND (o.id IS NULL OR u.removed_on IS NOT o.removed_on)
      ORDER BY u.room_type_id, u.number`,
    needs: ['units.removed_on'],
    nameOf: ({ room, number, removedOn }) =>
      `${room}/${number}  ${removedOn === null ? 'added' : `taken out on ${removedOn}`}`,
  },
  'amenities of rooms': {
    sql: `SELECT r.id AS room FROM room_types r JOIN backup.room_types USING (id)
      WHERE ${differs('room_amenities', 'role, position, amenity_id', 'room_type_id = r.id')} ORDER BY r.id`,
    nameOf: ({ room }) => `amenities of ${room}`,
  },
  amenities: {
    sql: `SELECT a.id, a.id IN (SELECT id FROM backup.amenities) AS isOld, 1 AS isThere FROM amenities a
      WHERE ${differs('amenities', 'icon', 'id = a.id')}
        OR ${differs('amenity_texts', 'lang, name', 'amenity_id = a.id')}
      UNION ALL SELECT id, 1, 0 FROM backup.amenities WHERE id NOT IN (SELECT id FROM main.amenities)
      ORDER BY 1`,
    nameOf: ({ id, isOld, isThere }) => {
      if (!isThere) return `${id}, removed since`
      return isOld ? `words or drawing of ${id}` : `${id}, not in the backup`
    },
  },
  'hours of the property': { sql: otherFacts(hours), needs: ['property_facts'], nameOf: factWords },
  'facts of the property': {
    sql: otherFacts(identity),
    needs: ['property_facts', 'property_facts.name'],
    nameOf: factWords,
  },
  'clean and dirty rooms': {
    sql: `SELECT u.room_type_id AS room, u.number, coalesce(s.state, 'clean') AS state,
        coalesce(o.state, 'clean') AS stateBefore
      FROM units u LEFT JOIN unit_states s ON s.unit_id = u.id
        LEFT JOIN backup.units v ON v.room_type_id = u.room_type_id AND v.number = u.number
        LEFT JOIN backup.unit_states o ON o.unit_id = v.id
      WHERE coalesce(s.state, 'clean') <> coalesce(o.state, 'clean') ORDER BY u.room_type_id, u.number`,
    needs: ['unit_states'],
    nameOf: ({ room, number, state, stateBefore }) =>
      `${room}/${number}  ${stateWords(state)} instead of ${stateWords(stateBefore)}`,
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

/** Returns what `current` has and `backup` lacks. Both are database files that nobody writes to. */
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
  const columns = db.prepare<[string], string>("SELECT name FROM pragma_table_info(?, 'main')").pluck()
  const isThere = (need: string) => {
    const [table = '', column] = need.split('.')
    const names = columns.all(table)
    return column === undefined ? names.length > 0 : names.includes(column)
  }
  const rows: Record<string, number> = {}
  const named: Record<string, string[]> = {}
  for (const [what, { sql, needs = [], nameOf }] of Object.entries(questions)) {
    if (!needs.every(isThere)) continue
    const found = db.prepare<[], Row>(sql).all()
    if (found.length === 0) continue
    rows[what] = found.length
    if (nameOf) named[what] = found.map(nameOf)
  }
  return { rows, named }
}

/** Maximum number of listed items of a kind; further ones are only counted. */
const mostNamed = 50

/** For people: the numbers, and below them the items; undefined if nothing would be lost. */
export const lossWords = (loss: Loss): string | undefined => {
  if (loss.kind === 'unknown') return `What the database that is there holds cannot be read: ${loss.reason}.`
  const rows = Object.entries(loss.rows).map(([name, count]) => `${name} (${count})`)
  if (rows.length === 0) return undefined
  const lists = Object.entries(loss.named).flatMap(([name, lines]) => [
    `  ${name}:`,
    ...lines.slice(0, mostNamed).map((line) => `    ${line}`),
    ...(lines.length > mostNamed ? [`    … and ${lines.length - mostNamed} more`] : []),
  ])
  return [`The backup lacks what is there: ${rows.join(', ')}.`, ...lists].join('\n')
}
