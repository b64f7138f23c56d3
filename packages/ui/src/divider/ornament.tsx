import { classNames } from '../class-names.ts'
import * as styles from './ornament.module.css'

/** A small sun between two lines, for the pause between a heading and its text. */
export function Ornament({ className }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 120 20"
      className={classNames(styles.ornament, className)}
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.sun} d="M48 14a12 12 0 0 1 24 0Z" />
      <path className={styles.line} d="M0 14h40M80 14h40M50 18.5h20" />
    </svg>
  )
}
