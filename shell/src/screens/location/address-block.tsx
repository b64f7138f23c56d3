import { hotel } from '@calm-rest/contract/hotel'
import { Icon, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { addressLines, mailUrl, telUrl } from '../../hotel/contact-links.ts'
import * as styles from './address-block.module.css'

export const AddressBlock = () => {
  const { t } = useTranslation('location')
  return (
    <div className={styles.block}>
      <h2 id="location-address">{t('address')}</h2>
      <address className={styles.address}>
        <span className={styles.name}>{hotel.name}</span>
        {addressLines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <ul className={styles.contact}>
        <li>
          <a href={telUrl(hotel.phone)} className={styles.link}>
            <Icon draw={icons.phone} />
            {hotel.phone}
          </a>
        </li>
        <li>
          <a href={mailUrl(hotel.email)} className={styles.link}>
            <Icon draw={icons.mail} />
            {hotel.email}
          </a>
        </li>
      </ul>
    </div>
  )
}
