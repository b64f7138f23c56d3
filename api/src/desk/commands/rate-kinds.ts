import type { staffCalls } from '@calm-rest/contract/staff-calls'
import { toCents } from '@calm-rest/contract/stay'
import { type Lang, langs } from '@calm-rest/contract/widget'
import type { z } from 'zod'
import { amountText } from '../../core/amount-text.ts'
import { type FieldError, invalidFields } from '../../core/http/api-error.ts'
import { every, newId, nightsInWords, type Rates, taxBasesError } from '../../property/index.ts'

/** Lists of the rates that the front desk changes rule by rule in one way. */
export type RateListName =
  | 'plans'
  | 'extras'
  | 'guestPrices'
  | 'childPrices'
  | 'lengthDiscounts'
  | 'taxes'
  | 'prices'
  | 'otherCurrencies'

type Sent = z.output<typeof staffCalls.saveRate.body>
type Orders = { [List in Sent['list']]: Extract<Sent, { list: List }> }
export type RateOrder<List extends Sent['list'] = Sent['list']> = Orders[List]
export type RateRule<List extends RateListName> = Rates[List][number]

/** What differs between the lists. */
export interface RateKind<List extends RateListName> {
  /** Returns the stored rule. `others` are all rules of the list without the one that it replaces. */
  toRule(order: RateOrder<List>, others: readonly RateRule<List>[], replaced?: RateRule<List>): RateRule<List>
  /** The rule in English, for the audit log. */
  words(rule: RateRule<List>): string
}

type Named = RateRule<'plans' | 'extras' | 'taxes'>

/** Longest part of an id that its name gives, so that a number fits behind. */
const idLength = 32

/** The id of a replaced rule, or a new one; refuses a name that another rule has. */
const idOf = (
  names: Named['name'],
  others: readonly Named[],
  replaced: Named | undefined,
  fallback: string,
) => {
  const isTakenIn = (lang: Lang) => others.some(({ name }) => name[lang] === names[lang])
  const taken = langs.filter((lang) => names[lang] !== '' && isTakenIn(lang))
  if (taken.length > 0) throw invalidFields(...taken.map((lang) => isTaken(`names.${lang}`)))
  const ids = others.map(({ id }) => id)
  return replaced?.id ?? newId(englishOf(names).slice(0, idLength), ids, fallback)
}

/** For ids and the audit log. */
const englishOf = ({ en, de, zh }: Named['name']) => en || de || zh

const isTaken = (field: string): FieldError => ({ field, code: 'taken' })

const assertFree = (isFree: boolean, field: string) => {
  if (!isFree) throw invalidFields(isTaken(field))
}

const assertTaxBases = (tax: RateRule<'taxes'>, others: readonly RateRule<'taxes'>[]) => {
  if (taxBasesError(tax, [...others, tax]) !== undefined)
    throw invalidFields({ field: 'of', code: 'invalid_choice' })
}

const share = (percent: number | undefined, cents: number | undefined) =>
  percent === undefined ? amountText(cents) : `${percent} %`
const roomOf = (roomType: string) => (roomType === every ? 'every room type' : roomType)

export const rateKinds: { readonly [List in RateListName]: RateKind<List> } = {
  plans: {
    toRule: ({ names, percent, cancellation, deposit, breakfast, policy }, others, replaced) => ({
      id: idOf(names, others, replaced, 'plan'),
      name: names,
      percent,
      cancellation,
      ...(deposit && { deposit }),
      ...(breakfast !== null && { breakfast }),
      ...(policy && englishOf(policy) !== '' && { policy }),
    }),
    words: ({ name, percent, cancellation }) => `plan ${englishOf(name)}, ${percent} %, ${cancellation.kind}`,
  },
  extras: {
    toRule: ({ names, price, per, max, breakfast, soldAt }, others, replaced) => ({
      id: idOf(names, others, replaced, 'extra'),
      name: names,
      amountCents: toCents(price),
      per,
      max,
      ...(breakfast !== null && { breakfast }),
      soldAt,
    }),
    words: ({ name, amountCents, per }) => `extra ${englishOf(name)}, ${amountText(amountCents)} per ${per}`,
  },
  guestPrices: {
    toRule: ({ roomId, guests, perNight }, others) => {
      const roomType = roomId ?? every
      assertFree(!others.some((one) => one.guests === guests && one.roomType === roomType), 'guests')
      return { roomType, guests, perNightCents: toCents(perNight) }
    },
    words: ({ roomType, guests, perNightCents }) =>
      `${guests} guests in ${roomOf(roomType)}, ${amountText(perNightCents)} a night`,
  },
  childPrices: {
    toRule: ({ fromAge, toAge, perNight }, others) => {
      assertFree(!others.some((one) => one.fromAge <= toAge && fromAge <= one.toAge), 'fromAge')
      return { fromAge, toAge, perNightCents: toCents(perNight) }
    },
    words: ({ fromAge, toAge, perNightCents }) =>
      `children of ${fromAge} to ${toAge}, ${amountText(perNightCents)} a night`,
  },
  lengthDiscounts: {
    toRule: ({ nights, percent }, others) => {
      assertFree(!others.some((one) => one.nights === nights), 'nights')
      return { nights, percent }
    },
    words: ({ nights, percent }) => `${percent} % off from ${nights} nights on`,
  },
  taxes: {
    toRule: (
      { names, percent, amount, per, of, from, changes, included, fromAge, exemptsLocals },
      others,
      replaced,
    ) => {
      const tax = {
        id: idOf(names, others, replaced, 'tax'),
        name: names,
        ...(percent !== undefined && { percent }),
        ...(amount !== undefined && { amountCents: toCents(amount) }),
        per,
        of,
        ...(from !== undefined && { from }),
        changes: changes
          .map((one) => ({
            from: one.from,
            ...(one.percent !== undefined && { percent: one.percent }),
            ...(one.amount !== undefined && { amountCents: toCents(one.amount) }),
          }))
          .sort((a, b) => a.from.localeCompare(b.from)),
        included,
        fromAge,
        ...(exemptsLocals && { exempt: { localGuests: true } }),
      }
      assertTaxBases(tax, others)
      return tax
    },
    words: ({ name, percent, amountCents, per, of, changes }) =>
      [
        `tax ${englishOf(name)}, ${share(percent, amountCents)} per ${per}`,
        ...(of.taxes.length > 0 ? [`also of ${of.taxes.join(' and ')}`] : []),
        ...changes.map((one) => `${share(one.percent, one.amountCents)} from ${one.from}`),
      ].join(', '),
  },
  prices: {
    toRule: ({ season, from, until, weekdays, roomId, price, percent }) => ({
      season,
      from,
      until,
      weekdays,
      roomType: roomId ?? every,
      ...(price !== undefined && { priceCents: toCents(price) }),
      ...(percent !== undefined && { percent }),
    }),
    words: ({ season, from, until, roomType, percent, priceCents }) =>
      `season ${season}, ${nightsInWords({ from, until })}, ${roomOf(roomType)}, ${share(percent, priceCents)}`,
  },
  otherCurrencies: {
    toRule: ({ currency, perDollar }, others) => {
      assertFree(!others.some((one) => one.currency === currency), 'currency')
      return { currency, ...(perDollar !== undefined && { perDollar }) }
    },
    words: ({ currency, perDollar }) => `currency ${currency}, ${perDollar ?? 'rate of the day'}`,
  },
}
