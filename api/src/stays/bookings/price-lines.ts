import type { PriceLine } from '@calm-rest/contract/api'
import { toCents, toDollars } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import {
  addLines,
  type Choice,
  type PropertyServices,
  type Rates,
  rateWords,
  type StayPrice,
  toLine,
} from '../../property/index.ts'
import { type StayTerms, termsOf } from './change-terms.ts'
import type { StoredBooking, StoredLine } from './stored-booking.ts'

/** How a total came about, stored as JSON with a booking. */
export interface StoredLines {
  /** As quoted; empty for a stay that was changed since, whose nights have their average price. */
  nights: { night: string; price: number }[]
  /** For a changed stay: all its nights before any line. */
  nightsCents?: number
  lines: StoredLine[]
  /** Version of the rates of the quote. For older bookings without it, the versions of that day are tried. */
  rates?: number
  /** Read by `breakfastOf`. */
  breakfast?: boolean
}

/** Returns what a booking stores of a quoted price. */
export const quotedLines = (
  { nights, lines }: StayPrice,
  quoted: Required<Pick<StoredLines, 'rates' | 'breakfast'>>,
  lang: Lang,
): StoredLines => ({
  ...quoted,
  nights: nights.map(({ night, totalCents }) => ({ night, price: toDollars(totalCents) })),
  lines: lines.map((line) => toStoredLine(line, lang)),
})

const toStoredLine = (line: StayPrice['lines'][number], lang: Lang): StoredLine => {
  const shown = toLine(line, lang)
  if (line.kind === 'extra') return { ...shown, id: line.extra.id }
  return line.kind === 'tax' ? { ...shown, id: line.tax.id } : shown
}

/** Prices a changed stay by the rules of its quote. */
export interface LineRules {
  /** All nights of the present stay, before any line. */
  nightsCents: number
  /** What the guest owes of the agreed price beyond the price by the rules. */
  keptCents: number
  /**
   * Returns the total of other nights with their lines, and what a booking stores of it. `exemptsLocals` says whether its
   * guests are local, where that is to be another than it is.
   */
  priceOf: (
    terms: StayTerms & { exemptsLocals?: boolean },
    nightsCents: number,
    keptCents: number,
  ) => { totalCents: number; stored: string }
}

/**
 * Returns the rules from which the lines of a booking came; undefined for a price that no rule gave, or if no rates
 * give exactly these lines.
 */
export const createLineRules = (store: PropertyServices['rates']) => {
  return async (booking: StoredBooking): Promise<LineRules | undefined> => {
    if (booking.priceLines === null) return undefined
    const stored: StoredLines = JSON.parse(booking.priceLines)
    const nightsCents =
      stored.nightsCents ?? stored.nights.reduce((sum, { price }) => sum + toCents(price), 0)
    const keptCents = keptOf(stored.lines)
    const versions = stored.rates === undefined ? await store.versionsAt(booking.bookedAt) : [stored.rates]
    for (const version of versions) {
      const found = await store.byVersion(version)
      const choice = found && choiceOf(found.rates, stored.lines, booking.lang)
      if (!found || !choice) continue
      const priceOf: LineRules['priceOf'] = (terms, cents, kept) => {
        const { exemptsLocals = booking.isLocal === 1 } = terms
        const { lines, totalCents } = addLines(found.rates, { ...terms, exemptsLocals }, choice, cents)
        const ruled = lines.map((line) => toStoredLine(line, booking.lang))
        const next: StoredLines = {
          ...stored,
          nights: [],
          nightsCents: cents,
          rates: version,
          lines: kept === 0 ? ruled : [...ruled, keptLine(kept, booking.lang)],
        }
        return { totalCents: totalCents + kept, stored: JSON.stringify(next) }
      }
      if (priceOf(termsOf(booking), nightsCents, keptCents).totalCents === booking.totalCents)
        return { nightsCents, keptCents, priceOf }
    }
    return undefined
  }
}

const keptLine = (cents: number, lang: Lang): PriceLine => ({
  kind: 'kept',
  amount: toDollars(cents),
  name: rateWords.kept[lang],
})

const keptOf = (lines: readonly PriceLine[]): number =>
  lines.reduce((sum, { kind, amount }) => (kind === 'kept' ? sum + toCents(amount) : sum), 0)

/** Returns the promotion and extras of these lines; undefined if the rates do not have them. */
const choiceOf = (rates: Rates, lines: readonly PriceLine[], lang: Lang): Choice | undefined => {
  const named = (kind: PriceLine['kind']) => lines.filter((line) => line.kind === kind)
  const [promoted] = named('promotion')
  const promotion = rates.promotionCodes.find(
    ({ code }) => rateWords.promotion[lang].replace('{code}', code) === promoted?.name,
  )
  const extras = named('extra').flatMap(({ name, quantity = 1 }) => {
    const extra = rates.extras.find((one) => one.name[lang] === name)
    return extra ? [{ extra, quantity }] : []
  })
  const isKnown = (promoted === undefined) === (promotion === undefined)
  return isKnown && extras.length === named('extra').length ? { promotion, extras } : undefined
}
