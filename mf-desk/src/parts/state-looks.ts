import type { StayState } from '@calm-rest/contract/staff'
import * as styles from './states.module.css'

/** `due`: expected, and today is the day. */
export type StateLook = StayState | 'due'

/** The colours of each state, by its class. */
export const stateLooks: Record<StateLook, string | undefined> = {
  expected: styles.expected,
  due: styles.due,
  unseen: styles.unseen,
  in_house: styles.inHouse,
  left: styles.left,
  no_show: styles.over,
  cancelled: styles.over,
}
