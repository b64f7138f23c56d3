import { hotel } from '@calm-rest/contract/hotel'
import type { CalendarDate } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'

/** Regional locale of each language of the site. */
const locales: Record<Lang, string> = { en: 'en-GB', de: 'de-DE', zh: 'zh-CN' }

/** BCP 47 tag of a language, for Intl and for `og:locale`: `en-GB`. */
export const localeOf = (lang: Lang): string => locales[lang]

/**
 * Locale for Intl: a language that is not the site's is used as it is. If a browser does not know it, as
 * Chromium does not know Sinhala, dates and numbers are British.
 */
export const localesOf = (lang: string): string | string[] => locales[lang as Lang] ?? [lang, 'en-GB']

/**
 * An amount in the property's currency, with its plain sign in every language (specification, §1): `$120`, `$1,249.50`,
 * `120 $`. Decimals only if there are any.
 */
export const formatPrice = (lang: string, amount: number): string =>
  new Intl.NumberFormat(localesOf(lang), {
    style: 'currency',
    currency: hotel.currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount)

/** The same amount without its sign, for places that lack the room: `1,249.50`. */
export const formatAmount = (lang: string, amount: number): string =>
  new Intl.NumberFormat(localesOf(lang), {
    style: 'currency',
    currency: hotel.currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
    .formatToParts(amount)
    .flatMap(({ type, value }) => (type === 'currency' ? [] : value))
    .join('')
    .trim()

/** Name of the property's currency within a sentence: `US dollars`, `Euro`, `日元`. */
export const currencyName = (lang: string): string =>
  new Intl.NumberFormat(localesOf(lang), {
    style: 'currency',
    currency: hotel.currency,
    currencyDisplay: 'name',
  })
    .formatToParts(2)
    .find(({ type }) => type === 'currency')?.value ?? hotel.currency

/** A number in the language's format; `options` are those of Intl. */
export const formatNumber = (lang: string, value: number, options?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(localesOf(lang), options).format(value)

/** A calendar date, unshifted: parsed and formatted in UTC. */
export const formatDate = (
  lang: string,
  date: CalendarDate,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string =>
  new Intl.DateTimeFormat(localesOf(lang), { ...options, timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )

/** A point in time, on the wall clock of `timeZone`. */
export const formatDateTime = (
  lang: string,
  iso: string,
  timeZone: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeStyle: 'short' },
): string => new Intl.DateTimeFormat(localesOf(lang), { ...options, timeZone }).format(new Date(iso))
