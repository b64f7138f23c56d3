import type { StaffStay } from '@calm-rest/contract/staff'
import { type CalendarDate, nightsBetween, toDollars } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import { todayAt } from '../../core/clock/property-clock.ts'
import type { Database } from '../../core/database/database.ts'
import { depositOf, planOrStandard, propertyOf } from '../../property/index.ts'
import { owedCents, quotedOf, type StoredBooking, selectBookings } from '../../stays/index.ts'
import { toStaffStay } from './stay-view.ts'

/** Maximum number in the list. Beyond it the rest does not matter. */
const most = 50

/** Stays ahead whose deposit is due by now and not paid, the next arrival first. */
export const createDepositsDue = (db: Database) => {
  const { rates } = propertyOf(db)
  const unpaid = db.prepare<[{ today: CalendarDate; lang: Lang }], StoredBooking>(`
    ${selectBookings} WHERE b.status = 'confirmed' AND b.arrived_on IS NULL AND b.check_in >= @today
      AND ${owedCents} > 0 ORDER BY b.check_in, b.id`)

  /** By the rates as they were when it was booked. */
  const depositOfStay = async (stay: StoredBooking) => {
    const { bookedAt, ratePlan, checkIn, checkOut, totalCents, priceLines } = stay
    const quoted = quotedOf({ priceLines })
    const [likeliest = 0] = await rates.versionsAt(bookedAt)
    const version = quoted.rates ?? likeliest
    const found = (await rates.heldAt(version)) ?? (await rates.held())
    const { deposit } = planOrStandard(found.rates, ratePlan)
    const { firstNightCents = Math.round(totalCents / nightsBetween(checkIn, checkOut)) } = quoted
    return depositOf(deposit, { checkIn, totalCents, firstNightCents }, todayAt(new Date(bookedAt)))
  }

  return async (at: Date, lang: Lang): Promise<StaffStay[]> => {
    const today = todayAt(at)
    const due: StaffStay[] = []
    for (const stay of await unpaid.all({ today, lang })) {
      const deposit = await depositOfStay(stay)
      const missingCents = (deposit?.cents ?? 0) - stay.paidCents
      if (!deposit || missingCents <= 0 || deposit.dueOn > today) continue
      due.push(
        Object.assign(toStaffStay(stay, at), {
          deposit: { missing: toDollars(missingCents), dueOn: deposit.dueOn },
        }),
      )
      if (due.length === most) break
    }
    return due
  }
}
