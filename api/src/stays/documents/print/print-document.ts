import { isVatNumber } from '@calm-rest/contract/legal'
import type { Words } from '../../../core/words-in.ts'
import type { DocumentFacts, DocumentText } from '../content.ts'
import { amountInWords } from '../words/amount-in-words.ts'
import { formatAmount, formatDay, formatMoney, formatRate } from './formats.ts'
import { inOtherCurrency } from './in-other-currency.ts'
import { documentWordsIn } from './words.ts'

type Labelled = DocumentText['sums'][number]
type Line = DocumentFacts['sections'][number]['lines'][number]

const partyLines = (
  { name, lines, taxNumber }: DocumentFacts['buyer'],
  label: (number: string) => string,
) => [name, ...lines, ...(taxNumber === null ? [] : [label(taxNumber)])]

/** Number, days, place and booking, as far as the kind has them. */
const headFacts = (facts: DocumentFacts, t: Words): Labelled[] => {
  const { lang, number, day, from, until, place, reference, credits, monthFirst } = facts
  const date = (one: string) => formatDay(lang, one, monthFirst)
  const found: [string, string | null][] = [
    [t('number'), number],
    [t('credits'), credits?.number ?? null],
    [t('day'), date(day)],
    [t('supplied'), facts.kind === 'receipt' ? null : `${date(from)} – ${date(until)}`],
    [t('place'), facts.kind === 'tax_invoice' && place !== '' ? place : null],
    [t('reference'), reference],
  ]
  return found.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]))
}

const sectionsOf = (
  { sections, lang, currency, monthFirst }: DocumentFacts,
  t: Words,
): DocumentText['sections'] => {
  const row = ({ name, quantity, cents }: Line) => ({
    what: name,
    quantity: quantity === null ? '' : String(quantity),
    amount: formatAmount(lang, cents, currency),
  })
  return sections.map(({ room, lines }) => {
    const stay =
      room && `${formatDay(lang, room.from, monthFirst)} – ${formatDay(lang, room.until, monthFirst)}`
    return { title: room ? t('room', { room: room.name, stay }) : '', rows: lines.map(row) }
  })
}

interface Sums {
  netCents: number
  taxes: readonly { name: string; cents: number; included: boolean }[]
}

/** Net value and each tax; nothing where there is no tax, which the total says alone. */
const sumsOf = ({ taxes, netCents }: Sums, t: Words, money: (cents: number) => string): Labelled[] =>
  taxes.length === 0
    ? []
    : [
        { label: t('net'), value: money(netCents) },
        ...taxes.map(({ name, cents, included }) => ({
          label: included ? t('included', { name }) : name,
          value: money(cents),
        })),
      ]

const otherOf = (facts: DocumentFacts, t: Words): DocumentText['other'] => {
  const { other, lang, currency, day, monthFirst } = facts
  const converted = inOtherCurrency(facts)
  if (!other || !converted) return null
  const money = (cents: number) => formatMoney(lang, cents, other.currency)
  return {
    title: t('other', { currency: other.currency }),
    sums: [
      ...sumsOf(converted, t, money),
      { label: t('total'), value: money(converted.totalCents) },
      {
        label: t('rate', { day: formatDay(lang, day, monthFirst) }),
        value: formatRate(lang, currency, other.rate, other.currency),
      },
    ],
  }
}

const paymentsOf = ({ kind, payments, lang, currency, monthFirst }: DocumentFacts, t: Words): Labelled[] =>
  kind === 'receipt' || kind === 'credit_note'
    ? []
    : payments.map(({ day, method, cents }) => ({
        label: t(cents < 0 ? 'refunded' : 'paid', {
          day: formatDay(lang, day, monthFirst),
          method: t(`method.${method}`),
        }),
        value: formatAmount(lang, -cents, currency),
      }))

const dueOf = ({ kind, totalCents, paidCents, lang, currency }: DocumentFacts, t: Words): Labelled | null => {
  if (kind === 'receipt' || kind === 'credit_note') return null
  const dueCents = totalCents - paidCents
  return {
    label: t(dueCents < 0 ? 'dueBack' : 'due'),
    value: formatMoney(lang, Math.abs(dueCents), currency),
  }
}

const notesOf = ({ kind, day, lang, monthFirst, credits, footer }: DocumentFacts, t: Words): string[] => [
  ...(kind === 'bill' ? [t('billNote', { day: formatDay(lang, day, monthFirst) })] : []),
  ...(credits ? [t('creditNote', credits)] : []),
  ...(footer === null ? [] : [footer]),
]

/** The total in words, in both currencies; a bill, which is no proof, has none. */
const wordsOf = (facts: DocumentFacts, t: Words): Labelled[] => {
  const { kind, lang, currency, totalCents, other } = facts
  if (kind === 'bill') return []
  const converted = inOtherCurrency(facts)
  const totals = [{ currency, cents: totalCents }]
  if (other && converted) totals.push({ currency: other.currency, cents: converted.totalCents })
  return totals.map((one) => ({ label: t('inWords'), value: amountInWords(lang, one.cents, one.currency) }))
}

/** Says in the language of a document everything that page and PDF show. */
export const printDocument = (facts: DocumentFacts): DocumentText => {
  const { kind, lang, currency, seller, buyer, totalCents } = facts
  const t = documentWordsIn(lang)
  const money = (cents: number) => formatMoney(lang, cents, currency)
  const taxLabel = (number: string) => {
    if (isVatNumber(number)) return t('vatNumber', { number })
    return t(seller.isRegistered ? 'tin' : 'taxNumber', { number })
  }
  return {
    lang,
    title: t(`title.${kind}`),
    accent: facts.accent,
    seller: partyLines(seller, taxLabel),
    buyer: { label: t('to'), lines: partyLines(buyer, taxLabel) },
    facts: headFacts(facts, t),
    columns: { what: t('what'), quantity: t('quantity'), amount: `${t('amount')} (${currency})` },
    sections: sectionsOf(facts, t),
    sums: sumsOf(facts, t, money),
    total: { label: t(kind === 'receipt' ? 'received' : 'total'), value: money(totalCents) },
    inWords: wordsOf(facts, t),
    other: otherOf(facts, t),
    payments: paymentsOf(facts, t),
    due: dueOf(facts, t),
    notes: notesOf(facts, t),
  }
}
