import { addDays, type CalendarDate, isCalendarDate } from '@calm-rest/contract/stay'
import { formatDate } from '@calm-rest/i18n'
import { Button, Icon, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useLang } from '../use-lang.ts'
import * as styles from './takings.module.css'

interface DayPickerProps {
  day: CalendarDate
  /** The last that can be looked at. */
  last: CalendarDate
  onDay: (day: CalendarDate) => void
}

/** One day, with the way to the one before, the one after and any other. */
export const DayPicker = ({ day, last, onDay }: DayPickerProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  return (
    <>
      <h2 className={styles.day}>{formatDate(lang, day, { dateStyle: 'full' })}</h2>
      <div className={styles.picker}>
        <Button variant="secondary" aria-label={t('takings.before')} onClick={() => onDay(addDays(day, -1))}>
          <Icon draw={icons.chevronLeft} />
        </Button>
        <input
          type="date"
          aria-label={t('takings.day')}
          className={styles.date}
          value={day}
          max={last}
          onChange={({ currentTarget: { value } }) => {
            if (isCalendarDate(value) && value <= last) onDay(value)
          }}
        />
        <Button
          variant="secondary"
          aria-label={t('takings.after')}
          disabled={day >= last}
          onClick={() => onDay(addDays(day, 1))}
        >
          <Icon draw={icons.chevronRight} />
        </Button>
      </div>
    </>
  )
}
