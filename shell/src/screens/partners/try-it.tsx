import { useTranslation } from 'react-i18next'
import type { Choice } from './choice.ts'
import { ChoiceForm } from './choice-form.tsx'
import { EventLog } from './event-log.tsx'
import { LiveFrame } from './live-frame.tsx'
import * as styles from './try-it.module.css'
import { useEventLog } from './use-event-log.ts'
import { useLivePage } from './use-live-page.ts'

interface TryItProps {
  choice: Choice
  onChange: (choice: Choice) => void
}

/** Fields, and beside them what they lead to. */
export const TryIt = ({ choice, onChange }: TryItProps) => {
  const { t } = useTranslation('partners')
  const live = useLivePage(choice)
  const events = useEventLog(live.frame, live.page)
  return (
    <div className={styles.try}>
      <ChoiceForm choice={choice} onChange={onChange} />
      <div className={styles.frame}>
        <LiveFrame {...live} title={t('live.frame')} />
      </div>
      <EventLog events={events} />
    </div>
  )
}
