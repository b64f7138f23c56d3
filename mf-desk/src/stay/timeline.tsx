import type { TimelineEntry } from '@calm-rest/contract/staff'
import { useTranslation } from 'react-i18next'
import { moment } from '../parts/moment.ts'
import { Titled } from '../parts/titled.tsx'
import { useLang } from '../use-lang.ts'
import * as styles from './stay.module.css'
import { actWords, changeLines } from './timeline-words.ts'

/** History of the stay, newest first. */
export const Timeline = ({ entries }: { entries: readonly TimelineEntry[] }) => {
  const { t } = useTranslation()
  const lang = useLang()
  // entries are only added, so that the place of each from the oldest on stays
  const numbered = entries.map((entry, number) => ({ ...entry, number }))
  return (
    <Titled title={t('stay.timeline')}>
      <ol className={styles.timeline}>
        {numbered.toReversed().map(({ number, at, who, action, changes }) => (
          <li key={number}>
            <p className={styles.act}>{actWords({ action, who }, { lang, t })}</p>
            {changeLines({ action, changes }, { lang, t }).map((line) => (
              <p key={line} className={styles.small}>
                {line}
              </p>
            ))}
            <time dateTime={at}>{moment(lang, at)}</time>
          </li>
        ))}
      </ol>
    </Titled>
  )
}
