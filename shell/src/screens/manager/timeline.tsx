import type { ShownText } from '@calm-rest/contract/texts'
import { plainOf } from '../../texts/plain.ts'
import { Shown } from '../../texts/shown.tsx'
import * as styles from './timeline.module.css'

interface TimelineProps {
  entries: readonly { when?: ShownText; what?: ShownText }[]
}

/** Years and what happened in them. */
export const Timeline = ({ entries }: TimelineProps) => (
  <ul className={styles.timeline}>
    {entries.map(({ when, what }) => (
      <li key={plainOf(when) + plainOf(what)} className={styles.entry}>
        <span className={styles.when}>
          <Shown of={when} />
        </span>
        <span>
          <Shown of={what} />
        </span>
      </li>
    ))}
  </ul>
)
