import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import * as styles from './badge.module.css'

export interface BadgeProps {
  tone?: 'sand' | 'sea' | 'tea' | 'dusk' | 'sun' | undefined
  /** Drawn before the words. */
  icon?: ReactNode
  children: ReactNode
  className?: string | undefined
}

const tones = {
  sand: styles.sand,
  sea: styles.sea,
  tea: styles.tea,
  dusk: styles.dusk,
  sun: styles.sun,
}

export function Badge({ tone = 'sand', icon, children, className }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, tones[tone], className)}>
      {icon}
      {typeof children === 'string' ? <span>{children}</span> : children}
    </span>
  )
}
