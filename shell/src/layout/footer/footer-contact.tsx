import { Icon, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { AddressLines } from '../../hotel/address-lines.tsx'
import { ContactItems } from '../../hotel/contact-items.tsx'
import { useSite } from '../../site/site.ts'
import * as styles from './footer.module.css'

export const FooterContact = () => {
  const { t } = useTranslation()
  const hasAddress = useSite().facts.address.town !== ''
  return (
    <div>
      <h2 className={styles.heading}>{t('layout.footer.contact')}</h2>
      <ul className={styles.list}>
        <ContactItems className={styles.link} />
        {hasAddress && (
          <li className={styles.address}>
            <Icon draw={icons.pin} />
            <address className={styles.lines}>
              <AddressLines />
            </address>
          </li>
        )}
      </ul>
    </div>
  )
}
