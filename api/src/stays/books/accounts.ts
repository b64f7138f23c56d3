import type { BookAccount, PaymentMethod } from '@calm-rest/contract/staff'
import type { Lang } from '@calm-rest/contract/widget'

/** An account of the books. A tax has one of its own: `tax:` with its id in the rates, or its name where it has none. */
export type Account =
  | PaymentMethod
  | 'guests'
  | 'held'
  | 'rooms'
  | 'fees'
  | 'extras'
  | 'charges'
  | 'discounts'
  | 'payoutFees'
  | `tax:${string}`

/**
 * money: where payments are · guests: what guests owe; below zero what they have paid in advance · cost. A debit adds to
 * these · held: deposits that are given back · revenue · tax: what the property owes. A credit adds to these.
 */
export type AccountKind = BookAccount['kind']

const fixed = {
  cash: { kind: 'money', name: { en: 'Cash', de: 'Kasse', zh: '现金' } },
  card: { kind: 'money', name: { en: 'Cards', de: 'Karten', zh: '银行卡' } },
  transfer: { kind: 'money', name: { en: 'Bank', de: 'Bank', zh: '银行转账' } },
  online: { kind: 'money', name: { en: 'Online payments', de: 'Online-Zahlungen', zh: '在线支付' } },
  qr: { kind: 'money', name: { en: 'QR payments', de: 'QR-Zahlungen', zh: '扫码支付' } },
  guests: { kind: 'guests', name: { en: 'Guests', de: 'Gäste', zh: '客人往来' } },
  held: { kind: 'held', name: { en: 'Deposits held', de: 'Hinterlegte Kautionen', zh: '代管押金' } },
  rooms: { kind: 'revenue', name: { en: 'Rooms', de: 'Zimmer', zh: '客房收入' } },
  fees: {
    kind: 'revenue',
    name: { en: 'Cancellations and no-shows', de: 'Stornierungen und No-Shows', zh: '取消与未入住' },
  },
  extras: { kind: 'revenue', name: { en: 'Extras', de: 'Extras', zh: '附加服务' } },
  charges: { kind: 'revenue', name: { en: 'Charges', de: 'Zusatzleistungen', zh: '附加消费' } },
  discounts: { kind: 'revenue', name: { en: 'Discounts', de: 'Nachlässe', zh: '折扣' } },
  payoutFees: {
    kind: 'cost',
    name: {
      en: 'Fees of cards and providers',
      de: 'Gebühren für Karten und Anbieter',
      zh: '银行卡与支付手续费',
    },
  },
} as const satisfies Record<string, { kind: AccountKind; name: Record<Lang, string> }>

type FixedAccount = keyof typeof fixed

export const fixedAccounts = Object.keys(fixed) as FixedAccount[]

const isFixed = (account: string): account is FixedAccount => account in fixed

export const taxAccount = (id: string): Account => `tax:${id}`

export const kindOf = (account: string): AccountKind => (isFixed(account) ? fixed[account].kind : 'tax')

const debits: readonly AccountKind[] = ['money', 'guests', 'cost']

/** The sign with which a balance is shown: debits of money, guests and costs, credits of the others. */
export const signOf = (account: string): 1 | -1 => (debits.includes(kindOf(account)) ? 1 : -1)

/** What an account is called; `taxNames` are those of the current rates, by id. A tax that is not among them has its id. */
export const accountName = (account: string, lang: Lang, taxNames: ReadonlyMap<string, string>): string => {
  if (isFixed(account)) return fixed[account].name[lang]
  const id = account.slice('tax:'.length)
  return taxNames.get(id) ?? id
}
