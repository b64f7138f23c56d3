import { hotel } from '@calm-rest/contract/hotel'
import { useTranslation } from 'react-i18next'
import * as styles from './booking-card.module.css'

/** How to reach a person, within a sentence. */
export const PropertyContact = () => {
  const { t } = useTranslation()
  return (
    <>
      {' '}
      <a className={styles.contact} href={`tel:${hotel.phone.replaceAll(' ', '')}`}>
        {hotel.phone}
      </a>{' '}
      {t('card.or')}{' '}
      <a className={styles.contact} href={`mailto:${hotel.email}`}>
        {hotel.email}
      </a>
    </>
  )
}
