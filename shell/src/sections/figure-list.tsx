import * as styles from './figure-list.module.css'

interface Figure {
  value: string
  label: string
  /** Basis of the figure, in small letters. */
  note?: string
}

/** Figures that speak for the guesthouse: the number large, what it counts below. */
export const FigureList = ({ figures }: { figures: readonly Figure[] }) => (
  <div className={styles.space}>
    <ul className={styles.figures}>
      {figures.map(({ value, label, note }) => (
        <li key={label} className={styles.figure}>
          <span className={styles.value}>{value}</span> <span className={styles.label}>{label}</span>
          {note !== undefined && <span className={styles.note}>{note}</span>}
        </li>
      ))}
    </ul>
  </div>
)
