import type { Payment, StayPage } from '@calm-rest/contract/staff'
import { formatPrice } from '@calm-rest/i18n'
import { Button } from '@calm-rest/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { DialogButton } from '../parts/dialog-button.tsx'
import { moment } from '../parts/moment.ts'
import * as parts from '../parts/parts.module.css'
import { Titled } from '../parts/titled.tsx'
import { useLang } from '../use-lang.ts'
import { DepositDialog } from './deposit-dialog.tsx'
import { Due } from './due.tsx'
import { entryTitle, reversalTitle } from './entry-title.ts'
import { OnlineRefundDialog } from './online-refund-dialog.tsx'
import { PaymentLinks } from './payment-links.tsx'
import * as styles from './payments.module.css'
import { RefundDialog } from './refund-dialog.tsx'
import { ReturnDeposit } from './return-deposit.tsx'
import { ReversalDialog } from './reversal-dialog.tsx'
import { tenderedWords } from './tendered-words.ts'

interface LedgerProps {
  page: StayPage
  onChanged: () => void
}

/** Payments of a stay, entry by entry, and the amount due. */
export const Ledger = ({ page, onChanged }: LedgerProps) => {
  const { stay, payments } = page
  const { t } = useTranslation()
  const { session } = useDesk()
  const [act, setAct] = useState<'refund' | Payment>()
  const lang = useLang()
  const mayHold =
    session.rights.includes('take payments') && (stay.state === 'expected' || stay.state === 'in_house')
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
              onReverse={
                decidesMoney &&
                payment.purpose === 'stay' &&
                payment.reverses === null &&
                !payment.isReversed &&
                mayGoBack(payment)
                  ? () => setAct(payment)
                  : undefined
              }
            />
            {payment.purpose === 'held' && payment.reverses === null && !payment.isReversed && (
              <ReturnDeposit stay={stay} payment={payment} onReturned={onChanged} />
            )}
          </li>
        ))}
      </ul>
      <p className={styles.sum}>
        <Due stay={stay} />
        {stay.held > 0 && <span>{t('payment.holding', { total: formatPrice(lang, stay.held) })}</span>}
        {decidesMoney && stay.paid > 0 && (
          <Button variant="secondary" size="small" onClick={() => setAct('refund')}>
            {t('payment.refund')}
          </Button>
        )}
      </p>
      <PaymentLinks page={page} onChanged={onChanged} />
      {mayHold && (
        <div className={parts.actions}>
          <DialogButton
            variant="secondary"
            size="small"
            dialog={({ onClose, onDone: onHeld }) => (
              <DepositDialog stay={stay} onClose={onClose} onDone={onHeld} />
            )}
            onDone={onChanged}
          >
            {t('payment.hold')}
          </DialogButton>
        </div>
      )}
      {act === 'refund' && <RefundDialog page={page} onClose={onClose} onDone={onDone} />}
      {typeof act === 'object' && act.method === 'online' && (
        <OnlineRefundDialog stay={stay} payment={act} onClose={onClose} onDone={onDone} />
      )}
      {typeof act === 'object' && act.method !== 'online' && (
        <ReversalDialog stay={stay} payment={act} onClose={onClose} onDone={onDone} />
      )}
    </Titled>
  )
}

/** What a provider took back stays as it is. */
const mayGoBack = ({ method, amount }: Payment) => method !== 'online' || amount > 0

interface EntryProps {
  payment: Payment
  onReverse: (() => void) | undefined
}

const Entry = ({ payment, onReverse }: EntryProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { at, who, amount, note, tendered, isReversed } = payment
  const total = formatPrice(lang, amount)
  return (
    <>
      <p className={styles.what}>
        <span>{entryTitle(payment, t)}</span>
        <span className={isReversed ? styles.reversed : undefined}>{total}</span>
      </p>
      {tendered && <p className={styles.small}>{tenderedWords(tendered, lang, t)}</p>}
      {note && <p className={styles.small}>{note}</p>}
      <p className={styles.small}>{`${moment(lang, at)} · ${who}`}</p>
      {onReverse && (
        <div className={parts.quietActions}>
          <Button
            variant="quiet"
            size="small"
            aria-label={
              payment.method === 'online'
                ? t('paymentLink.refundOf', { total })
                : reversalTitle(payment, lang, t)
            }
            onClick={onReverse}
          >
            {t(payment.method === 'online' ? 'paymentLink.refund' : 'payment.reverse')}
          </Button>
        </div>
      )}
    </>
  )
}
