import { hotel } from '@calm-rest/contract/hotel'
import { type CalendarDate, nightlyPriceCents } from '@calm-rest/contract/stay'
import type { Database } from '../../core/database/database.ts'
import type { GuestMail } from '../../core/mail-limits/mail-limit.ts'
import { type BookedRoom, createNightPrice, planOrStandard, propertyOf } from '../../property/index.ts'
import { hasTerms, type NightPrices, type StayTerms, termsOf, totalAfterChange } from './change-terms.ts'
import { changeOf } from './policy.ts'
import { createLineRules, type LineRules } from './price-lines.ts'
import type { StoredBooking } from './stored-booking.ts'

/** Who changes a stay: guests by the policy and the caps of nights, the property without them. */
export type ChangedBy =
  /** With `keepsTotal`, the price does not fall: the difference becomes a `kept` line. */
  | { by: 'property'; keepsTotal?: boolean }
  /** `network` is the hash of the client's network; `guestMail` and `isAddressConfirmed` are as for a new booking. */
  | { by: 'guest'; network: Buffer | null; guestMail?: GuestMail | undefined; isAddressConfirmed: boolean }

interface Changed {
  before: StoredBooking
  terms: StayTerms
  today: CalendarDate
  /** The room of these terms. */
  room: BookedRoom
}

interface Priced extends Omit<Changed, 'room'>, NightPrices {
  /** Rules from which its lines came; undefined if only the total is known. */
  rules: LineRules | undefined
}

/** Prices a change by its room type; `kept` as if the property had left it in its former type, if that differs. */
export const createChangePrices = (db: Database) => {
  const { findRoom, rates: store } = propertyOf(db)
  const rulesOf = createLineRules(store)

  /** Returns today's price of a night of the changed stay, and how much comes from the changed guests. */
  const pricesOf = async (before: StoredBooking, terms: StayTerms, room: BookedRoom) => {
    const { rates } = await store.current()
    const plan = planOrStandard(rates, before.ratePlan)
    const priceFor = ({ guests, children }: StayTerms) =>
      createNightPrice(rates, plan, {
        roomTypeId: terms.roomId,
        baseCents: nightlyPriceCents(room),
        guests,
        children,
      })
    const now = priceFor(terms)
    const then = priceFor(termsOf(before))
    return {
      nightCents: (night: CalendarDate) => now(night).totalCents,
      guestsCents: (night: CalendarDate) => now(night).totalCents - then(night).totalCents,
    }
  }

  return async (who: ChangedBy, at: Date, { before, terms, today, room }: Changed) => {
    const rules = await rulesOf(before)
    const priceIn = async (type: BookedRoom) => {
      const typed = { ...terms, roomId: type.id }
      const prices = await pricesOf(before, typed, type)
      return totalFor(who, at, { before, terms: typed, today, rules, ...prices })
    }
    const charged = await priceIn(room)
    if (who.by === 'guest' || room.id === before.roomId) return { charged }
    const typeBefore = await findRoom(before.roomId, hotel.deskLang)
    const kept = typeBefore && (await priceIn(typeBefore))
    return { charged, kept: kept?.totalCents === charged.totalCents ? undefined : kept }
  }
}

/**
 * Returns the total of the changed stay, with new lines by the rules of its quote. Once free cancellation has ended, a
 * guest pays no less than agreed: the difference is a line of its own, which a later increase uses up first. If the
 * terms are unchanged, the stored price stays.
 */
const totalFor = (
  who: ChangedBy,
  at: Date,
  { before, terms, today, rules, ...prices }: Priced,
): { totalCents: number; priceLines: string | null } => {
  const { totalCents, priceLines } = before
  if (hasTerms(before, terms)) return { totalCents, priceLines }
  const mayFall = who.by === 'property' ? !who.keepsTotal : changeOf(before, at) === 'free'
  if (rules === undefined) {
    const changedCents = totalAfterChange(before, terms, prices, today)
    return !mayFall && changedCents < totalCents
      ? { totalCents, priceLines }
      : { totalCents: changedCents, priceLines: null }
  }
  const agreed = { ...before, totalCents: rules.nightsCents }
  const nightsCents = totalAfterChange(agreed, terms, prices, today)
  const riseCents = rules.priceOf(terms, nightsCents, 0).totalCents - (totalCents - rules.keptCents)
  const usedCents = mayFall ? Math.max(0, riseCents) : riseCents
  const changed = rules.priceOf(terms, nightsCents, Math.max(0, rules.keptCents - usedCents))
  return { totalCents: changed.totalCents, priceLines: changed.stored }
}
