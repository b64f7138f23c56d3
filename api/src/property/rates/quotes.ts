import type { BreakfastRule, Quote, QuotedRoom } from '@calm-rest/contract/api'
import { hotel } from '@calm-rest/contract/hotel'
import { toDollars } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import { todayAt } from '../../core/clock/property-clock.ts'
import type { Database } from '../../core/database/database.ts'
import { ApiError } from '../../core/http/api-error.ts'
import { assertDates } from '../inventory/stay-rules.ts'
import { freeUntilOf } from './cancellation-terms.ts'
import { depositWords } from './deposit.ts'
import { rateOf } from './exchange/rate-of.ts'
import type { ExchangeRates } from './exchange/read-reference-rates.ts'
import { payableCents } from './money.ts'
import { createNightPrice } from './night-price.ts'
import {
  chosenExtrasOf,
  createPriceOrder,
  type PricedOrder,
  type PricedRoom,
  type StayRequest,
  wrongCode,
} from './price-order.ts'
import type { PriceLine } from './price-stay.ts'
import { breakfastIn, hasBreakfast } from './property-terms.ts'
import type { QuoteTokens } from './quote-tokens.ts'
import { asksForChildren, type RatePlan, type Rates } from './rates.ts'
import { rateWords } from './words.ts'

interface QuoteDeps {
  db: Database
  /** Rates of today; empty if none are fetched. */
  exchangeRates?: (() => ExchangeRates) | undefined
  tokens: QuoteTokens
  now: () => Date
}

/** Returns the price of a stay, line by line, and signs it. */
export const createQuotes = ({ db, exchangeRates = () => new Map(), tokens, now }: QuoteDeps) => {
  const priceOrder = createPriceOrder(db)

  return async (request: StayRequest, lang: Lang): Promise<Quote> => {
    const at = now()
    const today = todayAt(at)
    assertDates(request, today)
    const { checkIn, checkOut } = request
    const context = { lang, today, allowsWrongCode: true }
    const priced = await priceOrder(request, context)
    const extras = chosenExtrasOf(priced)
    const breakfastOf = (plan: RatePlan): BreakfastRule | 'booked' => {
      const rule = breakfastIn(priced.rates, plan)
      return rule !== 'included' && hasBreakfast(priced.rates, plan, extras) ? 'booked' : rule
    }
    const termsOf = (order: PricedOrder): Quote['plans'][number]['terms'] => {
      const { plan } = order
      const freeUntil = freeUntilOf(plan, checkIn, at)
      const policyLang = plan.policy?.from?.[lang]
      // one text, in one language
      const deposit = depositWords(order, { checkIn, today, lang: policyLang ?? lang })
      const policy = [deposit, plan.policy?.[lang]].filter(Boolean).join(' ')
      return {
        cancellation: plan.cancellation,
        freeUntil: freeUntil > at.toISOString() ? freeUntil : null,
        breakfast: breakfastOf(plan),
        ...(policy && { policy, policyLang }),
        ...(deposit !== undefined && { deposit: true as const }),
      }
    }
    const plans = []
    for (const plan of priced.rates.plans) {
      const inPlan = await permitted(() => priceOrder({ ...request, plan: plan.id }, context))
      if (!inPlan) continue
      const { id, name } = plan
      plans.push({
        id,
        name: name[lang],
        nameLang: name.from?.[lang],
        totalPrice: toDollars(inPlan.totalCents),
        terms: termsOf(inPlan),
      })
    }
    if (priced.codeProblem) throw wrongCode(priced.codeProblem)
    return {
      checkIn,
      checkOut,
      currency: hotel.currency,
      rooms: priced.rooms.map((room) => toQuotedRoom(room, priced, lang)),
      totalPrice: toDollars(priced.totalCents),
      about: aboutIn(priced, exchangeRates()),
      plan: priced.plan.id,
      plans,
      extras: priced.rates.extras
        .filter(({ soldAt }) => soldAt !== 'desk')
        .map(({ id, name, amountCents, per, max }) => ({
          id,
          name: name[lang],
          nameLang: name.from?.[lang],
          price: toDollars(payableCents(amountCents)),
          per,
          max,
        })),
      asks: asksOf(priced.rates),
      ...(await tokens.sign(priced.basis)),
    }
  }
}

/** Returns the total in the owner's other currencies for which there is a rate. */
const aboutIn = ({ rates, totalCents }: PricedOrder, ofToday: ExchangeRates): Quote['about'] =>
  rates.otherCurrencies.flatMap(({ currency, perDollar = rateOf(ofToday, currency) }) =>
    perDollar === undefined || currency === hotel.currency
      ? []
      : [{ currency, amount: Math.round(toDollars(totalCents) * perDollar) }],
  )

/** Returns which questions can change the price. */
const asksOf = (rates: Rates) => ({
  children: asksForChildren(rates),
  promotionCode: rates.promotionCodes.length > 0,
})

/** A plan that does not permit this stay is not offered. */
const permitted = async (price: () => Promise<PricedOrder>) => {
  try {
    return await price()
  } catch (cause) {
    if (cause instanceof ApiError && cause.code === 'stay_restricted') return undefined
    throw cause
  }
}

const toQuotedRoom = (
  { room, guests, children, price }: PricedRoom,
  { rates, plan }: Pick<PricedOrder, 'rates' | 'plan'>,
  lang: Lang,
): QuotedRoom => {
  const own = { roomTypeId: room.id, baseCents: room.priceCents, guests, children }
  const regularPrice = createNightPrice(rates, plan, own)
  return {
    roomId: room.id,
    roomType: room.name,
    guests,
    children: [...children],
    nights: price.nights.map(({ night, totalCents }) => {
      const regularCents = regularPrice(night).totalCents
      return {
        night,
        price: toDollars(totalCents),
        ...(totalCents < regularCents && { regularPrice: toDollars(regularCents) }),
      }
    }),
    lines: price.lines.map((line) => toLine(line, lang)),
    totalPrice: toDollars(price.totalCents),
  }
}

/** Returns a line as it is shown, and stored with a booking. */
export const toLine = (line: PriceLine, lang: Lang): QuotedRoom['lines'][number] => {
  const { kind, cents } = line
  const amount = toDollars(cents)
  switch (line.kind) {
    case 'length_discount':
      return { kind, amount, name: rateWords.lengthDiscount[lang].replace('{percent}', String(line.percent)) }
    case 'promotion':
      return { kind, amount, name: rateWords.promotion[lang].replace('{code}', line.code) }
    case 'extra':
      return { kind, amount, name: line.extra.name[lang], quantity: line.quantity }
    case 'tax':
      return { kind, amount, name: line.tax.name[lang], included: line.tax.included }
  }
}
