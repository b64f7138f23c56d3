import { useTranslation } from 'react-i18next'
import * as styles from './timeline.module.css'

interface TimelineProps {
  group: 'career' | 'awards'
  entries: readonly string[]
}

/** Years and what happened in them; texts are `<group>.<entry>.when` and `.what`. */
export const Timeline = ({ group, entries }: TimelineProps) => {
  const { t } = useTranslation('manager')
  return (
    <ul className={styles.timeline}>
      {entries.map((entry) => (
        <li key={entry} className={styles.entry}>
          <span className={styles.when}>{t(`${group}.${entry}.when`)}</span>
          <span>{t(`${group}.${entry}.what`)}</span>
        </li>
      ))}
    </ul>
  )
}
