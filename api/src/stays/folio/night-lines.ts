import { smallestCents } from '@calm-rest/contract/currencies'
import { hotel } from '@calm-rest/contract/hotel'
import { nightsBetween, toCents } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import { formatPrice } from '../../core/mail-format/formats.ts'
import { createWordsIn } from '../../core/words-in.ts'
import type { StoredLines } from '../bookings/price-lines.ts'
import type { StoredBooking } from '../bookings/stored-booking.ts'
import type { CentLine } from './cent-line.ts'
import de from './locales/de.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import zh from './locales/zh.json' with { type: 'json' }

const wordsIn = createWordsIn('Folios', { en, de, zh })

interface Nights {
  /** The first one. */
  from: string
  count: number
  cents: number
}

/** Nights that follow each other at the same price, together. */
const joined = (nights: StoredLines['nights']): Nights[] => {
  const all: (Nights & { each: number })[] = []
  for (const { night, price } of nights) {
    const last = all.at(-1)
    if (last?.each === price) {
      last.count += 1
      last.cents += toCents(price)
    } else all.push({ from: night, count: 1, cents: toCents(price), each: price })
  }
  return all
}

const nightsOf = ({ checkIn, checkOut, totalCents }: StoredBooking, stored: StoredLines | undefined) => {
  if (stored && stored.nights.length > 0) return joined(stored.nights)
  const cents = stored ? (stored.nightsCents ?? 0) : totalCents
  return [{ from: checkIn, count: nightsBetween(checkIn, checkOut), cents }]
}

/** '3 nights × $120'; without a price where the nights cost an average that cannot be paid. */
const nameOf = ({ count, cents }: Nights, lang: Lang) => {
  const each = cents / count
  const t = wordsIn(lang)
  return each % smallestCents(hotel.currency) === 0
    ? t('nightsAt', { count, price: formatPrice(lang, each) })
    : t('nights', { count })
}

/** The nights of a stay, before any other line of its price; `stored` is undefined for a price that no rule gave. */
export const nightLines = (booking: StoredBooking, stored: StoredLines | undefined, lang: Lang): CentLine[] =>
  nightsOf(booking, stored).map((nights) => ({
    key: `${booking.reference}/nights/${nights.from}`,
    group: 'room',
    name: nameOf(nights, lang),
    on: nights.from,
    quantity: nights.count,
    cents: nights.cents,
    otherCents: 0,
    included: false,
    payerId: null,
    taxId: null,
  }))
