import { Button } from '@calm-rest/ui'
import * as styles from './try-again.module.css'

interface TryAgainProps {
  /** What is still being waited for. */
  before?: string
  children: string
  label: string
  onRetry: () => void
}

/** A line that says what did not work, and the way to try it again. */
export const TryAgain = ({ before, children, label, onRetry }: TryAgainProps) => (
  <div className={styles.line}>
    {before && <p className={styles.before}>{before}</p>}
    <p role="alert">{children}</p>
    <Button variant="secondary" onClick={onRetry}>
      {label}
    </Button>
  </div>
)
