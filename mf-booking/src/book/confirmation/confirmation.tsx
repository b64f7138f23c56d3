import type { BookingReceipt } from '@calm-rest/contract/api'
import { HostButton } from '@calm-rest/federation/widget'
import { Icon, icons, isPlainClick } from '@calm-rest/ui'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../desk/desk.ts'
import { Title } from '../headings/headings.tsx'
import * as styles from './confirmation.module.css'
import { NextSteps } from './next-steps.tsx'
import { ReceiptRows } from './receipt-rows.tsx'
import { WayToBookings } from './way-to-bookings.tsx'

interface ConfirmationProps {
  receipt: BookingReceipt
  email: string
}

/** Without a script, the browser leads there by itself. */
const here = { autoFocus: true } as const

/** Stays on the screen until the guest has seen enough of it: nothing closes it by itself. */
export const Confirmation = ({ receipt, email }: ConfirmationProps) => {
  const { t } = useTranslation()
  const { store } = useDesk()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const another = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    store.getState().anotherStayWanted()
  }
  return (
    <section className={styles.confirmation}>
      <div className={styles.banner}>
        <Icon draw={icons.check} size="large" className={styles.sign} />
        <div role="alert">
          <Title {...here} ref={heading} tabIndex={-1} className={styles.title}>
            {t('confirmation.title')}
          </Title>
        </div>
        <p className={styles.label}>{t('confirmation.reference')}</p>
        <p className={styles.reference}>{receipt.reference}</p>
        <p className={styles.keep}>{t('confirmation.keep')}</p>
      </div>
      <div className={styles.body}>
        <ReceiptRows receipt={receipt} />
        <NextSteps receipt={receipt} email={email} />
        <WayToBookings />
        <HostButton to={{ screen: 'book' }} variant="secondary" onClick={another}>
          {t('confirmation.another')}
        </HostButton>
      </div>
    </section>
  )
}
