import { Button } from '@calm-rest/ui'
import * as styles from './try-again.module.css'

interface TryAgainProps {
  /** The loading text, if it stays above the error. */
  before?: string
  children: string
  label: string
  onRetry: () => void
}

/** An error with a button to try again. */
export const TryAgain = ({ before, children, label, onRetry }: TryAgainProps) => (
  <div className={styles.line}>
    {before && <p className={styles.before}>{before}</p>}
    <p role="alert">{children}</p>
    <Button variant="secondary" onClick={onRetry}>
      {label}
    </Button>
  </div>
)
