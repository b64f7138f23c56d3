import { limits } from '@calm-rest/contract/limits'
import { HostButton } from '@calm-rest/federation/widget'
import { EmptyState, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { HouseContact } from '../booking-card/house-contact.tsx'
import * as styles from './linked-booking.module.css'

export const InvalidLink = () => {
  const { t } = useTranslation()
  return (
    <EmptyState
      draw={icons.mail}
      action={<HostButton to={{ screen: 'profile' }}>{t('linked.profile')}</HostButton>}
    >
      <div className={styles.invalid}>
        <p role="alert">
          <strong>{t('linked.invalid')}</strong>
        </p>
        <p>{t('linked.again', { days: limits.links.bookingDaysAfterStay })}</p>
        <p>
          {t('linked.ask')}
          <HouseContact />
        </p>
      </div>
    </EmptyState>
  )
}
