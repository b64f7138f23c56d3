import type { CalendarDate } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'

/** The regional habits behind each language of the interface. */
const locales: Record<Lang, string> = { en: 'en-GB', de: 'de-DE', zh: 'zh-CN' }

/** BCP 47 tag of a language, for Intl and for `og:locale`: `en-GB`. */
export const localeOf = (lang: Lang) => locales[lang]

/**
 * Dollars with a plain $ in every language (specification, §1): `$120`, `$1,249.50`, `120 $`.
 * Cents only where there are any.
 */
export const formatPrice = (lang: Lang, dollars: number): string =>
  new Intl.NumberFormat(locales[lang], {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(dollars)

/** A number as the language writes it; `options` are those of Intl. */
export const formatNumber = (lang: Lang, value: number, options?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(locales[lang], options).format(value)

/** A calendar date, as it stands: read and written in UTC, so that no zone can shift it. */
export const formatDate = (
  lang: Lang,
  date: CalendarDate,
  options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' },
): string =>
  new Intl.DateTimeFormat(locales[lang], { ...options, timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )

/** A moment in time, on the wall clock of `timeZone`. */
export const formatDateTime = (
  lang: Lang,
  iso: string,
  timeZone: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeStyle: 'short' },
): string => new Intl.DateTimeFormat(locales[lang], { ...options, timeZone }).format(new Date(iso))
