import { Emblem, GoogleMark, Icon, icons } from '../../src/index.ts'
import * as styles from './specimen.module.css'

export function Drawings() {
  return (
    <ul className={styles.icons}>
      {Object.entries(icons).map(([name, draw]) => (
        <li key={name}>
          <Icon draw={draw} size="large" />
          {name}
        </li>
      ))}
      <li>
        <GoogleMark />
        google
      </li>
      <li>
        <Emblem />
        emblem
      </li>
    </ul>
  )
}
