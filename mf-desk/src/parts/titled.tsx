import { type ReactNode, useId } from 'react'
import * as styles from './parts.module.css'

/** A part of a page with its heading. */
export const Titled = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.sectionTitle}>
        {title}
      </h2>
      {children}
    </section>
  )
}
