import { classNames } from '../class-names.ts'
import * as styles from './logo.module.css'

export interface LogoProps {
  /** The house's name, set as a wordmark beside the emblem. */
  name: string
  className?: string | undefined
}

export function Logo({ name, className }: LogoProps) {
  return (
    <span className={classNames(styles.logo, className)}>
      <Emblem />
      <span className={styles.name}>{name}</span>
    </span>
  )
}

/** The lighthouse before the low sun, over two swells. Two inks; decoration beside the name. */
export function Emblem({ className }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 32 32"
      className={classNames(styles.emblem, className)}
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.sun} d="M4.5 19.5a11.5 11.5 0 1 1 23 0Z" />
      <path
        className={styles.ink}
        d="M14.3 7.5 16 5.2l1.7 2.3v2.2h.8v1.3h-.6l.8 8.5h-5.4l.8-8.5h-.6V9.7h.8Z"
      />
      <path
        className={styles.ink}
        d="M1.5 21.4c2.4 1.6 4.8 1.6 7.250 0s4.8-1.6 7.250 0 4.8 1.6 7.250 0 4.8-1.6 7.250 0v2.6c-2.4-1.6-4.8-1.6-7.250 0s-4.8 1.6-7.250 0-4.8-1.6-7.250 0-4.8 1.6-7.250 0ZM5.5 26.4c1.750 1.2 3.5 1.2 5.250 0s3.5-1.2 5.250 0 3.5 1.2 5.250 0 3.5-1.2 5.250 0v2.6c-1.750-1.2-3.5-1.2-5.250 0s-3.5 1.2-5.250 0-3.5-1.2-5.250 0-3.5 1.2-5.250 0Z"
      />
    </svg>
  )
}
