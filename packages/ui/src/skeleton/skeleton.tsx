import { classNames } from '../class-names.ts'
import * as styles from './skeleton.module.css'

export interface SkeletonProps {
  shape?: 'text' | 'title' | 'picture' | 'button' | undefined
  /** Lines of text; the last is shorter. */
  lines?: number | undefined
  className?: string | undefined
}

const shapes = { title: styles.title, picture: styles.picture, button: styles.button }

/** The place of what is coming, in its size. Silent: say "Loading" once, beside it, in a status. */
export function Skeleton({ shape = 'text', lines = 1, className }: SkeletonProps) {
  if (shape !== 'text') {
    return <span aria-hidden="true" className={classNames(styles.skeleton, shapes[shape], className)} />
  }
  return (
    <span aria-hidden="true" className={classNames(styles.lines, className)}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move
        <span key={line} className={classNames(styles.skeleton, styles.text)} />
      ))}
    </span>
  )
}
