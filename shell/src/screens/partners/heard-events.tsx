import { useTranslation } from 'react-i18next'
import * as styles from './heard-events.module.css'
import type { Heard } from './use-heard.ts'

/** What the page in the frame hears of its elements. */
export const HeardEvents = ({ events }: { events: readonly Heard[] }) => {
  const { t } = useTranslation('partners')
  return (
    <div className={styles.heard}>
      <h3 className={styles.title}>{t('live.heard')}</h3>
      <p className={styles.note}>{t('live.note')}</p>
      <div role="log" aria-label={t('live.heard')} className={styles.log}>
        <ol className={styles.events}>
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
