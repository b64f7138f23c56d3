/**
 * Dates of a stay. A calendar date is a plain `YYYY-MM-DD` string from the page to the database, never a
 * `Date`, so that no time zone can shift it. A stay is half-open, [checkIn, checkOut).
 */
export type CalendarDate = string & { readonly __brand?: 'CalendarDate' }

const dayMs = 86_400_000
const pattern = /^\d{4}-\d{2}-\d{2}$/

const toUtcMs = (date: CalendarDate) => Date.parse(`${date}T00:00:00Z`)
const fromUtcMs = (ms: number): CalendarDate => new Date(ms).toISOString().slice(0, 10)

/** Whether the value is an existing date: 2027-02-30 is not. */
export const isCalendarDate = (value: unknown): value is CalendarDate => {
  if (typeof value !== 'string' || !pattern.test(value)) return false
  const ms = toUtcMs(value)
  return !Number.isNaN(ms) && fromUtcMs(ms) === value
}

/** Whether the text is a time on a 24-hour clock, HH:MM. */
export const isTimeOfDay = (value: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(value)

/** Adds days to a date; negative numbers go back. Time zones do not matter. */
export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  fromUtcMs(toUtcMs(date) + days * dayMs)

/** The earlier of two dates, which sort as text. */
export const earlierOf = (one: CalendarDate, other: CalendarDate): CalendarDate => (one < other ? one : other)

/** The later of two dates. */
export const laterOf = (one: CalendarDate, other: CalendarDate): CalendarDate => (one < other ? other : one)

/** Number of nights between two dates; zero or negative where check-out is not after check-in. */
export const nightsBetween = (checkIn: CalendarDate, checkOut: CalendarDate): number =>
  Math.round((toUtcMs(checkOut) - toUtcMs(checkIn)) / dayMs)

/** Every night of a stay, by the date on which it begins. */
export const nightsOf = (checkIn: CalendarDate, checkOut: CalendarDate): CalendarDate[] =>
  Array.from({ length: Math.max(0, nightsBetween(checkIn, checkOut)) }, (_, i) => addDays(checkIn, i))

/** The calendar date at `now` in `timeZone`. */
export const dateInZone = (now: Date, timeZone: string): CalendarDate => formatOf(timeZone).format(now)

/** Creating a format takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (timeZone: string) => {
  const known = formats.get(timeZone)
  if (known) return known
  // en-CA writes YYYY-MM-DD
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  formats.set(timeZone, format)
  return format
}

/**
 * Price of one night in cents after a valid discount (0 < discount < price), as the server charges it. Cards
 * and summary use the same rule through `hasDiscount`.
 */
export const nightlyPriceCents = (room: { priceCents: number; discountPriceCents?: number | undefined }) =>
  hasDiscount(room.priceCents, room.discountPriceCents) ? room.discountPriceCents : room.priceCents

/** Whether the discount price is valid: above zero and below the price, in the same unit. */
export const hasDiscount = (price: number, discount: number | undefined): discount is number =>
  discount !== undefined && discount > 0 && discount < price

/** Ages of children as a guest types them: `4, 9`, `4 and 9`. */
export const readAges = (text = ''): number[] => (text.match(/\d+/g) ?? []).map(Number)

/** Whole cents, rounded. Amounts of money are added in cents. */
export const toCents = (dollars: number) => Math.round(dollars * 100)
/** Converts cents to dollars. */
export const toDollars = (cents: number) => cents / 100

/** Total of a stay in dollars; 0 if it is unknown (specification, §5: shown as 'Not available'). */
export const stayTotal = (
  room: { price: number; discountPrice?: number | undefined } | undefined,
  checkIn: CalendarDate | undefined,
  checkOut: CalendarDate | undefined,
): number => {
  if (!room || !isCalendarDate(checkIn) || !isCalendarDate(checkOut)) return 0
  const nights = nightsBetween(checkIn, checkOut)
  if (nights <= 0 || room.price <= 0) return 0
  const night = hasDiscount(room.price, room.discountPrice) ? room.discountPrice : room.price
  return toDollars(nights * toCents(night))
}
