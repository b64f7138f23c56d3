import { type ReactNode, useId } from 'react'
import * as styles from './card.module.css'

interface CardProps {
  title: ReactNode
  /** At the end of its head: the state of its subject. */
  badge?: ReactNode
  children: ReactNode
}

/** One item of a list: a stay, a message, a room, a member. */
export const Card = ({ title, badge, children }: CardProps) => {
  const id = useId()
  return (
    <article className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {badge}
      </div>
      {children}
    </article>
  )
}

/** Each in an `li`. */
export const CardList = ({ children }: { children: ReactNode }) => <ul className={styles.list}>{children}</ul>
