import type { TimelineEntry } from '@calm-rest/contract/staff'
import { isCalendarDate, toDollars } from '@calm-rest/contract/stay'
import { formatPrice } from '@calm-rest/i18n'
import { useTranslation } from 'react-i18next'
import { moment } from '../parts/moment.ts'
import { shortDay } from '../parts/stay-names.ts'
import { Titled } from '../parts/titled.tsx'
import { useLang } from '../use-lang.ts'
import * as styles from './stay.module.css'

/** What happened to the stay, by whom, the newest first. */
export const Timeline = ({ entries }: { entries: readonly TimelineEntry[] }) => {
  const { t } = useTranslation()
  const lang = useLang()
  const shownValue = (field: string, value: string | number | null) => {
    if (value === null) return '–'
    if (typeof value === 'number')
      return field.endsWith('Cents') ? formatPrice(lang, toDollars(value)) : value
    return isCalendarDate(value) ? shortDay(lang, value) : value
  }
  // fields and acts of the log that a later release of the API brings are shown by their own names
  const named = (kind: 'action' | 'field', name: string) =>
    t(`stay.${kind}.${name.replaceAll(' ', '_')}`, { defaultValue: name })
  return (
    <Titled title={t('stay.timeline')}>
      <ol className={styles.timeline}>
        {entries.toReversed().map(({ at, who, action, changes }) => (
          <li key={`${at} ${action}`}>
            <p className={styles.act}>{`${named('action', action)} · ${who ?? t('stay.byGuest')}`}</p>
            {changes.map(({ field, before, after }) => (
              <p
                key={field}
                className={styles.small}
              >{`${named('field', field)}: ${shownValue(field, before)} → ${shownValue(field, after)}`}</p>
            ))}
            <time dateTime={at}>{moment(lang, at)}</time>
          </li>
        ))}
      </ol>
    </Titled>
  )
}
