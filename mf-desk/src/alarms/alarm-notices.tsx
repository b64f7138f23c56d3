import type { StaffAlarm } from '@calm-rest/contract/staff'
import { Alert } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { useAnswer } from '../api/use-answer.ts'
import { moment } from '../parts/moment.ts'
import * as parts from '../parts/parts.module.css'
import { useLang } from '../use-lang.ts'
import * as styles from './alarm-notices.module.css'

/** What the site found wrong with itself; empty on normal days, and for everybody but the owner. */
export const AlarmNotices = () => {
  const { session } = useDesk()
  return session.rights.includes('manage staff') ? <OpenAlarms /> : null
}

const OpenAlarms = () => {
  const { answer } = useAnswer('readAlarms', {})
  if (answer.status !== 'ready') return null
  return answer.value.alarms.map((alarm) => <AlarmNotice key={alarm.id} alarm={alarm} />)
}

const AlarmNotice = ({ alarm: { severity, title, text, advice, since } }: { alarm: StaffAlarm }) => {
  const { t } = useTranslation()
  const lang = useLang()
  return (
    // the phone has rung already: nothing interrupts who reads the day
    <Alert tone={severity === 'urgent' ? 'danger' : 'warning'} urgent={false} title={title}>
      <div className={styles.words}>
        <p>{text}</p>
        <p>{advice}</p>
        <p className={parts.soft}>{t('since', { at: moment(lang, since) })}</p>
      </div>
    </Alert>
  )
}
