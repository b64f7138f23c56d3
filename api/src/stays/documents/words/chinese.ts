const digits = '零壹贰叁肆伍陆柒捌玖'
const places = ['', '拾', '佰', '仟']
const groups = ['', '万', '亿']

const belowTenThousand = (n: number): string => {
  let words = ''
  let isGap = false
  for (let place = 3; place >= 0; place -= 1) {
    const digit = Math.floor(n / 10 ** place) % 10
    if (digit === 0) {
      isGap ||= words !== ''
      continue
    }
    words += `${isGap ? '零' : ''}${digits[digit]}${places[place]}`
    isGap = false
  }
  return words
}

/** `壹拾万零柒佰伍拾柒`: the numerals of cheques and invoices; `n` is whole, from 0 below 10^12. */
export const inChinese = (n: number): string => {
  if (n === 0) return '零'
  let words = ''
  let isGap = false
  for (let group = 2; group >= 0; group -= 1) {
    const part = Math.floor(n / 10_000 ** group) % 10_000
    if (part === 0) {
      isGap ||= words !== ''
      continue
    }
    const isShort = words !== '' && part < 1000
    words += `${isGap || isShort ? '零' : ''}${belowTenThousand(part)}${groups[group]}`
    isGap = false
  }
  return words
}

/** The coins of an amount: `贰角伍分`, `零伍分`, `伍角整`; `整` for none. */
export const coinsInChinese = (hundredths: number): string => {
  if (hundredths === 0) return '整'
  const tenths = Math.floor(hundredths / 10)
  const rest = hundredths % 10
  if (rest === 0) return `${digits[tenths]}角整`
  return tenths === 0 ? `零${digits[rest]}分` : `${digits[tenths]}角${digits[rest]}分`
}
