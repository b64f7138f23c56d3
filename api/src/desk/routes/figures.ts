import type { Figures } from '@calm-rest/contract/staff'
import {
  addDays,
  type CalendarDate,
  earlierOf,
  laterOf,
  nightsBetween,
  nightsOf,
  toDollars,
} from '@calm-rest/contract/stay'
import type { Database } from '../../core/database/database.ts'
import { isClosedOn, payableCents, propertyOf } from '../../property/index.ts'
import { staysOf } from '../../stays/index.ts'

interface Span {
  from: CalendarDate
  until: CalendarDate
}

interface SoldStay {
  checkIn: CalendarDate
  /** Morning on which the nights end, earlier after an early departure. */
  end: CalendarDate
  totalCents: number
  /** Name of the partner that brought the guest. */
  partner: string | null
}

/** A unit with the day from which it exists, and the day from which it does not. */
interface StoredUnit {
  addedOn: CalendarDate | null
  removedOn: CalendarDate | null
}

interface Sum {
  sold: number
  cents: number
}

/** A whole number of weeks, so that a Saturday is compared with a Saturday. */
const yearDays = 364
const dayMs = 24 * 60 * 60_000

const end = 'coalesce(b.ended_on, b.check_out)'

/** Figures of the property by night. The contract defines each. */
export const createFigures = (db: Database, now: () => Date) => {
  const nationalities = staysOf(db).nationalityFigures
  const store = propertyOf(db).rates
  const units = db.prepare<[], StoredUnit>(
    'SELECT added_on AS "addedOn", removed_on AS "removedOn" FROM units',
  )
  const sold = db.prepare<[Span], SoldStay>(`
    SELECT b.check_in AS "checkIn", ${end} AS "end", b.total_cents AS "totalCents", p.name AS partner
    FROM bookings b LEFT JOIN partners p ON p.id = b.partner_id
    WHERE b.check_in < @until AND b.check_out > @from AND b.status IN ('confirmed', 'completed')`)
  const blocked = db.prepare<[Span], { night: CalendarDate; count: number }>(`
    SELECT n.night, COUNT(*) AS count FROM units u JOIN booking_nights n ON n.unit_id = u.id
    WHERE n.night >= @from AND n.night < @until AND n.block_id IS NOT NULL GROUP BY n.night`)
  const onBooks = db.prepare<[Span & { at: string }], Pick<SoldStay, 'checkIn' | 'end'>>(`
    SELECT check_in AS "checkIn", check_out AS "end" FROM bookings
    WHERE check_in < @until AND check_out > @from AND created_at <= @at
      AND (cancelled_at IS NULL OR cancelled_at > @at)`)

  /** Returns the nights for the same number of days a year before, as they stood then. */
  const soldYearBefore = async ({ from, until }: Span): Promise<number> => {
    const before = { from: addDays(from, -yearDays), until: addDays(until, -yearDays) }
    const at = new Date(now().getTime() - yearDays * dayMs).toISOString()
    const stays = await onBooks.all({ ...before, at })
    return stays.reduce((sum, stay) => sum + nightsWithin(stay, before).length, 0)
  }

  return async (span: Span): Promise<Figures> => {
    const doors = await units.all()
    const doorsOn = (night: CalendarDate) => doors.filter((unit) => isThere(unit, night)).length
    const closed = new Map((await blocked.all(span)).map(({ night, count }) => [night, count]))
    const byNight = new Map<CalendarDate, Sum>()
    const byPartner = new Map<string | null, Sum>()
    for (const stay of await sold.all(span)) {
      const cents = stay.totalCents / Math.max(1, nightsBetween(stay.checkIn, stay.end))
      for (const night of nightsWithin(stay, span)) {
        add(byNight, night, cents)
        add(byPartner, stay.partner, cents)
      }
    }
    const { rates } = await store.current()
    const availableOn = (night: CalendarDate, taken: number) =>
      isClosedOn(rates, night) ? taken : doorsOn(night) - (closed.get(night) ?? 0)
    const nights = nightsOf(span.from, span.until).map((night) => {
      const sum = byNight.get(night) ?? nothing
      return { night, available: availableOn(night, sum.sold), ...toFigures(sum) }
    })
    const available = nights.reduce((sum, night) => sum + night.available, 0)
    const all = [...byNight.values()].reduce(
      (sum, one) => ({ sold: sum.sold + one.sold, cents: sum.cents + one.cents }),
      nothing,
    )
    return {
      ...span,
      total: { available, ...toFigures(all), ...ratiosOf(available, all) },
      nights,
      pace: { sold: all.sold, soldYearBefore: await soldYearBefore(span) },
      channels: [...byPartner]
        .map(([partner, sum]) => ({ partner, ...toFigures(sum) }))
        .sort((a, b) => b.sold - a.sold || (a.partner ?? '').localeCompare(b.partner ?? '')),
      nationalities: await nationalities(span),
    }
  }
}

const isThere = ({ addedOn, removedOn }: StoredUnit, night: CalendarDate) =>
  (addedOn === null || addedOn <= night) && (removedOn === null || night < removedOn)

const nothing: Sum = { sold: 0, cents: 0 }

const nightsWithin = ({ checkIn, end: until }: Pick<SoldStay, 'checkIn' | 'end'>, span: Span) =>
  nightsOf(laterOf(checkIn, span.from), earlierOf(until, span.until))

const add = <Key>(sums: Map<Key, Sum>, key: Key, cents: number) => {
  const sum = sums.get(key) ?? nothing
  sums.set(key, { sold: sum.sold + 1, cents: sum.cents + cents })
}

const toFigures = ({ sold, cents }: Sum) => ({ sold, revenue: toDollars(payableCents(cents)) })

/** Null if the divisor is 0: a missing figure is better than a misleading zero. */
const ratio = (part: number, whole: number) => (whole === 0 ? null : part / whole)
const rate = (cents: number, nights: number) =>
  nights === 0 ? null : toDollars(payableCents(cents / nights))

const ratiosOf = (available: number, { sold, cents }: Sum) => ({
  occupancy: ratio(sold, available),
  adr: rate(cents, sold),
  revpar: rate(cents, available),
})

const columns = ['night', 'available', 'sold', 'revenue', 'occupancy', 'adr', 'revpar'] as const

/** Returns a row for each night, below a row of column names. */
export const figureRows = ({ nights }: Figures) => [
  columns,
  ...nights.map(({ night, available, sold, revenue }) => {
    const { occupancy, adr, revpar } = ratiosOf(available, { sold, cents: revenue * 100 })
    return [night, available, sold, revenue, occupancy, adr, revpar]
  }),
]
