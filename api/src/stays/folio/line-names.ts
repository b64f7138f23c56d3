import type { Lang } from '@calm-rest/contract/widget'
import { type PropertyServices, type Rates, rateWords } from '../../property/index.ts'
import type { StoredLines } from '../bookings/price-lines.ts'
import type { StoredBooking, StoredLine } from '../bookings/stored-booking.ts'

/** A line of a price in one language. */
interface NamedLine {
  name: string
  /** Of its extra or tax; null if unknown. */
  id: string | null
}

export type NameLine = (line: StoredLine) => NamedLine

/** Translates a line that the API worded, such as 'Promotion code {code}'. */
const reworded = (words: Record<Lang, string>, name: string, from: Lang, to: Lang) => {
  const [before = '', placeholder = '', after = ''] = words[from].split(/(\{\w+\})/)
  return words[to].replace(placeholder, name.slice(before.length, name.length - after.length))
}

const namedIn = (rates: Rates, { kind, id, name }: StoredLine, from: Lang) => {
  const all: readonly { id: string; name: Record<Lang, string> }[] =
    kind === 'tax' ? rates.taxes : rates.extras
  return all.find((one) => (id === undefined ? one.name[from] === name : one.id === id))
}

/**
 * Names the lines of a booking's price, which are stored in the language of the booking, in another one. Extras and taxes
 * that the rates no longer have keep the stored name.
 */
export const createLineNames = (store: PropertyServices['rates']) => {
  const ratesOf = async ({ bookedAt }: StoredBooking, stored: StoredLines | undefined) => {
    const [likeliest = 0] = stored?.rates === undefined ? await store.versionsAt(bookedAt) : [stored.rates]
    return (await store.byVersion(likeliest)) ?? (await store.current())
  }
  return async (booking: StoredBooking, stored: StoredLines | undefined, lang: Lang): Promise<NameLine> => {
    const { rates } = await ratesOf(booking, stored)
    const from = booking.lang
    return (line) => {
      const { kind, name } = line
      if (kind === 'kept') return { name: rateWords.kept[lang], id: null }
      if (kind === 'promotion') return { name: reworded(rateWords.promotion, name, from, lang), id: null }
      if (kind === 'length_discount')
        return { name: reworded(rateWords.lengthDiscount, name, from, lang), id: null }
      const found = namedIn(rates, line, from)
      return { name: found?.name[lang] ?? name, id: found?.id ?? line.id ?? null }
    }
  }
}
