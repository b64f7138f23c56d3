import { classNames } from '../class-names.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as styles from './price.module.css'

export interface PriceProps {
  /** Price to pay, as shown, e.g. "$118". */
  price: string
  /** Before the discount; struck through. */
  oldPrice?: string | undefined
  /** Read out before each where there are two: "Price now", "Regular price". */
  priceLabel?: string | undefined
  oldPriceLabel?: string | undefined
  /** As shown, e.g. "/ 1 nights", and as read out, e.g. "per night". */
  per?: string | undefined
  perLabel?: string | undefined
  size?: 'medium' | 'large' | undefined
  className?: string | undefined
}

export function Price({
  price,
  oldPrice,
  priceLabel,
  oldPriceLabel,
  per,
  perLabel,
  size,
  className,
}: PriceProps) {
  return (
    <p part="price" className={classNames(styles.price, size === 'large' && styles.large, className)}>
      {oldPrice && (
        <>
          {oldPriceLabel && <VisuallyHidden>{`${oldPriceLabel} `}</VisuallyHidden>}
          <del className={styles.old}>{oldPrice}</del>{' '}
          {priceLabel && <VisuallyHidden>{`${priceLabel} `}</VisuallyHidden>}
        </>
      )}
      <span className={classNames(styles.now, oldPrice && styles.reduced)}>{price}</span>
      {per && (
        <>
          {' '}
          <span className={styles.per} aria-hidden={perLabel ? true : undefined}>
            {per}
          </span>
          {perLabel && <VisuallyHidden>{perLabel}</VisuallyHidden>}
        </>
      )}
    </p>
  )
}
