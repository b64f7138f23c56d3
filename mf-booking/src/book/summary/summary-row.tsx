import type { ReactNode } from 'react'
import * as styles from './booking-summary.module.css'

/** One line of the ticket; a dash where nothing is known yet. */
export const SummaryRow = ({ name, value }: { name: string; value: ReactNode }) => (
  <div className={styles.row}>
    <dt>{name}</dt>
    <dd>{value || '–'}</dd>
  </div>
)
