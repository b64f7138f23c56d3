import { decimalsOf } from '@calm-rest/contract/currencies'
import type { Lang } from '@calm-rest/contract/widget'
import { coinsInChinese, inChinese } from './chinese.ts'
import { inEnglish } from './english.ts'
import { inGerman } from './german.ts'

const locales: Record<Lang, string> = { en: 'en-GB', de: 'de-DE', zh: 'zh-CN' }

/** `US dollars`, `US dollar` for one; `US-Dollar`; `美元`. */
const currencyName = (lang: Lang, currency: string, amount: number): string =>
  new Intl.NumberFormat(locales[lang], {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
    maximumFractionDigits: 0,
  })
    .formatToParts(amount)
    .find(({ type }) => type === 'currency')?.value ?? currency

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/**
 * An amount as people write it below an invoice: `Seven hundred and five and 50/100 US dollars`,
 * `Siebenhundertfünf 50/100 US-Dollar`, `美元柒佰零伍元伍角整`. A negative amount has a word for minus before it. Hundredths are
 * left out in a currency without decimals.
 */
export const amountInWords = (lang: Lang, cents: number, currency: string): string => {
  const whole = Math.floor(Math.abs(cents) / 100)
  const hundredths = Math.abs(cents) % 100
  const hasCoins = decimalsOf(currency) > 0
  // 'one US dollar', but 'one and 50/100 US dollars'
  const name = currencyName(lang, currency, whole === 1 && hundredths === 0 ? 1 : 2)
  if (lang === 'zh') {
    const minus = cents < 0 ? '负' : ''
    return `${name}${minus}${inChinese(whole)}元${hasCoins ? coinsInChinese(hundredths) : '整'}`
  }
  const minus = cents < 0 ? 'minus ' : ''
  const coins = hasCoins && hundredths > 0 ? ` ${String(hundredths).padStart(2, '0')}/100` : ''
  if (lang === 'de') return capital(`${minus}${inGerman(whole)}${coins} ${name}`)
  return capital(`${minus}${inEnglish(whole)}${coins && ` and${coins}`} ${name}`)
}
