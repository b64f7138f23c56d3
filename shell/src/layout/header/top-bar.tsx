import { MailLink, PhoneLink } from '../../hotel/contact-items.tsx'
import { AccountLinks } from './account-links.tsx'
import { LanguagePicker } from './language-picker.tsx'
import * as styles from './top-bar.module.css'

export const TopBar = () => (
  <div className={styles.bar}>
    <div className={styles.inner}>
      <PhoneLink className={styles.contact} />
      <MailLink className={`${styles.contact} ${styles.mail}`} />
      <div className={styles.end}>
        <AccountLinks place="bar" />
        <LanguagePicker />
      </div>
    </div>
  </div>
)
