import { classNames } from '../class-names.ts'
import * as styles from './icon.module.css'

export interface IconProps {
  /** A drawing of `icons` or `amenityIcons`. */
  draw: string
  /** Name of the icon if no text beside it explains it; without it the icon is decorative. */
  label?: string | undefined
  /** 1.25 em of the text by default; `large` stands alone. */
  size?: 'text' | 'large' | undefined
  filled?: boolean | undefined
  className?: string | undefined
}

export function Icon({ draw, label, size = 'text', filled, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={classNames(
        styles.icon,
        size === 'large' && styles.large,
        filled && styles.filled,
        className,
      )}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      <path d={draw} />
    </svg>
  )
}
