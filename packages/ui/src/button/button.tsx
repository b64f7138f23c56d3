import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { check } from '../icon/signs.ts'
import * as styles from './button.module.css'

interface Look {
  variant?: 'primary' | 'secondary' | 'quiet' | undefined
  size?: 'medium' | 'large' | 'small' | undefined
  /** Fills the width of its container. */
  wide?: boolean | undefined
  /** Work in progress: a turning ring, and no second press. The caller's children are the current words. */
  busy?: boolean | undefined
  /** Done: green with a check. */
  success?: boolean | undefined
  /** Drawn before the words, e.g. `<Icon draw={icons.calendar} />`. */
  icon?: ReactNode
}

export type ButtonProps = Look &
  (({ href: string } & Omit<ComponentProps<'a'>, 'href'>) | ({ href?: undefined } & ComponentProps<'button'>))

const variants = { primary: styles.primary, secondary: styles.secondary, quiet: styles.quiet }
/** Names by which a partner's page may style it. */
const parts = { primary: 'primary-button', secondary: 'secondary-button', quiet: undefined }
const sizes = { small: styles.small, medium: undefined, large: styles.large }

/** A button, or with `href` a link that looks like one. */
export function Button({
  variant = 'primary',
  size = 'medium',
  wide,
  busy,
  success,
  icon,
  ...rest
}: ButtonProps) {
  const { className, children, ...native } = rest
  const look = classNames(
    styles.button,
    variants[variant],
    sizes[size],
    wide && styles.wide,
    busy && styles.busy,
    success && styles.success,
    className,
  )
  const content = (
    <>
      {lead(busy, success) ?? icon}
      {typeof children === 'string' ? <span>{children}</span> : children}
    </>
  )
  if (native.href !== undefined) {
    return (
      <a part={parts[variant]} {...native} className={look}>
        {content}
      </a>
    )
  }
  const { type = 'button', disabled, ...button } = native
  return (
    <button
      part={parts[variant]}
      aria-busy={busy || undefined}
      {...button}
      type={type}
      disabled={disabled || busy}
      className={look}
    >
      {content}
    </button>
  )
}

const lead = (busy?: boolean, success?: boolean) => {
  if (success) return <Icon draw={check} />
  if (busy) return <span className={styles.ring} aria-hidden="true" />
  return undefined
}
