import type { Figures } from '@calm-rest/contract/staff'
import { type CalendarDate, earlierOf, laterOf, nightsBetween } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../../core/database/database.ts'
import type { StoredBooking } from '../bookings/stored-booking.ts'
import { countNoted, nationalitiesOf } from './of-stay.ts'

type Rows = Figures['nationalities']

interface Span {
  from: CalendarDate
  until: CalendarDate
}

interface Stay extends Pick<StoredBooking, 'nationalities' | 'guests'> {
  checkIn: CalendarDate
  /** Morning on which the nights end, earlier after an early departure. */
  end: CalendarDate
}

const end = 'coalesce(ended_on, check_out)'

/** Guests and their nights by nationality, as the contract defines them. */
export const createNationalityFigures = (db: Database) => {
  // guests who were not seen and whose stay is not over may still not come
  const stays = db.prepare<[Span], Stay>(`
    SELECT nationalities, guests, check_in AS "checkIn", ${end} AS "end" FROM bookings
    WHERE check_in < @until AND (check_in >= @from OR ${end} > @from)
      AND (status = 'completed' OR status = 'confirmed' AND arrived_on IS NOT NULL)`)

  return async (span: Span): Promise<Rows> => {
    const shares = (await stays.all(span)).flatMap((stay) => sharesOf(stay, span))
    return [...Map.groupBy(shares, ({ nationality }) => nationality)]
      .map(([nationality, all]) => ({
        nationality,
        guests: sum(all.map(({ guests }) => guests)),
        guestNights: sum(all.map(({ guestNights }) => guestNights)),
      }))
      .sort(mostFirst)
  }
}

/** Returns what a stay adds to the row of each nationality of its guests, and to the row of unrecorded ones. */
const sharesOf = (stay: Stay, { from, until }: Span): Rows => {
  const nights = nightsBetween(laterOf(stay.checkIn, from), earlierOf(stay.end, until))
  const noted = nationalitiesOf(stay)
  const counts: [string | null, number][] = [
    ...Object.entries(noted),
    [null, stay.guests - countNoted(noted)],
  ]
  return counts
    .filter(([, guests]) => guests > 0)
    .map(([nationality, guests]) => ({
      nationality,
      guests: stay.checkIn >= from ? guests : 0,
      guestNights: guests * nights,
    }))
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** Guests without a recorded nationality come last, however many they are. */
const mostFirst = (a: Rows[number], b: Rows[number]) =>
  Number(a.nationality === null) - Number(b.nationality === null) ||
  b.guestNights - a.guestNights ||
  (a.nationality ?? '').localeCompare(b.nationality ?? '')

const notNoted: Record<Lang, string> = { en: 'not noted', de: 'nicht erfasst', zh: '未登记' }

/** Returns a function that names nationalities in a language as the platform does; null means unrecorded. */
export const nationalityNamer = (lang: Lang): ((nationality: string | null) => string) => {
  const names = new Intl.DisplayNames(lang, { type: 'region' })
  return (nationality) => (nationality === null ? notNoted[lang] : (names.of(nationality) ?? nationality))
}

/** Returns a row for each nationality, named in a language, below a row of column names. */
export const nationalityRows = (rows: Rows, lang: Lang) => {
  const nameOf = nationalityNamer(lang)
  return [
    ['code', 'nationality', 'guests', 'guest_nights'],
    ...rows.map(({ nationality, guests, guestNights }) => [
      nationality,
      nameOf(nationality),
      guests,
      guestNights,
    ]),
  ]
}
