import { type CalendarDate, nightsBetween } from '@calm-rest/contract/stay'
import { formatDate, formatPrice } from '@calm-rest/i18n'
import { Button } from '@calm-rest/ui'
import { ClosedSign } from '@calm-rest/ui/calendar'
import { type Choice, previewOf, type Refusal } from '@calm-rest/ui/stay-calendar'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../use-lang.ts'
import { useBooking, useShownPrice } from '../context/booking-context.ts'
import { completeStay, type StayDates } from '../dates/stay-dates.ts'
import type { BookableRoom } from '../rules/bookable-room.ts'
import * as styles from './stay-calendar.module.css'

interface StayFootProps {
  choice: Choice
  room: BookableRoom | undefined
  refusal: Refusal | undefined
  /** Taken nights could not be had. */
  unmarked: boolean
  preview: CalendarDate
  onClear: () => void
  /** Left out where there is nothing to close. */
  onDone?: (() => void) | undefined
}

/** Below the calendar: the price of the dates, why a day was refused, and the buttons to clear and to close. */
export const StayFoot = ({ choice, room, refusal, unmarked, preview, onClear, onDone }: StayFootProps) => {
  const { t } = useTranslation()
  const { dates, taken, days } = choice
  const isClosed = [...(days?.values() ?? [])].some(({ closed }) => closed)
  const isTaken = [...taken].some((night) => !days?.get(night)?.closed)
  const shown = previewOf(preview, choice)
  return (
    <div className={styles.foot} data-inline={onDone ? undefined : ''}>
      <p className={styles.note}>
        {unmarked && <span>{t('calendar.unmarked')}</span>}
        {!unmarked && isTaken && (
          <span>
            <del aria-hidden="true">24</del> <span>{t('calendar.legend', { room: room?.name })}</span>
          </span>
        )}{' '}
        {!unmarked && isClosed && <ClosedSign>{t('calendar.legendClosed')}</ClosedSign>}
      </p>
      <div className={styles.lines}>
        <Status {...{ choice, refusal }} />
        <Cost dates={shown ? { ...dates, checkOut: shown } : dates} />
      </div>
      <div className={styles.buttons} data-empty={onDone || dates.checkIn || dates.checkOut ? undefined : ''}>
        <Button variant="quiet" onClick={onClear}>
          {t('calendar.clear')}
        </Button>
        {onDone && <Button onClick={onDone}>{t('calendar.done')}</Button>}
      </div>
    </div>
  )
}

/** Announced to screen readers: what to do next, or why a day was refused. */
const Status = ({ choice, refusal }: Pick<StayFootProps, 'choice' | 'refusal'>) => {
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

/** Not announced: the days themselves say their nights, and the summary the price, which it knows of chosen dates alone. */
const Cost = ({ dates }: { dates: StayDates }) => {
  const { t } = useTranslation()
  const lang = useLang()
  const price = useShownPrice()
  const { checkIn, checkOut } = useBooking((state) => state.draft)
  const stay = completeStay(dates)
  if (!stay) return null
  const isChosen = stay.checkIn === checkIn && stay.checkOut === checkOut
  return (
    <p className={styles.cost}>
      <span className={styles.sum}>{t('nights', { count: nightsBetween(stay.checkIn, stay.checkOut) })}</span>{' '}
      {isChosen && price && <strong>{formatPrice(lang, price.total)}</strong>}
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
      case 'house_closed':
        return t(`calendar.refused.${refusal.reason}`, {
          night: formatDate(lang, refusal.night, { day: 'numeric', month: 'long' }),
        })
    }
  }
}
