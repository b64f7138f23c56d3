import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import * as styles from './card.module.css'

export interface CardProps extends ComponentProps<'div'> {
  as?: 'article' | 'div' | 'li' | 'section' | undefined
  /** A picture above (or beside) the body, set into the paper like a print. Ratio 3:2. */
  media?: ReactNode
  /** On the picture's corner, e.g. a Badge. */
  mark?: ReactNode
  /** Buttons at the foot; cards in a row align theirs. */
  actions?: ReactNode
  /** `row` puts the picture beside the body where the card is wide enough. */
  layout?: 'stack' | 'row' | undefined
  tone?: 'paper' | 'sand' | 'plain' | undefined
}

const tones = { paper: styles.paper, sand: styles.sand, plain: styles.plain }

export function Card(props: CardProps) {
  const { as: Tag = 'div', media, mark, actions, layout = 'stack', tone = 'paper', ...rest } = props
  const { className, children, ...native } = rest
  // The tags share the attributes of a plain element, which JSX cannot infer for a union of tags.
  const Element = Tag as 'div'
  return (
    <Element {...native} className={classNames(styles.card, tones[tone], className)}>
      <div className={classNames(styles.sheet, layout === 'row' && styles.row)}>
        {media && (
          <div className={styles.media}>
            {media}
            {mark && <div className={styles.mark}>{mark}</div>}
          </div>
        )}
        <div className={styles.body}>
          {children}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </div>
    </Element>
  )
}
