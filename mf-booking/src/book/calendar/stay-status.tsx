import { formatDate } from '@calm-rest/i18n'
import { ClosedSign } from '@calm-rest/ui/calendar'
import type { Choice, Refusal } from '@calm-rest/ui/stay-calendar'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../use-lang.ts'
import * as styles from './stay-calendar.module.css'

interface LegendProps {
  choice: Choice
  /** Name of the room. */
  room: string | undefined
  /** Taken nights could not be loaded. */
  unmarked: boolean
}

/** Legend of the marks that occur. */
export const Legend = ({ choice: { taken, days }, room, unmarked }: LegendProps) => {
  const { t } = useTranslation()
  const isClosed = [...(days?.values() ?? [])].some(({ closed }) => closed)
  const isTaken = [...taken].some((night) => !days?.get(night)?.closed)
  return (
    <p className={styles.note}>
      {unmarked && <span>{t('calendar.unmarked')}</span>}
      {!unmarked && isTaken && (
        <span>
          <del aria-hidden="true">24</del> <span>{t('calendar.legend', { room })}</span>
        </span>
      )}{' '}
      {!unmarked && isClosed && <ClosedSign>{t('calendar.legendClosed')}</ClosedSign>}
    </p>
  )
}

/** Announced to screen readers: the next step, or why a day was refused. */
export const Status = ({ choice, refusal }: { choice: Choice; refusal: Refusal | undefined }) => {
  const { t } = useTranslation()
  const words = useRefusalWords()
  const { dateName, dates } = choice
  const next = dateName === 'checkOut' && dates.checkOut ? '' : t(`calendar.choose.${dateName}`)
  return (
    <p className={styles.said} role="status" data-refused={refusal ? '' : undefined}>
      {refusal ? words(refusal) : next}
    </p>
  )
}

const useRefusalWords = () => {
  const { t } = useTranslation()
  const lang = useLang()
  return (refusal: Refusal): string => {
    switch (refusal.reason) {
      case 'in_the_past':
        return t('error.checkIn.in_the_past')
      case 'too_far_ahead':
      case 'stay_too_long':
      case 'not_after_check_in':
      case 'closed_to_departure':
        return t(`error.checkOut.${refusal.reason}`)
      case 'closed_to_arrival':
        return t('error.checkIn.closed_to_arrival')
      case 'stay_too_short':
        return t('calendar.refused.stay_too_short', { count: refusal.minNights })
      case 'does_not_fit':
        return t('calendar.refused.does_not_fit', {
          nights: refusal.minNights,
          night: formatDate(lang, refusal.night, { day: 'numeric', month: 'long' }),
        })
      case 'taken':
      case 'beyond_taken':
      case 'property_closed':
        return t(`calendar.refused.${refusal.reason}`, {
          night: formatDate(lang, refusal.night, { day: 'numeric', month: 'long' }),
        })
    }
  }
}
