const small =
  'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  )
const tens = '- - zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ')

const belowHundred = (n: number): string => {
  if (n < 20) return small[n] ?? ''
  const ten = tens[Math.floor(n / 10)] ?? ''
  return n % 10 === 0 ? ten : `${small[n % 10]}und${ten}`
}

const belowThousand = (n: number): string => {
  const hundreds = n < 100 ? '' : `${small[Math.floor(n / 100)]}hundert`
  return n % 100 === 0 ? hundreds : `${hundreds}${belowHundred(n % 100)}`
}

const belowMillion = (n: number): string => {
  const thousands = n < 1000 ? '' : `${belowThousand(Math.floor(n / 1000))}tausend`
  return `${thousands}${belowThousand(n % 1000)}`
}

const large = (count: number, one: string, many: string): string[] => {
  if (count === 0) return []
  return [count === 1 ? `eine ${one}` : `${belowThousand(count)} ${many}`]
}

/**
 * `hunderttausendsiebenhundertsiebenundfünfzig`, as it stands before a currency: `ein`, `einhunderteins` ends in `ein`.
 * `n` is whole, from 0 below 10^12.
 */
export const inGerman = (n: number): string => {
  const rest = n % 1_000_000
  const words = [
    ...large(Math.floor(n / 1_000_000_000), 'Milliarde', 'Milliarden'),
    ...large(Math.floor(n / 1_000_000) % 1000, 'Million', 'Millionen'),
  ]
  if (rest > 0) words.push(belowMillion(rest))
  return words.length === 0 ? 'null' : words.join(' ')
}
