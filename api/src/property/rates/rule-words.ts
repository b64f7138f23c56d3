import { addDays, type CalendarDate } from '@calm-rest/contract/stay'
import { amountText } from '../../core/amount-text.ts'
import { every, type PromotionCode, type Rates, type Restriction } from './rates.ts'

interface Span {
  from: CalendarDate
  /** The morning after the last night. */
  until: CalendarDate
}

type Given<T> = { [Key in keyof T]?: T[Key] | undefined }

/** A rule as it is given. Omitted properties have their defaults. */
type GivenRestriction = Span & Given<Restriction>
type GivenPromotion = Pick<PromotionCode, 'code'> & Given<PromotionCode>

const months = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })

const partsOf = (date: CalendarDate) => ({
  year: date.slice(0, 'YYYY'.length),
  month: months.format(new Date(`${date}T00:00:00Z`)),
  day: String(Number(date.slice('YYYY-MM-'.length))),
})

/** First and last night in English, for the audit log: `16 May to 19 June 2027`, `24 December 2027`. */
export const nightsInWords = ({ from, until }: Span): string => {
  const last = addDays(until, -1)
  const first = partsOf(from)
  const end = partsOf(last)
  const whole = `${end.day} ${end.month} ${end.year}`
  if (from === last) return whole
  if (first.year !== end.year) return `${first.day} ${first.month} ${first.year} to ${whole}`
  return first.month === end.month ? `${first.day} to ${whole}` : `${first.day} ${first.month} to ${whole}`
}

export const closureInWords = ({ note = '', ...span }: Span & Given<Rates['closures'][number]>): string =>
  note === '' ? nightsInWords(span) : `${nightsInWords(span)}, ${note}`

const weekdayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

const listOf = (parts: (string | false | undefined)[]) => parts.filter(Boolean).join(', ')

export const restrictionInWords = (rule: GivenRestriction): string => {
  const { weekdays = [], roomType = every, plan = every, binds = 'arrival' } = rule
  const { minNights = 1, maxNights, closedToArrival, closedToDeparture, minDaysAhead, maxDaysAhead } = rule
  const limitsStay = minNights > 1 || maxNights !== undefined
  const where = listOf([
    nightsInWords(rule),
    weekdays.map((weekday) => weekdayNames[weekday - 1]).join(' '),
    roomType === every ? 'every room type' : roomType,
    plan !== every && `plan ${plan}`,
  ])
  const what = listOf([
    minNights > 1 && `at least ${minNights} nights`,
    maxNights !== undefined && `at most ${maxNights} nights`,
    limitsStay && (binds === 'arrival' ? 'by the day of arrival' : 'for each stay with one of the nights'),
    closedToArrival && 'no arrival',
    closedToDeparture && 'no departure',
    minDaysAhead !== undefined && `at least ${minDaysAhead} days ahead`,
    maxDaysAhead !== undefined && `at most ${maxDaysAhead} days ahead`,
  ])
  return `${where}: ${what}`
}

export const promotionInWords = (promotion: GivenPromotion): string => {
  const { code, percent, amountCents = 0, from, until, bookUntil, minNights, maxUses } = promotion
  const { weekdays = [], roomTypes = [] } = promotion
  return listOf([
    code,
    percent === undefined ? `${amountText(amountCents)} off` : `${percent} % off`,
    from && until && nightsInWords({ from, until }),
    from && !until && `from ${from}`,
    until && !from && `nights before ${until}`,
    weekdays.map((weekday) => weekdayNames[weekday - 1]).join(' '),
    roomTypes.join(' '),
    minNights !== undefined && `at least ${minNights} nights`,
    bookUntil && `until ${bookUntil}`,
    maxUses !== undefined && `${maxUses} times at most`,
  ])
}
