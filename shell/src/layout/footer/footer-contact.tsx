import { hotel } from '@calm-rest/contract/hotel'
import { Icon, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { addressLines, mailUrl, telUrl } from '../../hotel/contact-links.ts'
import * as styles from './footer.module.css'

export const FooterContact = () => {
  const { t } = useTranslation()
  return (
    <div>
      <h2 className={styles.heading}>{t('layout.footer.contact')}</h2>
      <ul className={styles.list}>
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
        <li className={styles.address}>
          <Icon draw={icons.pin} />
          <address className={styles.lines}>
            {addressLines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </li>
      </ul>
    </div>
  )
}
