import { useHost } from '@calm-rest/federation/widget'
import { useTranslation } from 'react-i18next'
import * as styles from './booking-card.module.css'

interface PropertyContactProps {
  /** Contact of the property, if the API gave it. */
  phone: string | undefined
}

/** Telephone and e-mail address within a sentence, as far as they are known. */
export const PropertyContact = ({ phone }: PropertyContactProps) => {
  const { t } = useTranslation()
  const { email } = useHost().property ?? {}
  return (
    <>
      {' '}
      {phone && (
        <a className={styles.contact} href={`tel:${phone.replaceAll(' ', '')}`}>
          {phone}
        </a>
      )}
      {phone && email && (
        <>
          {' '}
          <span>{t('card.or')}</span>{' '}
        </>
      )}
      {email && (
        <a className={styles.contact} href={`mailto:${email}`}>
          {email}
        </a>
      )}
    </>
  )
}
