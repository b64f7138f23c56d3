import * as styles from './google-mark.module.css'

/** A neutral G in Google's four colours, for the sign-in button. Decoration: the button has the words. */
export function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" className={styles.mark} aria-hidden="true" focusable="false">
      <path className={styles.red} d="M4.9 7.9a8.2 8.2 0 0 1 12.7-1.8" />
      <path className={styles.yellow} d="M4.9 16.1a8.2 8.2 0 0 1 0-8.2" />
      <path className={styles.green} d="M17.1 18.4a8.2 8.2 0 0 1-12.2-2.3" />
      <path className={styles.blue} d="M12.3 12h7.9a8.2 8.2 0 0 1-3.1 6.4" />
    </svg>
  )
}
