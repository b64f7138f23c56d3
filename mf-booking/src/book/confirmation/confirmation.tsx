import type { BookingReceipt } from '@calm-rest/contract/api'
import { Button, Icon, icons } from '@calm-rest/ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../desk/desk.ts'
import * as styles from './confirmation.module.css'
import { NextSteps } from './next-steps.tsx'
import { ReceiptRows } from './receipt-rows.tsx'
import { WayToBookings } from './way-to-bookings.tsx'

interface ConfirmationProps {
  receipt: BookingReceipt
  email: string
}

/** Stays on the screen until the guest has seen enough of it: nothing closes it by itself. */
export const Confirmation = ({ receipt, email }: ConfirmationProps) => {
  const { t } = useTranslation()
  const { store } = useDesk()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.confirmation}>
      <div className={styles.banner}>
        <Icon draw={icons.check} size="large" className={styles.sign} />
        <div role="alert">
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {t('confirmation.title')}
          </h1>
        </div>
        <p className={styles.label}>{t('confirmation.reference')}</p>
        <p className={styles.reference}>{receipt.reference}</p>
        <p className={styles.keep}>{t('confirmation.keep')}</p>
      </div>
      <div className={styles.body}>
        <ReceiptRows receipt={receipt} />
        <NextSteps receipt={receipt} email={email} />
        <WayToBookings />
        <Button variant="secondary" onClick={store.getState().anotherStayWanted}>
          {t('confirmation.another')}
        </Button>
      </div>
    </section>
  )
}
