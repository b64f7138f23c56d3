import { smallestCents } from '@calm-rest/contract/currencies'
import { hotel } from '@calm-rest/contract/hotel'
import type { StaffRates } from '@calm-rest/contract/staff'
import { laterOf, toCents, toDollars } from '@calm-rest/contract/stay'
import { type DatedTax, taxAmounts, taxOnDay } from '@calm-rest/contract/taxes'
import { useTranslation } from 'react-i18next'
import { todayAtProperty } from '../../api/today-at-property.ts'
import { nameIn } from '../../parts/name-in.ts'
import * as parts from '../../parts/parts.module.css'
import { useLang } from '../../use-lang.ts'
import * as prices from '../prices.module.css'
import type { RateOrder } from './rate-kind.ts'
import { useRateWords } from './rate-words.ts'
import * as styles from './rates.module.css'

type Tax = StaffRates['taxes'][number]

/** What the form sends. */
export type TypedTax = RateOrder<'taxes'> & Pick<Tax, 'of' | 'changes'>

/** A night that is easy to calculate with. */
const exampleCents = 10_000
const exampleGuests = 2

interface TaxExampleProps {
  rates: StaffRates
  changed: Tax | undefined
  /** What is typed; undefined before anything is. */
  order: TypedTax | undefined
}

/** What a night costs with all taxes, as they would be: line by line. */
export const TaxExample = ({ rates, changed, order }: TaxExampleProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const words = useRateWords()
  const typed = order ?? changed
  const due = typed && ((typed.percent ?? 0) > 0 || (typed.amount ?? 0) > 0)
  const own = due ? [{ ...typed, id: changed?.id ?? newId }] : []
  const all = [...rates.taxes.filter(({ id }) => id !== changed?.id), ...own]
  const day = laterOf(todayAtProperty(), typed?.from ?? '')
  const held = all.flatMap((tax) => {
    const one = taxOnDay(toDated(tax), day)
    return one ? [{ tax, held: one }] : []
  })
  const timesOf = (id: string) => {
    const per = held.find((one) => one.tax.id === id)?.tax.per
    return per === 'person' || per === 'person_night' ? exampleGuests : 1
  }
  const amounts = taxAmounts(
    held.map((one) => one.held),
    { roomCents: exampleCents, extras: [], timesOf, stepCents: smallestCents(hotel.currency) },
  )
  const totalCents = amounts.reduce(
    (total, cents, i) => total + (held[i]?.tax.included ? 0 : cents),
    exampleCents,
  )
  return (
    <section className={prices.preview} aria-label={t('prices.rates.taxes.example')}>
      <p className={parts.soft}>{t('prices.rates.taxes.example')}</p>
      <ul className={styles.lines} aria-live="polite">
        <Line name={t('prices.rates.taxes.exampleRoom')} amount={words.price(toDollars(exampleCents))} />
        {held.map(({ tax: { id, names, included } }, i) => {
          const amount = toDollars(amounts[i] as number)
          const name = nameIn(names, lang) || t('prices.rates.taxes.unnamed')
          return (
            <Line
              key={id}
              name={included ? t('prices.why.contained', { name }) : name}
              amount={included ? `(${words.price(amount)})` : words.added(amount)}
            />
          )
        })}
        <Line name={t('prices.why.total')} amount={words.price(toDollars(totalCents))} isSum />
      </ul>
    </section>
  )
}

/** No id has a space. */
const newId = 'a new one'

const toDated = ({
  id,
  percent,
  amount,
  included,
  of,
  from,
  changes,
}: Omit<TypedTax, 'names'> & { id: string }): DatedTax => ({
  id,
  percent,
  amountCents: amount === undefined ? undefined : toCents(amount),
  included,
  of,
  from: from || undefined,
  changes: changes.map((one) => ({
    from: one.from,
    percent: one.percent,
    amountCents: one.amount === undefined ? undefined : toCents(one.amount),
  })),
})

const Line = ({ name, amount, isSum = false }: { name: string; amount: string; isSum?: boolean }) => (
  <li className={isSum ? `${styles.line} ${styles.sum}` : styles.line}>
    <span>{name}</span>
    <span>{amount}</span>
  </li>
)
