import type { SeasonCopyPreview } from '@calm-rest/contract/staff'
import { addDays } from '@calm-rest/contract/stay'
import { useTranslation } from 'react-i18next'
import type { Quoted } from '../../api/use-quote.ts'
import * as parts from '../../parts/parts.module.css'
import { quotedWords } from '../../parts/quoted-words.ts'
import { longDay } from '../../parts/stay-names.ts'
import { useDaySpan } from '../../parts/use-day-span.ts'
import { useLang } from '../../use-lang.ts'
import * as prices from '../prices.module.css'
import { useWeekdayName } from '../weekdays-field.tsx'
import { useRateWords } from './rate-words.ts'
import * as styles from './rates.module.css'

/** Seasons that a copy adds, and what guests then pay. */
export const CopyPreview = ({ previewed }: { previewed: Quoted<SeasonCopyPreview> }) => {
  const { t } = useTranslation()
  const lead = ({ seasons }: SeasonCopyPreview) =>
    seasons.length === 0 ? t('prices.copy.nothing') : t('prices.copy.lead', { count: seasons.length })
  return (
    <section className={prices.preview} aria-label={t('prices.copy.preview')}>
      <p role="status">{quotedWords(previewed, t, '', lead)}</p>
      {previewed.status === 'ready' && previewed.quote.seasons.length > 0 && (
        <Preview preview={previewed.quote} />
      )}
    </section>
  )
}

const Preview = ({ preview: { seasons, rooms } }: { preview: SeasonCopyPreview }) => {
  const { t } = useTranslation()
  const lang = useLang()
  const words = useRateWords()
  const daySpan = useDaySpan()
  const weekdayName = useWeekdayName()
  const range = ({ lowest, highest }: SeasonCopyPreview['rooms'][number]['before']) =>
    lowest === highest ? words.price(lowest) : `${words.price(lowest)} – ${words.price(highest)}`
  return (
    <>
      <ul className={prices.met}>
        {seasons.map(({ season, roomType, from, until, weekdays }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two seasons may be alike but for their price
          <li key={i}>
            <span>{daySpan(longDay(lang, from), longDay(lang, addDays(until, -1)))}</span>
            <span className={parts.soft}>
              {[
                ...(season ? [season] : []),
                ...(weekdays.length > 0 && weekdays.length < 7 ? [weekdays.map(weekdayName).join(' ')] : []),
                words.room(roomType),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      <ul className={styles.lines}>
        {rooms.map(({ roomId, roomType, nights, before, after }) => (
          <li key={roomId} className={styles.line}>
            <span>
              <span>{roomType}</span> <span className={parts.soft}>{t('nights', { count: nights })}</span>
            </span>
            <span>{t('prices.copy.change', { before: range(before), after: range(after) })}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
