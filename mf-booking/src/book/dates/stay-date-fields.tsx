import { useTranslation } from 'react-i18next'
import type { StayCalendarState } from '../calendar/use-stay-calendar.ts'
import { useBooking, useBookingContext } from '../context/booking-context.ts'
import * as styles from '../form/booking-form.module.css'
import { StayDateField } from './stay-date-field.tsx'
import { dateBounds, isInOrder } from './stay-dates.ts'

/** Check-in and check-out; the calendar opens under them. */
export const StayDateFields = ({ calendar }: { calendar: StayCalendarState }) => {
  const { t } = useTranslation()
  const { store, today } = useBookingContext()
  const checkIn = useBooking((state) => state.draft.checkIn)
  const checkOut = useBooking((state) => state.draft.checkOut)
  const unread = useBooking((state) => state.unread)
  const bounds = dateBounds(checkIn, today)
  return (
    <div ref={calendar.fields} className={styles.dates}>
      <StayDateField
        name="checkIn"
        label={t('field.checkIn')}
        value={checkIn}
        begin={unread.checkIn}
        {...bounds.checkIn}
        inOrder={(date) => isInOrder(date, checkOut)}
        onChosen={(date) => store.getState().checkInChosen(date)}
        onOpen={() => calendar.open('checkIn')}
      />
      <StayDateField
        name="checkOut"
        label={t('field.checkOut')}
        value={checkOut}
        begin={unread.checkOut}
        {...bounds.checkOut}
        inOrder={(date) => isInOrder(checkIn, date)}
        onChosen={(date) => store.getState().checkOutChosen(date)}
        onOpen={() => calendar.open('checkOut')}
      />
    </div>
  )
}
