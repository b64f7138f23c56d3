import type { PaymentMethod } from '@calm-rest/contract/staff'
import type { Lang } from '@calm-rest/contract/widget'

/** An account of the books. A tax has one of its own: `tax:` with its id in the rates, or its name where it has none. */
export type Account = PaymentMethod | 'guests' | 'rooms' | 'fees' | 'extras' | `tax:${string}`

/**
 * money: where payments are · guests: what guests owe; below zero what they have paid in advance · revenue · tax: what
 * the property owes. A debit adds to the first two, a credit to the others.
 */
export type AccountKind = 'money' | 'guests' | 'revenue' | 'tax'

const fixed = {
  cash: { kind: 'money', name: { en: 'Cash', de: 'Kasse', zh: '现金' } },
  card: { kind: 'money', name: { en: 'Cards', de: 'Karten', zh: '银行卡' } },
  transfer: { kind: 'money', name: { en: 'Bank', de: 'Bank', zh: '银行转账' } },
  guests: { kind: 'guests', name: { en: 'Guests', de: 'Gäste', zh: '客人往来' } },
  rooms: { kind: 'revenue', name: { en: 'Rooms', de: 'Zimmer', zh: '客房收入' } },
  fees: {
    kind: 'revenue',
    name: { en: 'Cancellations and no-shows', de: 'Stornierungen und No-Shows', zh: '取消与未入住' },
  },
  extras: { kind: 'revenue', name: { en: 'Extras', de: 'Extras', zh: '附加服务' } },
} as const satisfies Record<string, { kind: AccountKind; name: Record<Lang, string> }>

type FixedAccount = keyof typeof fixed

export const fixedAccounts = Object.keys(fixed) as FixedAccount[]

const isFixed = (account: string): account is FixedAccount => account in fixed

export const taxAccount = (id: string): Account => `tax:${id}`

export const kindOf = (account: string): AccountKind => (isFixed(account) ? fixed[account].kind : 'tax')

/** The sign with which a balance of the account is shown: debits of money and guests, credits of the others. */
export const signOf = (account: string): 1 | -1 =>
  kindOf(account) === 'money' || kindOf(account) === 'guests' ? 1 : -1

/** What an account is called; `taxNames` are those of the current rates, by id. A tax that is not among them has its id. */
export const accountName = (account: string, lang: Lang, taxNames: ReadonlyMap<string, string>): string => {
  if (isFixed(account)) return fixed[account].name[lang]
  const id = account.slice('tax:'.length)
  return taxNames.get(id) ?? id
}
