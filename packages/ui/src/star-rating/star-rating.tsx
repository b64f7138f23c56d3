import { classNames } from '../class-names.ts'
import { star } from '../icon/signs.ts'
import * as styles from './star-rating.module.css'

export interface StarRatingProps {
  /** 0 to `max`; parts of a star show. */
  value: number
  max?: number | undefined
  /** The whole in words, e.g. "4.6 out of 5". */
  label: string
  /** Also visible, e.g. "4.6". */
  text?: string | undefined
  className?: string | undefined
}

const starSize = 24

export function StarRating({ value, max = 5, label, text, className }: StarRatingProps) {
  const width = max * starSize
  const offsets = Array.from({ length: max }, (_, index) => index * starSize)
  const row = offsets.map((x) => <path key={x} d={star} transform={`translate(${x})`} />)
  return (
    <span role="img" aria-label={label} className={classNames(styles.rating, className)}>
      <svg viewBox={`0 0 ${width} ${starSize}`} className={styles.stars} aria-hidden="true" focusable="false">
        <g className={styles.empty}>{row}</g>
        {/* A nested drawing cuts off what lies beyond its width. */}
        <svg
          width={Math.max(0, Math.min(max, value)) * starSize}
          height={starSize}
          className={styles.full}
          aria-hidden="true"
        >
          {row}
        </svg>
      </svg>
      {text && (
        <span aria-hidden="true" className={styles.text}>
          {text}
        </span>
      )}
    </span>
  )
}
