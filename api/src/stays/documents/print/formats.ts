import { decimalsOf } from '@calm-rest/contract/currencies'
import { type CalendarDate, toDollars } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'

const locales: Record<Lang, string> = { en: 'en-GB', de: 'de-DE', zh: 'zh-CN' }

/** `1,249.50`, with all decimals of the currency, so that columns can be added up. */
export const formatAmount = (lang: Lang, cents: number, currency: string): string => {
  const digits = decimalsOf(currency)
  const format = new Intl.NumberFormat(locales[lang], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return format.format(toDollars(cents)).replace(/^-/, '−')
}

/** `CHF 1,249.50` with the code of the currency, which no other currency shares. */
export const formatMoney = (lang: Lang, cents: number, currency: string): string =>
  lang === 'de'
    ? `${formatAmount(lang, cents, currency)} ${currency}`
    : `${currency} ${formatAmount(lang, cents, currency)}`

/** `1 Jul 2027`; `07/01/2027` with `monthFirst`. */
export const formatDay = (lang: Lang, day: CalendarDate, monthFirst = false): string => {
  if (monthFirst) return day.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1')
  const options = { dateStyle: 'medium', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locales[lang], options).format(new Date(`${day}T00:00:00Z`))
}

/** `1 CHF = 331.5 LKR`. */
export const formatRate = (lang: Lang, from: string, rate: number, to: string): string =>
  `1 ${from} = ${new Intl.NumberFormat(locales[lang], { maximumFractionDigits: 6 }).format(rate)} ${to}`
