import { formatDate } from '@calm-rest/i18n'
import type { StayDateName } from '@calm-rest/ui/stay-calendar'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../use-lang.ts'
import { writtenOut } from '../dates/date-styles.ts'
import type { StayDates } from '../dates/stay-dates.ts'
import * as styles from './stay-calendar.module.css'

interface StayHeadProps {
  dateName: StayDateName
  dates: StayDates
  onDateNameChosen: (dateName: StayDateName) => void
}

/** Both dates, and which of them the next press sets. */
export const StayHead = ({ dateName, dates, onDateNameChosen }: StayHeadProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  return (
    <div className={styles.head}>
      {(['checkIn', 'checkOut'] as const).map((one) => {
        const date = dates[one]
        return (
          <button
            key={one}
            type="button"
            className={styles.end}
            aria-pressed={one === dateName}
            disabled={one === 'checkOut' && !dates.checkIn}
            onClick={() => onDateNameChosen(one)}
          >
            <span className={styles.endName}>{t(`field.${one}`)}</span>
            <span className={styles.endDate}>
              {date ? formatDate(lang, date, writtenOut) : t('calendar.none')}
            </span>
          </button>
        )
      })}
    </div>
  )
}
