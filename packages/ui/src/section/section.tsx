import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import * as styles from './section.module.css'

export interface ContainerProps extends ComponentProps<'div'> {
  /** `text` and `form` are measures for reading and filling in; `content` is the page. */
  width?: 'text' | 'form' | 'content' | 'wide' | undefined
}

const widths = { text: styles.text, form: styles.form, content: styles.content, wide: styles.wide }

/** Centres its content between the gutters of the page. */
export function Container({ width = 'content', className, ...native }: ContainerProps) {
  return <div {...native} className={classNames(styles.container, widths[width], className)} />
}

export interface SectionProps extends ComponentProps<'section'> {
  tone?: SectionTone | undefined
}

export type SectionTone = 'plain' | 'sand' | 'dusk' | 'sea' | 'tea'

const tones = { plain: undefined, sand: styles.sand, dusk: styles.dusk, sea: styles.sea, tea: styles.tea }

/** A band of the page. Within the dark tones every token has its value for dark ground. */
export function Section({ tone = 'plain', className, ...native }: SectionProps) {
  return <section {...native} className={classNames(styles.section, tones[tone], className)} />
}
