import { useTranslation } from 'react-i18next'
import * as styles from './booking-screen.module.css'
import { Confirmation } from './confirmation/confirmation.tsx'
import { useBooking } from './context/booking-context.ts'
import { BookingForm } from './form/booking-form.tsx'
import { Title } from './headings.tsx'

export const BookingScreen = () => {
  const { t } = useTranslation()
  const phase = useBooking((state) => state.phase)
  return (
    <div className={styles.frame}>
      {phase.status === 'booked' ? (
        <Confirmation receipt={phase.receipt} email={phase.email} />
      ) : (
        <div className={styles.screen}>
          <header className={styles.head}>
            <Title>{t('title')}</Title>
            <p className={styles.lead}>{t('lead')}</p>
          </header>
          <BookingForm />
        </div>
      )}
    </div>
  )
}
