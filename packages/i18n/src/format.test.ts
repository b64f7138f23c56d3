import { setHotel } from '@calm-rest/contract/hotel'
import { expect, it } from 'vitest'
import { currencyName, formatAmount, formatPrice } from './format.ts'

const plain = (text: string) => text.replace(/\s/g, ' ')

it.each([
  ['USD', 1249.5, ['$1,249.50', '1.249,50 $', '$1,249.50'], ['US dollars', 'US-Dollar', '美元']],
  ['EUR', 120, ['€120', '120 €', '€120'], ['euros', 'Euro', '欧元']],
  ['JPY', 12_000, ['¥12,000', '12.000 ¥', '¥12,000'], ['Japanese yen', 'Japanische Yen', '日元']],
] as const)('writes amounts in %s, and its name, in every language', (currency, amount, prices, names) => {
  setHotel({ currency, timeZone: 'UTC' })
  const langs = ['en', 'de', 'zh'] as const
  expect(langs.map((lang) => plain(formatPrice(lang, amount)))).toEqual(prices)
  expect(langs.map(currencyName)).toEqual(names)
  const digits = prices.map((price) => price.replaceAll(/[^\d.,]/g, ''))
  expect(langs.map((lang) => formatAmount(lang, amount))).toEqual(digits)
})
