import { toCents, toDollars } from '@calm-rest/contract/stay'
import { formatPrice } from '@calm-rest/i18n'
import { Icon } from '@calm-rest/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { SegmentField } from '../parts/segment-field.tsx'
import { useLang } from '../use-lang.ts'
import * as styles from './payments.module.css'

/** The sign that a field with a problem has. */
const warning = 'M12 3.5 21.5 20h-19ZM12 9.5v5M12 17.2h.01'

const prices = ['falls', 'stays'] as const

/** Dollars. */
interface Refund {
  amount: number
  /** Dollars paid beyond the amount due. */
  overpaid: number
}

/** Dollars that the guest owes again if the price stays. */
const owedAgain = ({ amount, overpaid }: Refund) =>
  toDollars(Math.max(0, toCents(amount) - toCents(overpaid)))

interface PriceTooProps extends Refund {
  error: string | undefined
}

/** What happens to the price after a refund. An overpaid amount never lowers it. */
export const PriceToo = ({ error, ...refund }: PriceTooProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const id = useId()
  const owed = owedAgain(refund)
  const isOverpaid = owed === 0 && refund.overpaid > 0
  const hint = isOverpaid
    ? t('payment.paidTooMuch', { total: formatPrice(lang, refund.overpaid) })
    : t('payment.owedAgain', { total: formatPrice(lang, owed) })
  return (
    // a choice for the one is not meant for the other
    <SegmentField
      key={String(isOverpaid)}
      name="price"
      legend={t('payment.price')}
      aria-describedby={`${id}-hint ${id}-error`}
      segments={prices.map((price) => ({
        value: price,
        defaultChecked: isOverpaid && price === 'stays',
        disabled: isOverpaid && price === 'falls',
        'aria-invalid': error ? true : undefined,
        required: true,
        label: t(`payment.priceToo.${price}`),
      }))}
    >
      <p id={`${id}-hint`} className={styles.small}>
        {(isOverpaid || owed > 0) && <span>{hint}</span>}
      </p>
      <p id={`${id}-error`} className={styles.error} aria-live="polite">
        {error && (
          <>
            <Icon draw={warning} />
            <span>{error}</span>
          </>
        )}
      </p>
    </SegmentField>
  )
}
