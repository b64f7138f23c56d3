import { Icon, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { AddressLines } from '../../hotel/address-lines.tsx'
import { ContactItems } from '../../hotel/contact-items.tsx'
import * as styles from './footer.module.css'

export const FooterContact = () => {
  const { t } = useTranslation()
  return (
    <div>
      <h2 className={styles.heading}>{t('layout.footer.contact')}</h2>
      <ul className={styles.list}>
        <ContactItems className={styles.link} />
        <li className={styles.address}>
          <Icon draw={icons.pin} />
          <address className={styles.lines}>
            <AddressLines />
          </address>
        </li>
      </ul>
    </div>
  )
}
