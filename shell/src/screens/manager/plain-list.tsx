import { Icon, icons } from '@calm-rest/ui'
import * as styles from './plain-list.module.css'

export const PlainList = ({ items }: { items: readonly string[] }) => (
  <ul className={styles.list}>
    {items.map((item) => (
      <li key={item} className={styles.item}>
        <Icon draw={icons.check} className={styles.sign} />
        <span>{item}</span>
      </li>
    ))}
  </ul>
)
