import { classNames } from '../class-names.ts'
import { emblem } from './emblem.ts'
import * as styles from './logo.module.css'

export interface LogoProps {
  /** The property's name, set as a wordmark beside the emblem. */
  name: string
  className?: string | undefined
}

/** As large as the surrounding text. */
export function Logo({ name, className }: LogoProps) {
  return (
    <span className={classNames(styles.logo, className)}>
      <Emblem />
      <span className={styles.name}>{name}</span>
    </span>
  )
}

/** Decoration beside the name. */
export function Emblem({ className }: { className?: string | undefined }) {
  const { size, sky, sun, sea } = emblem
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      className={classNames(styles.emblem, className)}
      aria-hidden="true"
      focusable="false"
    >
      <circle className={styles.sky} cx={sky.x} cy={sky.y} r={sky.radius} />
      <circle className={styles.sun} cx={sun.x} cy={sun.y} r={sun.radius} />
      <path className={styles.sea} d={sea} />
    </svg>
  )
}
