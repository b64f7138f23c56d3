import type { ShownText } from '@calm-rest/contract/texts'
import { Icon } from '@calm-rest/ui'
import { plainOf } from '../texts/plain.ts'
import { Shown } from '../texts/shown.tsx'
import * as styles from './entry-list.module.css'

interface Entry {
  title?: ShownText | undefined
  text?: ShownText | undefined
  /** Drawing of an icon before the title. */
  draw?: string | undefined
}

/** Entries one below the other between hairlines; where it is wide enough, the text stands beside its title. */
export const EntryList = ({ entries }: { entries: readonly Entry[] }) => (
  <ul className={styles.list}>
    {entries.map(({ title, text, draw }) => (
      <li key={plainOf(title)} className={styles.entry}>
        <h3 className={styles.title}>
          {draw !== undefined && <Icon draw={draw} className={styles.icon} />}
          <span>
            <Shown of={title} />
          </span>
        </h3>
        <p>
          <Shown of={text} />
        </p>
      </li>
    ))}
  </ul>
)
