import { Card, Icon } from '@calm-rest/ui'
import type { ReactNode } from 'react'
import * as styles from './info-cards.module.css'

interface InfoCardProps {
  draw: string
  title: string
  children: ReactNode
  action: ReactNode
}

export const InfoCard = ({ draw, title, children, action }: InfoCardProps) => (
  <Card as="li" className={styles.card} actions={action}>
    <div className={styles.head}>
      <Icon draw={draw} size="large" className={styles.icon} />
      <h3 className={styles.title}>{title}</h3>
    </div>
    <div className={styles.text}>{children}</div>
  </Card>
)
