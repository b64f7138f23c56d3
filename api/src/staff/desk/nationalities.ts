import type { Figures } from '@calm-rest/contract/staff'
import { type CalendarDate, earlierOf, laterOf, nightsBetween } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../../database/database.ts'

type Rows = Figures['nationalities']

interface Span {
  from: CalendarDate
  until: CalendarDate
}

interface Stay {
  nationality: string | null
  guests: number
  checkIn: CalendarDate
  /** Morning on which the nights end, earlier where the guests left earlier. */
  end: CalendarDate
}

const end = 'coalesce(ended_on, check_out)'

/** Guests and their nights by nationality, as the contract defines them. */
export const createNationalities = (db: Database) => {
  // who was never seen and whose stay is not over may still not come
  const stays = db.prepare<[Span], Stay>(`
    SELECT nationality, guests, check_in AS "checkIn", ${end} AS "end" FROM bookings
    WHERE check_in < @until AND (check_in >= @from OR ${end} > @from)
      AND (status = 'completed' OR status = 'confirmed' AND arrived_on IS NOT NULL)`)

  return async (span: Span): Promise<Rows> => {
    const byNationality = Map.groupBy(await stays.all(span), ({ nationality }) => nationality)
    return [...byNationality]
      .map(([nationality, all]) => ({
        nationality,
        guests: sum(all.filter(({ checkIn }) => checkIn >= span.from).map(({ guests }) => guests)),
        guestNights: sum(
          all.map(
            (stay) =>
              stay.guests * nightsBetween(laterOf(stay.checkIn, span.from), earlierOf(stay.end, span.until)),
          ),
        ),
      }))
      .sort(mostFirst)
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** Those whom nobody asked come last, however many they are. */
const mostFirst = (a: Rows[number], b: Rows[number]) =>
  Number(a.nationality === null) - Number(b.nationality === null) ||
  b.guestNights - a.guestNights ||
  (a.nationality ?? '').localeCompare(b.nationality ?? '')

const unknown: Record<Lang, string> = { en: 'not known', de: 'nicht bekannt', zh: '未知' }

/** Names come from the platform, in quotes; none of them begins like a formula. */
export const nationalitiesToCsv = (rows: Rows, lang: Lang): string => {
  const names = new Intl.DisplayNames(lang, { type: 'region' })
  const lines = rows.map(({ nationality, guests, guestNights }) => [
    ...[nationality ?? '', `"${nationality === null ? unknown[lang] : names.of(nationality)}"`],
    ...[guests, guestNights],
  ])
  return [['code', 'nationality', 'guests', 'guest_nights'], ...lines]
    .map((line) => `${line.join(',')}\r\n`)
    .join('')
}
