import { errorWords, fieldErrorWords, stayLengthWords } from '@calm-rest/contract/errors'
import type { StayExplanation } from '@calm-rest/contract/staff'
import type { staffCalls } from '@calm-rest/contract/staff-calls'
import { addDays, nightlyPriceCents, toDollars } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import type { z } from 'zod'
import { todayAt } from '../../core/clock/property-clock.ts'
import type { FieldError } from '../../core/http/api-error.ts'
import {
  adultsOf,
  assertDates,
  every,
  type NightPriceRule,
  type PricedOrder,
  propertyOf,
  restrictionsOf,
  type StayRequest,
  toLine,
} from '../../property/index.ts'
import type { DeskDeps } from './deps.ts'

type ExplanationOrder = z.output<typeof staffCalls.previewStay.body>

/** Explains prices of stays. */
export const createDeskExplainCommands = ({ db, now }: DeskDeps) => {
  const { priceOrder } = propertyOf(db)
  return {
    /**
     * Returns what a stay would cost by the current rates, and why.
     *
     * @throws ApiError as a quote does, but not for a restriction or a wrong promotion code
     */
    stay: async (
      { roomId, checkIn, nights, ...order }: ExplanationOrder,
      lang: Lang,
    ): Promise<StayExplanation> => {
      const today = todayAt(now())
      const checkOut = addDays(checkIn, nights)
      assertDates({ checkIn, checkOut }, today)
      const request: StayRequest = { ...order, roomType: roomId, checkIn, checkOut }
      const priced = await priceOrder(request, { lang, today, isUnrestricted: true, allowsWrongCode: true })
      const { rates, plan, codeProblem } = priced
      const restricted = restrictionsOf(
        rates,
        { roomTypeId: roomId, planId: plan.id, checkIn, checkOut },
        today,
      )
      const refusals = restricted.map((one) => wordsOf(one, lang))
      // a code that nobody made says so in the words of the whole request
      const ofCode =
        codeProblem &&
        (codeProblem.code === 'invalid_choice'
          ? errorWords.promotion_invalid[lang]
          : wordsOf(codeProblem, lang))
      return {
        ...priceIn(priced, lang),
        refusals: [...new Set([...refusals, ...(ofCode ? [ofCode] : [])])],
      }
    },
  }
}

const wordsOf = ({ code, nights }: FieldError, lang: Lang) =>
  nights === undefined ? fieldErrorWords[code][lang] : stayLengthWords(code, nights, lang)

const priceIn = ({ rooms, rates, plan }: PricedOrder, lang: Lang): Omit<StayExplanation, 'refusals'> => {
  const [{ room, price, guests, children }] = rooms
  const adults = adultsOf(rates, { guests, children })
  return {
    nights: price.nights.map((one) => ({
      night: one.night,
      base: toDollars(nightlyPriceCents(room)),
      rule: one.rule ? ruleOf(one.rule) : null,
      room: toDollars(one.roomCents),
      guests: toDollars(one.guestsCents),
      adults,
      children: toDollars(one.childrenCents),
      plan: toDollars(one.planCents),
      rounding: toDollars(one.roundingCents),
      total: toDollars(one.totalCents),
    })),
    plan: { name: plan.name[lang], percent: plan.percent },
    lines: price.lines.map((line) => {
      const { name, amount } = toLine(line, lang)
      return { kind: line.kind, name, amount, included: line.kind === 'tax' && line.tax.included }
    }),
    totalPrice: toDollars(price.totalCents),
  }
}

const ruleOf = ({ season, from, until, weekdays, roomType, percent }: NightPriceRule) => ({
  season,
  from,
  until,
  weekdays,
  isOfEveryRoom: roomType === every,
  ...(percent !== undefined && { percent }),
})
