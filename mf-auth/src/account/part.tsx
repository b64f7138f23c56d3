import { type ReactNode, useId } from 'react'
import * as styles from './account.module.css'

/** One part of the sheet under its heading. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h3 id={id} className={styles.partTitle}>
        {title}
      </h3>
      {children}
    </section>
  )
}
