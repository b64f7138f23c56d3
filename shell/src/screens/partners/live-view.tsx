import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type Choice, choiceQuery } from './choice.ts'
import type { HostileName } from './hosts.ts'
import * as styles from './live-view.module.css'
import { useHeard } from './use-heard.ts'
import { useSettled } from './use-settled.ts'

interface LiveViewProps {
  choice: Choice
  title: string
  /** Style sheet of the page around; without, a quiet one. */
  host?: HostileName | undefined
}

/** Long enough to type on, short enough to wait for. */
const restMs = 400

/** The elements on a page of their own, and what that page hears of them. */
export const LiveView = ({ choice, title, host }: LiveViewProps) => {
  const { t, i18n } = useTranslation('partners')
  const frame = useRef<HTMLIFrameElement>(null)
  const query = { lang: i18n.language, ...(host && { host }), ...choiceQuery(choice) }
  const page = useSettled(`/partners/playground?${new URLSearchParams(query)}`, restMs)
  const heard = useHeard(frame, page)
  return (
    <div className={styles.view}>
      <div className={styles.window}>
        <p className={styles.bar} aria-hidden="true">
          <span className={styles.address}>your-page.example</span>
        </p>
        {/* another page is another frame: a frame that moves on would fill the visitor's history */}
        <iframe key={page} ref={frame} src={page} title={title} loading="lazy" className={styles.frame} />
      </div>
      <div className={styles.heard}>
        <h3 className={styles.title}>{t('live.heard')}</h3>
        <p className={styles.note}>{t('live.note')}</p>
        <ol role="log" aria-label={t('live.heard')} className={styles.events}>
          {heard.map(({ number, name, detail }) => (
            <li key={number} className={styles.event}>
              <code>{name}</code> <code className={styles.detail}>{JSON.stringify(detail)}</code>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
