import type { StaffRates } from '@calm-rest/contract/staff'
import { type CalendarDate, toDollars } from '@calm-rest/contract/stay'
import { every, type NightPriceRule, type Rates, standardPlan } from '../../property/index.ts'

/** The rates as the front desk lists them. `nameOf` are the names of room types by id. */
export const shownRates = (
  rates: Rates,
  nameOf: ReadonlyMap<string, string>,
  today: CalendarDate,
): Omit<StaffRates, 'version' | 'rooms'> => {
  // a rule may be of a room type that no longer exists
  const roomOf = ({ roomType }: { roomType: string }) => ({
    roomId: roomType === every ? null : roomType,
    roomType: roomType === every ? null : (nameOf.get(roomType) ?? null),
  })
  return {
    plans: rates.plans.map(
      ({ id, name, percent, cancellation, deposit, breakfast = null, policy }, place) => ({
        place,
        id,
        isStandard: id === standardPlan,
        names: name,
        percent,
        cancellation,
        breakfast,
        ...(deposit && { deposit }),
        ...(policy && { policy }),
      }),
    ),
    extras: rates.extras.map(({ id, name, amountCents, per, max, breakfast = null, soldAt }, place) => ({
      place,
      id,
      names: name,
      price: toDollars(amountCents),
      per,
      max,
      breakfast,
      soldAt,
    })),
    guestPrices: rates.guestPrices.map((one, place) => ({
      place,
      ...roomOf(one),
      guests: one.guests,
      perNight: toDollars(one.perNightCents),
    })),
    childPrices: rates.childPrices.map(({ fromAge, toAge, perNightCents }, place) => ({
      place,
      fromAge,
      toAge,
      perNight: toDollars(perNightCents),
    })),
    lengthDiscounts: rates.lengthDiscounts.map(({ nights, percent }, place) => ({ place, nights, percent })),
    taxes: rates.taxes.map(
      ({ id, name, per, of, from, changes, included, fromAge, exempt, ...due }, place) => ({
        place,
        id,
        names: name,
        ...shownDue(due),
        per,
        of,
        ...(from !== undefined && { from }),
        changes: changes.map((one) => ({ from: one.from, ...shownDue(one) })),
        included,
        fromAge,
        exemptsLocals: exempt?.localGuests === true,
      }),
    ),
    prices: rates.prices
      .map((rule, place) => ({ rule, place }))
      .filter(({ rule }) => isSeason(rule) && rule.until > today)
      .map(({ rule, place }) => ({
        place,
        ...roomOf(rule),
        season: rule.season,
        from: rule.from,
        until: rule.until,
        weekdays: rule.weekdays,
        ...(rule.priceCents !== undefined && { price: toDollars(rule.priceCents) }),
        ...(rule.percent !== undefined && { percent: rule.percent }),
      }))
      .sort((a, b) => a.from.localeCompare(b.from) || a.place - b.place),
    otherCurrencies: rates.otherCurrencies.map(({ currency, perDollar }, place) => ({
      place,
      currency,
      ...(perDollar !== undefined && { perDollar }),
    })),
    rounding: rates.rounding ?? 'none',
  }
}

interface Due {
  percent?: number | undefined
  amountCents?: number | undefined
}

const shownDue = ({ percent, amountCents }: Due) => ({
  ...(percent !== undefined && { percent }),
  ...(amountCents !== undefined && { amount: toDollars(amountCents) }),
})

/** Prices without a name for nights of one room are changed in the table of nights. */
const isSeason = ({ season, priceCents, roomType }: NightPriceRule) =>
  season !== '' || priceCents === undefined || roomType === every
