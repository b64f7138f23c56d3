import type { DepositRule } from '@calm-rest/contract/schemas'
import { addDays, type CalendarDate } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import { formatPrice, formatShortDay } from '../../core/mail-format/formats.ts'
import { percentOf } from './money.ts'
import type { PricedOrder } from './price-order.ts'
import { rateWords } from './words.ts'

/** What has to be paid before a stay. */
export interface Deposit {
  /** Above 0, and at most the total. */
  cents: number
  /** Last day on which it is in time, at the property; that of booking where it is due with it. */
  dueOn: CalendarDate
  /** Whether it is due with the booking, which holds the stay no longer than its guest needs to pay. */
  isDueAtOnce: boolean
}

interface PricedStay {
  checkIn: CalendarDate
  totalCents: number
  firstNightCents: number
}

const shareOf = (rule: DepositRule, { totalCents, firstNightCents }: PricedStay): number => {
  switch (rule.kind) {
    case 'percent':
      return percentOf(totalCents, rule.percent)
    case 'first_night':
      return Math.min(totalCents, firstNightCents)
    case 'all':
      return totalCents
  }
}

/** Returns what each room of an order has to be paid before it is slept in, as far as its plan wants that. */
export const depositsOf = (
  { plan, rooms }: Pick<PricedOrder, 'plan' | 'rooms'>,
  checkIn: CalendarDate,
  today: CalendarDate,
): (Deposit | undefined)[] =>
  rooms.map(({ price: { nights, totalCents } }) =>
    depositOf(plan.deposit, { checkIn, totalCents, firstNightCents: nights[0]?.totalCents ?? 0 }, today),
  )

/** Returns the deposit of an order in words, for the conditions of its plan; undefined where there is none. */
export const depositWords = (
  order: Pick<PricedOrder, 'plan' | 'rooms'>,
  { checkIn, today, lang }: { checkIn: CalendarDate; today: CalendarDate; lang: Lang },
): string | undefined => {
  const deposits = depositsOf(order, checkIn, today).filter((one) => one !== undefined)
  const [first] = deposits
  if (!first) return undefined
  const cents = deposits.reduce((sum, one) => sum + one.cents, 0)
  const words = rateWords[first.isDueAtOnce ? 'depositNow' : 'deposit'][lang]
  return words
    .replace('{amount}', formatPrice(lang, cents))
    .replace('{date}', formatShortDay(lang, first.dueOn))
}

/** Returns the deposit of a stay that is booked on `today`; undefined where its plan wants none, or it costs nothing. */
export const depositOf = (
  rule: DepositRule | undefined,
  stay: PricedStay,
  today: CalendarDate,
): Deposit | undefined => {
  const cents = rule ? shareOf(rule, stay) : 0
  if (!rule || cents <= 0) return undefined
  const dueOn = rule.daysBefore === null ? today : addDays(stay.checkIn, -rule.daysBefore)
  return dueOn <= today ? { cents, dueOn: today, isDueAtOnce: true } : { cents, dueOn, isDueAtOnce: false }
}
