import type { PropertyLook } from '@calm-rest/contract/api'
import { classNames } from '../class-names.ts'
import { emblem } from './emblem.ts'
import * as styles from './logo.module.css'

export interface LogoProps {
  /** The property's name, set as a wordmark where there is no logo. */
  name: string
  /** The property's logo, and whether the emblem of the house by the sea is its own. */
  look?: PropertyLook | undefined
  className?: string | undefined
}

/** As large as the surrounding text. A logo that is not seen on a theme's ground stands on a plate there. */
export function Logo({ name, look, className }: LogoProps) {
  const logo = look?.logo
  if (logo) {
    const { src, width, height, plate } = logo
    const on = plate && (plate === 'dark' ? styles.lightPlate : styles.darkPlate)
    return (
      <span className={classNames(styles.logo, className)}>
        <img src={src} alt={name} width={width} height={height} className={classNames(styles.own, on)} />
      </span>
    )
  }
  return (
    <span className={classNames(styles.logo, className)}>
      {look?.drawings === 'coast' && <Emblem />}
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
