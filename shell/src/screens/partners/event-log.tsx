import { useTranslation } from 'react-i18next'
import * as styles from './event-log.module.css'
import type { LoggedEvent } from './use-event-log.ts'

/** The page in the frame receives these events of its elements. */
export const EventLog = ({ events }: { events: readonly LoggedEvent[] }) => {
  const { t } = useTranslation('partners')
  return (
    <div className={styles.log}>
      <h3 className={styles.title}>{t('live.events')}</h3>
      <p className={styles.note}>{t('live.note')}</p>
      <div role="log" aria-label={t('live.events')} className={styles.window}>
        <ol className={styles.lines}>
          {events.map(({ number, name, detail }) => (
            <li key={number} className={styles.event}>
              <code>{name}</code> <code className={styles.detail}>{JSON.stringify(detail)}</code>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
