import type { ShownText } from '@calm-rest/contract/texts'
import { plainOf } from '../texts/plain.ts'
import { Shown } from '../texts/shown.tsx'
import * as styles from './figure-list.module.css'

interface Figure {
  value?: ShownText
  label?: ShownText
  /** Basis of the figure, in small letters. */
  note?: ShownText
}

/** Figures that speak for the guesthouse: the number large, what it counts below. */
export const FigureList = ({ figures }: { figures: readonly Figure[] }) => (
  <div className={styles.space}>
    <ul className={styles.figures}>
      {figures.map(({ value, label, note }) => (
        <li key={plainOf(label)} className={styles.figure}>
          <span className={styles.value}>
            <Shown of={value} />
          </span>{' '}
          <span className={styles.label}>
            <Shown of={label} />
          </span>
          {note !== undefined && (
            <span className={styles.note}>
              <Shown of={note} />
            </span>
          )}
        </li>
      ))}
    </ul>
  </div>
)
