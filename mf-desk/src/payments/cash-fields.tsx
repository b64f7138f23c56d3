import { hotel } from '@calm-rest/contract/hotel'
import { changeCents, costCents, givenBackCents, type WaysToPay } from '@calm-rest/contract/staff'
import { toCents, toDollars } from '@calm-rest/contract/stay'
import { formatNumber } from '@calm-rest/i18n'
import { TextField } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { money, stepOf } from '../parts/money.ts'
import { SegmentField } from '../parts/segment-field.tsx'
import { useLang } from '../use-lang.ts'
import * as styles from './payments.module.css'

interface CashFieldsProps {
  /** In the property's currency. */
  amount: number
  currencies: WaysToPay['currencies']
  /** Money is given back, and there is no change. */
  isRefund?: boolean | undefined
  problemOf: (field: string) => string | undefined
}

/** In which currency cash is given, with the change. Hidden while there is one currency. */
export const CashFields = ({ amount, currencies, isRefund, problemOf }: CashFieldsProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const [chosen, setChosen] = useState(hotel.currency)
  const other = currencies.find(({ currency }) => currency === chosen)
  if (currencies.length === 0) return null
  const names = [hotel.currency, ...currencies.map(({ currency }) => currency)]
  return (
    <>
      <SegmentField
        name="currency"
        legend={t('payment.cashIn')}
        segments={names.map((currency) => ({
          value: currency,
          checked: currency === (other?.currency ?? hotel.currency),
          onChange: () => setChosen(currency),
          label: currency,
        }))}
      />
      {other && (
        <>
          <input type="hidden" name="rate" value={other.rate} />
          <p className={styles.small}>
            <span>
              {t('payment.rate', {
                own: money(lang, 1, hotel.currency),
                other: `${formatNumber(lang, other.rate, { maximumFractionDigits: 6 })} ${other.currency}`,
              })}
            </span>
          </p>
          {isRefund ? (
            <GivenBack amount={amount} exchange={{ ...other, ownCurrency: hotel.currency }} />
          ) : (
            <Given
              key={other.currency}
              amount={amount}
              exchange={{ ...other, ownCurrency: hotel.currency }}
              problemOf={problemOf}
            />
          )}
        </>
      )}
    </>
  )
}

type Exchange = Parameters<typeof costCents>[1]

interface GivenProps {
  amount: number
  exchange: Exchange
  problemOf: (field: string) => string | undefined
}

/** What the guest gives: by default the exact amount. More of it is change. */
const Given = ({ amount, exchange, problemOf }: GivenProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { currency } = exchange
  const cost = toDollars(costCents(toCents(amount), exchange))
  const [typed, setTyped] = useState<string>()
  const given = typed === undefined ? cost : Number(typed)
  const over = toCents(given) - toCents(cost)
  const changeIn = (other: string) => money(lang, toDollars(changeCents(over, other, exchange)), other)
  return (
    <>
      <TextField
        name="tendered.amount"
        type="number"
        inputMode="decimal"
        step={stepOf(currency)}
        min={cost}
        value={typed ?? String(cost)}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
        label={t('payment.given', { currency })}
        hint={t('payment.costs', { total: money(lang, cost, currency) })}
        error={problemOf('tendered.amount')}
        required
      />
      {over > 0 && (
        <SegmentField
          name="changeIn"
          legend={t('payment.change')}
          segments={[currency, hotel.currency].map((other) => ({
            value: other,
            defaultChecked: other === currency,
            label: changeIn(other),
          }))}
        />
      )}
    </>
  )
}

/** What the guest gets. */
const GivenBack = ({ amount, exchange }: Pick<GivenProps, 'amount' | 'exchange'>) => {
  const { t } = useTranslation()
  const lang = useLang()
  const back = toDollars(givenBackCents(toCents(amount), exchange))
  return <p role="status">{t('payment.giveBack', { total: money(lang, back, exchange.currency) })}</p>
}

/** What is sent of these fields; nothing for the property's currency. */
export const tenderedIn = (data: FormData) => {
  const currency = textOf(data, 'currency')
  if (!data.has('rate')) return undefined
  return {
    currency,
    rate: Number(textOf(data, 'rate')),
    amount: Number(textOf(data, 'tendered.amount')),
    changeIn: textOf(data, 'changeIn') || currency,
  }
}
