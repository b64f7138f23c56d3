import { hotel } from '@calm-rest/contract/hotel'
import { Icon, icons } from '@calm-rest/ui'
import { mailUrl, telUrl } from '../../hotel/contact-links.ts'
import { useFacts } from '../../site/site.ts'
import { AccountLinks } from './account-links.tsx'
import { LanguagePicker } from './language-picker.tsx'
import * as styles from './top-bar.module.css'

export const TopBar = () => {
  const { phone } = useFacts()
  return (
    <div className={styles.bar}>
      <div className={styles.inner}>
        <a href={telUrl(phone)} className={styles.contact}>
          <Icon draw={icons.phone} />
          {phone}
        </a>
        <a href={mailUrl(hotel.email)} className={`${styles.contact} ${styles.mail}`}>
          <Icon draw={icons.mail} />
          {hotel.email}
        </a>
        <div className={styles.end}>
          <AccountLinks place="bar" />
          <LanguagePicker />
        </div>
      </div>
    </div>
  )
}
