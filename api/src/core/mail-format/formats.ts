import { hotel } from '@calm-rest/contract/hotel'
import { type CalendarDate, toDollars } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'

/** Regional formats of each language, the same as on the pages. */
const locales: Record<Lang, string> = { en: 'en-GB', de: 'de-DE', zh: 'zh-CN' }

/** `Thursday, 1 July 2027`: a calendar date, independent of time zones. */
export const formatDay = (lang: Lang, date: CalendarDate): string =>
  new Intl.DateTimeFormat(locales[lang], { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )

/** `1 Jul 2027`, for a mail's subject. */
export const formatShortDay = (lang: Lang, date: CalendarDate): string =>
  new Intl.DateTimeFormat(locales[lang], { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )

/** Formats a moment in the property's time zone. */
export const formatMoment = (lang: Lang, iso: string): string =>
  new Intl.DateTimeFormat(locales[lang], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: hotel.timeZone,
  }).format(new Date(iso))

/** Formats the date of a moment in the property's time zone. */
export const formatDate = (lang: Lang, iso: string): string =>
  new Intl.DateTimeFormat(locales[lang], { dateStyle: 'long', timeZone: hotel.timeZone }).format(
    new Date(iso),
  )

/** Formats a price as on the pages: in the property's currency, decimals only if there are any. */
export const formatPrice = (lang: Lang, cents: number): string =>
  new Intl.NumberFormat(locales[lang], {
    style: 'currency',
    currency: hotel.currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(toDollars(cents))

const isHan = /^\p{Script=Han}+$/u

/** Chinese names begin with the family name and have no space. */
export const formatName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  isHan.test(firstName) && isHan.test(lastName) ? lastName + firstName : `${firstName} ${lastName}`.trim()
