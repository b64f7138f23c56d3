import type { StayState } from '@calm-rest/contract/staff'
import { classNames } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import * as styles from './parts.module.css'
import { stateLooks } from './state-looks.ts'

/** The state of a stay, in the colours of the chart. */
export const StateBadge = ({ state }: { state: StayState }) => {
  const { t } = useTranslation()
  return <span className={classNames(styles.state, stateLooks[state])}>{t(`state.${state}`)}</span>
}
