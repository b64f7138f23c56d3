const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const scales = [
  [1_000_000_000, 'billion'],
  [1_000_000, 'million'],
  [1000, 'thousand'],
] as const

const belowHundred = (n: number): string => {
  if (n < 20) return small[n] ?? ''
  const ten = tens[Math.floor(n / 10)] ?? ''
  return n % 10 === 0 ? ten : `${ten}-${small[n % 10]}`
}

const belowThousand = (n: number): string => {
  if (n < 100) return belowHundred(n)
  const hundreds = `${small[Math.floor(n / 100)]} hundred`
  return n % 100 === 0 ? hundreds : `${hundreds} and ${belowHundred(n % 100)}`
}

/** `one hundred thousand seven hundred and fifty-seven`; `n` is whole, from 0 below 10^12. */
export const inEnglish = (n: number): string => {
  const words: string[] = []
  let rest = n
  for (const [scale, name] of scales) {
    if (rest < scale) continue
    words.push(`${belowThousand(Math.floor(rest / scale))} ${name}`)
    rest %= scale
  }
  if (rest === 0 && words.length > 0) return words.join(' ')
  // 1,005: 'one thousand and five'
  if (rest < 100 && words.length > 0) words.push('and')
  return [...words, belowThousand(rest)].join(' ')
}
