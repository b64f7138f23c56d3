import { useTranslation } from 'react-i18next'
import type { StayCalendarDoor } from '../calendar/use-stay-calendar.ts'
import { useBooking, useDesk } from '../desk/desk.ts'
import * as styles from '../form/booking-form.module.css'
import { useFieldError } from '../form/use-field-error.ts'
import { dateBounds, isInOrder } from '../rules/stay-dates.ts'
import { StayDateField } from './stay-date-field.tsx'

/** Check-in and check-out; the calendar opens under them. */
export const StayDateFields = ({ door }: { door: StayCalendarDoor }) => {
  const { t } = useTranslation()
  const { store, today } = useDesk()
  const checkIn = useBooking((state) => state.draft.checkIn)
  const checkOut = useBooking((state) => state.draft.checkOut)
  const unread = useBooking((state) => state.unread)
  const bounds = dateBounds(checkIn, today)
  return (
    <div ref={door.fields} className={styles.dates}>
      <StayDateField
        name="checkIn"
        label={t('field.checkIn')}
        value={checkIn}
        begin={unread.checkIn}
        {...bounds.checkIn}
        inOrder={(date) => isInOrder(date, checkOut)}
        error={useFieldError('checkIn')}
        onChosen={(date) => store.getState().checkInChosen(date)}
        onOpen={() => door.open('checkIn')}
      />
      <StayDateField
        name="checkOut"
        label={t('field.checkOut')}
        value={checkOut}
        begin={unread.checkOut}
        {...bounds.checkOut}
        inOrder={(date) => isInOrder(checkIn, date)}
        error={useFieldError('checkOut')}
        onChosen={(date) => store.getState().checkOutChosen(date)}
        onOpen={() => door.open('checkOut')}
      />
    </div>
  )
}
