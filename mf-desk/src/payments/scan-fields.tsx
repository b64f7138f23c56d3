import { hotel } from '@calm-rest/contract/hotel'
import { codeFor, costCents, type WaysToPay } from '@calm-rest/contract/staff'
import { toCents, toDollars } from '@calm-rest/contract/stay'
import { useTranslation } from 'react-i18next'
import { money } from '../parts/money.ts'
import { useLang } from '../use-lang.ts'
import * as styles from './payments.module.css'
import { ScanCode } from './scan-code.tsx'

interface ScanFieldsProps {
  /** In the property's currency. */
  amount: number
  /** Of the stay. */
  reference: string
  ways: WaysToPay
}

/** The merchant's code for an amount, in the currency of the code. Staff look for the money before they record it. */
export const ScanFields = ({ amount, reference, ways: { qr, currencies } }: ScanFieldsProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const other = currencies.find(({ currency }) => currency === qr?.currency)
  const ownCents = toCents(amount)
  if (!qr || !(ownCents > 0)) return null
  const cents = other ? costCents(ownCents, { ...other, ownCurrency: hotel.currency }) : ownCents
  const total = money(lang, toDollars(cents), qr.currency)
  const written = cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)
  return (
    <div className={styles.scan}>
      {other && (
        <>
          <input type="hidden" name="currency" value={other.currency} />
          <input type="hidden" name="rate" value={other.rate} />
          <input type="hidden" name="tendered.amount" value={toDollars(cents)} />
        </>
      )}
      <ScanCode
        code={codeFor(qr.code, { amount: written, reference })}
        label={t('payment.codeOf', { total })}
      />
      <p className={styles.scanned}>{total}</p>
      <p className={styles.small}>
        {t('payment.codeTo', { name: [qr.merchant, qr.town].filter(Boolean).join(', ') })}
      </p>
    </div>
  )
}
