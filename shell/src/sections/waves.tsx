import { classNames } from '@calm-rest/ui'
import * as styles from './waves.module.css'

interface WavesProps {
  /** Ink of what lies below: the front wave runs into it. */
  into: 'sea' | 'paper' | 'sand'
  className?: string | undefined
}

const fronts = { sea: styles.sea, paper: styles.paper, sand: styles.sand }

/** Three sheets of cut paper, one behind the other, where one band of the page meets the next. */
export const Waves = ({ into, className }: WavesProps) => (
  <svg
    viewBox="0 0 1440 96"
    preserveAspectRatio="none"
    aria-hidden="true"
    focusable="false"
    className={classNames(styles.waves, className)}
  >
    <path className={styles.back} d="M0 44C180 4 330 6 520 38s330 40 520 6 270-34 400-10v62H0Z" />
    <path className={styles.middle} d="M0 62C150 84 300 84 470 58s330-38 520-8 290 34 450 2v44H0Z" />
    <path className={fronts[into]} d="M0 66c190-26 340-18 520 2s360 14 540-4 250-14 380 2v34H0Z" />
  </svg>
)
