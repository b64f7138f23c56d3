import { currencyOfNumber } from '../property/currency-numbers.ts'

/** A merchant's code as EMVCo specifies it (Merchant-Presented Mode), and as LANKAQR and its like use it. */
export interface MerchantCode {
  /** Name and town of the merchant, as the guest's app shows them. */
  merchant: string
  town: string
  /** Code of ISO 4217. */
  currency: string
}

/** One object of the code: two digits of its id, two of its length, its value. */
interface Tag {
  id: string
  value: string
}

const ids = {
  format: '00',
  initiation: '01',
  currency: '53',
  amount: '54',
  merchant: '59',
  town: '60',
  additional: '62',
  checksum: '63',
} as const
const referenceLabel = '05'
const dynamic = '12'

/** Characters of a code that any reader reads. */
const longest = 512

const read = (text: string): Tag[] | undefined => {
  const tags: Tag[] = []
  for (let at = 0; at < text.length; ) {
    const [, id, length] = /^(\d\d)(\d\d)/.exec(text.slice(at, at + 4)) ?? []
    const end = at + 4 + Number(length)
    if (id === undefined || end > text.length) return undefined
    tags.push({ id, value: text.slice(at + 4, end) })
    at = end
  }
  return tags
}

const write = (tags: readonly Tag[]): string =>
  tags.map(({ id, value }) => `${id}${String(value.length).padStart(2, '0')}${value}`).join('')

/** CRC-16/CCITT-FALSE, in four capital hexadecimal digits. */
const checksum = (text: string): string => {
  let crc = 0xffff
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1)
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

const withChecksum = (tags: readonly Tag[]): string => {
  const text = `${write(tags)}${ids.checksum}04`
  return `${text}${checksum(text)}`
}

const tagsOf = (code: string): Tag[] | undefined => {
  const tags = code.length <= longest ? read(code) : undefined
  const last = tags?.at(-1)
  if (!tags || last?.id !== ids.checksum || tags[0]?.id !== ids.format || tags[0].value !== '01')
    return undefined
  const others = tags.slice(0, -1)
  return withChecksum(others) === code ? others : undefined
}

const valueIn = (tags: readonly Tag[], id: string) => tags.find((tag) => tag.id === id)?.value

/** Reads whose code it is; undefined for any other text, or if a character of it is wrong. */
export const merchantCodeOf = (code: string): MerchantCode | undefined => {
  const tags = tagsOf(code)
  const currency = currencyOfNumber(valueIn(tags ?? [], ids.currency) ?? '')
  const merchant = valueIn(tags ?? [], ids.merchant)
  if (!tags || currency === undefined || merchant === undefined) return undefined
  return { merchant, town: valueIn(tags, ids.town) ?? '', currency }
}

interface Payment {
  /** In the currency of the code, as `1234.50`: digits and at most one point. */
  amount: string
  /** Stands on the statement of the merchant; at most 25 characters. */
  reference: string
}

/**
 * The merchant's code for one amount, which the guest cannot change.
 *
 * @throws Error if the code is none, or if the amount is not written so
 */
export const codeFor = (code: string, { amount, reference }: Payment): string => {
  const tags = tagsOf(code)
  if (!tags) throw new Error('This is no merchant’s code.')
  if (!/^\d{1,10}(\.\d{1,2})?$/.test(amount) || Number(amount) === 0)
    throw new Error(`${amount} is no amount.`)
  const additional = (read(valueIn(tags, ids.additional) ?? '') ?? []).filter(
    ({ id }) => id !== referenceLabel,
  )
  const own: Tag[] = [
    { id: ids.initiation, value: dynamic },
    { id: ids.amount, value: amount },
    {
      id: ids.additional,
      value: write([...additional, { id: referenceLabel, value: reference.slice(0, 25) }].toSorted(byId)),
    },
  ]
  const kept = tags.filter(({ id }) => !own.some((tag) => tag.id === id))
  return withChecksum([...kept, ...own].toSorted(byId))
}

const byId = (a: Tag, b: Tag) => Number(a.id) - Number(b.id)
