import type { BookingReceipt } from '@calm-rest/contract/api'
import { hotel } from '@calm-rest/contract/hotel'
import { useHost } from '@calm-rest/federation/widget'
import { formatDateTime } from '@calm-rest/i18n'
import { useTranslation } from 'react-i18next'
import { isHeld } from '../../is-held.ts'
import { useLang } from '../../use-lang.ts'
import { useBookingContext } from '../context/booking-context.ts'
import { SectionTitle } from '../headings.tsx'
import * as styles from './confirmation.module.css'

interface NextStepsProps {
  receipt: BookingReceipt
  email: string
}

export const NextSteps = ({ receipt, email }: NextStepsProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { facts } = useBookingContext()
  const { property } = useHost()
  const address = facts?.email || property?.email
  const until = formatDateTime(lang, receipt.freeCancellationUntil, hotel.timeZone)
  return (
    <div className={styles.next}>
      <SectionTitle className={styles.nextTitle}>{t('next.title')}</SectionTitle>
      <ul className={styles.steps}>
        <li>{t(isHeld(receipt) ? 'next.mailHeld' : 'next.mail', { email })}</li>
        {facts && <li>{t('next.arrival', { from: facts.checkInFrom, until: facts.checkOutUntil })}</li>}
        <li>{t('next.cancel', { until })}</li>
        <li>
          <span>{t('next.questions')}</span>{' '}
          {facts?.phone && (
            <>
              <a href={`tel:${facts.phone.replaceAll(' ', '')}`}>{facts.phone}</a> <span>
                {t('next.or')}
              </span>{' '}
            </>
          )}
          {address && <a href={`mailto:${address}`}>{address}</a>}
        </li>
      </ul>
    </div>
  )
}
