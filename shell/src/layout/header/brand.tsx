import { hotel } from '@calm-rest/contract/hotel'
import { ScreenLink } from '../../links/screen-link.tsx'
import * as styles from './brand.module.css'

/** Sun over the sea, and the name. */
export const Brand = () => (
  <ScreenLink to="/" className={styles.brand}>
    <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false" className={styles.mark}>
      <circle cx="20" cy="20" r="20" className={styles.sky} />
      <circle cx="20" cy="19" r="9" className={styles.sun} />
      <path d="M1.3 23.5c6-4 12-3.4 18.7 0s12.7 4 18.7 0A20 20 0 0 1 1.3 23.5Z" className={styles.far} />
      <path d="M3.5 29.5c5.5-3.5 11-3 16.5 0s11 3.5 16.5 0a20 20 0 0 1-33 0Z" className={styles.near} />
    </svg>
    <span className={styles.name}>{hotel.name}</span>
  </ScreenLink>
)
