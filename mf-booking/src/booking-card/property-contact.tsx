import { hotel } from '@calm-rest/contract/hotel'
import { useTranslation } from 'react-i18next'
import * as styles from './booking-card.module.css'

interface PropertyContactProps {
  /** Contact of the property, if the API gave it. */
  phone: string | undefined
}

/** Telephone and e-mail address within a sentence. */
export const PropertyContact = ({ phone }: PropertyContactProps) => {
  const { t } = useTranslation()
  return (
    <>
      {' '}
      {phone && (
        <>
          <a className={styles.contact} href={`tel:${phone.replaceAll(' ', '')}`}>
            {phone}
          </a>{' '}
          <span>{t('card.or')}</span>{' '}
        </>
      )}
      <a className={styles.contact} href={`mailto:${hotel.email}`}>
        {hotel.email}
      </a>
    </>
  )
}
