import { type CalendarDate, nightsBetween } from '@calm-rest/contract/stay'
import { formatPrice } from '@calm-rest/i18n'
import { Button } from '@calm-rest/ui'
import { type Choice, previewOf, type Refusal } from '@calm-rest/ui/stay-calendar'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../use-lang.ts'
import { useBooking, useShownPrice } from '../context/booking-context.ts'
import { completeStay, type StayDates } from '../dates/stay-dates.ts'
import type { BookableRoom } from '../rules/bookable-room.ts'
import * as styles from './stay-calendar.module.css'
import { Legend, Status } from './stay-status.tsx'

interface StayFootProps {
  choice: Choice
  room: BookableRoom | undefined
  refusal: Refusal | undefined
  /** Taken nights could not be loaded. */
  unmarked: boolean
  preview: CalendarDate
  onClear: () => void
  /** Undefined if there is nothing to close. */
  onDone?: (() => void) | undefined
}

/**
 * Below the calendar: the price of the dates, why a day was refused, and the buttons to clear and to close.
 */
export const StayFoot = ({ choice, room, refusal, unmarked, preview, onClear, onDone }: StayFootProps) => {
  const { t } = useTranslation()
  const { dates } = choice
  const shown = previewOf(preview, choice)
  return (
    <div className={styles.foot} data-inline={onDone ? undefined : ''}>
      <Legend choice={choice} room={room?.name} unmarked={unmarked} />
      <div className={styles.lines}>
        <Status choice={choice} refusal={refusal} />
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

/** Not announced: the days have their prices, and the summary has the total. */
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
