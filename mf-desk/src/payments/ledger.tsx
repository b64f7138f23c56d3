import { hotel } from '@calm-rest/contract/hotel'
import type { Payment, StayPage } from '@calm-rest/contract/staff'
import { formatDateTime, formatPrice } from '@calm-rest/i18n'
import { Button } from '@calm-rest/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Titled } from '../parts/titled.tsx'
import { useDesk } from '../session/desk-context.ts'
import { useLang } from '../use-lang.ts'
import { Due } from './due.tsx'
import * as styles from './payments.module.css'
import { RefundDialog } from './refund-dialog.tsx'
import { TakeBackDialog } from './take-back-dialog.tsx'

interface LedgerProps {
  page: StayPage
  onChanged: () => void
}

/** What was paid for a stay, entry by entry, and what is due. */
export const Ledger = ({ page: { stay, payments }, onChanged }: LedgerProps) => {
  const { t } = useTranslation()
  const { session } = useDesk()
  const [act, setAct] = useState<'refund' | Payment>()
  const decidesMoney = session.rights.includes('decide money')
  const onClose = () => setAct(undefined)
  const onDone = () => {
    onClose()
    onChanged()
  }
  return (
    <Titled title={t('payment.title')}>
      {payments.length === 0 && <p className={styles.none}>{t('payment.none')}</p>}
      <ul className={styles.ledger}>
        {payments.map((payment) => (
          <li key={payment.id} className={styles.entry}>
            <Entry
              payment={payment}
              onTakeBack={
                decidesMoney && payment.takesBack === null && !payment.isTakenBack
                  ? () => setAct(payment)
                  : undefined
              }
            />
          </li>
        ))}
      </ul>
      <p className={styles.sum}>
        <Due stay={stay} />
        {decidesMoney && stay.paid > 0 && (
          <Button variant="secondary" size="small" onClick={() => setAct('refund')}>
            {t('payment.refund')}
          </Button>
        )}
      </p>
      {act === 'refund' && <RefundDialog stay={stay} onClose={onClose} onDone={onDone} />}
      {typeof act === 'object' && (
        <TakeBackDialog stay={stay} payment={act} onClose={onClose} onDone={onDone} />
      )}
    </Titled>
  )
}

const kindOf = ({ takesBack, amount }: Payment) => {
  if (takesBack !== null) return 'takenBack'
  return amount < 0 ? 'refund' : 'payment'
}

interface EntryProps {
  payment: Payment
  onTakeBack: (() => void) | undefined
}

const Entry = ({ payment, onTakeBack }: EntryProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { at, who, amount, method, note, isTakenBack } = payment
  const total = formatPrice(lang, amount)
  return (
    <>
      <p className={styles.what}>
        <span>
          {t(`payment.kind.${kindOf(payment)}`)} · {t(`payment.by.${method}`)}
        </span>
        <span className={isTakenBack ? styles.takenBack : undefined}>{total}</span>
      </p>
      {note && <p className={styles.small}>{note}</p>}
      <p className={styles.small}>
        {formatDateTime(lang, at, hotel.timeZone, { dateStyle: 'medium', timeStyle: 'short' })} · {who}
      </p>
      {onTakeBack && (
        <Button
          variant="quiet"
          size="small"
          aria-label={t('payment.takeBackTitle', { total })}
          onClick={onTakeBack}
        >
          {t('payment.takeBack')}
        </Button>
      )}
    </>
  )
}
