import { expect, it } from 'vitest'
import { amountInWords } from './amount-in-words.ts'

it.each([
  [0, 'Zero US dollars', 'Null US-Dollar', '美元零元整'],
  [100, 'One US dollar', 'Ein US-Dollar', '美元壹元整'],
  [150, 'One and 50/100 US dollars', 'Ein 50/100 US-Dollar', '美元壹元伍角整'],
  [1205, 'Twelve and 05/100 US dollars', 'Zwölf 05/100 US-Dollar', '美元壹拾贰元零伍分'],
  [10_100, 'One hundred and one US dollars', 'Einhundertein US-Dollar', '美元壹佰零壹元整'],
  [100_500, 'One thousand and five US dollars', 'Eintausendfünf US-Dollar', '美元壹仟零伍元整'],
  [
    10_075_725,
    'One hundred thousand seven hundred and fifty-seven and 25/100 US dollars',
    'Einhunderttausendsiebenhundertsiebenundfünfzig 25/100 US-Dollar',
    '美元壹拾万零柒佰伍拾柒元贰角伍分',
  ],
  [200_001_000, 'Two million and ten US dollars', 'Zwei Millionen zehn US-Dollar', '美元贰佰万零壹拾元整'],
  [
    -47_642,
    'Minus four hundred and seventy-six and 42/100 US dollars',
    'Minus vierhundertsechsundsiebzig 42/100 US-Dollar',
    '美元负肆佰柒拾陆元肆角贰分',
  ],
])('says %i cents in three languages', (cents, en, de, zh) => {
  expect((['en', 'de', 'zh'] as const).map((lang) => amountInWords(lang, cents, 'USD'))).toEqual([en, de, zh])
})

it('names the currency, and no hundredths where it has none', () => {
  expect(amountInWords('en', 300_000_000, 'LKR')).toBe('Three million Sri Lankan rupees')
  expect(amountInWords('de', 1_234_500, 'JPY')).toBe('Zwölftausenddreihundertfünfundvierzig Japanische Yen')
  expect(amountInWords('zh', 1_234_500, 'JPY')).toBe('日元壹万贰仟叁佰肆拾伍元整')
})

/** Reads Chinese numerals by their places, the other way round. */
const numberIn = (words: string): number => {
  let total = 0
  let group = 0
  let digit = 0
  for (const sign of words) {
    const place = { 拾: 10, 佰: 100, 仟: 1000 }[sign]
    const scale = { 万: 10_000, 亿: 100_000_000 }[sign]
    if (scale) {
      total += (group + digit) * scale
      group = 0
      digit = 0
    } else if (place) {
      group += digit * place
      digit = 0
    } else digit = '零壹贰叁肆伍陆柒捌玖'.indexOf(sign)
  }
  return total + group + digit
}

it('gives every amount other words, in every language', () => {
  const amounts = Array.from({ length: 800 }, (_, i) => (i < 400 ? i : (i * 7_919_993) % 999_999_999_999))
  for (const n of amounts) {
    const zh = amountInWords('zh', n * 100, 'CNY').replace(/^人民币|元整$/g, '')
    expect([n, numberIn(zh)]).toEqual([n, n])
  }
  for (const lang of ['en', 'de'] as const)
    expect(new Set(amounts.map((n) => amountInWords(lang, n * 100, 'USD'))).size).toBe(new Set(amounts).size)
})
