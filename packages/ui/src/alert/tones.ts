import { check, info, warning } from '../icon/signs.ts'
import * as styles from './tones.module.css'

export type AlertTone = 'info' | 'success' | 'warning' | 'danger'

/** Look of a message of each tone, in the page and in a dialog. */
export const alertTones = {
  info: { sign: info, className: styles.info },
  success: { sign: check, className: styles.success },
  warning: { sign: warning, className: styles.warning },
  danger: { sign: warning, className: styles.danger },
} as const
