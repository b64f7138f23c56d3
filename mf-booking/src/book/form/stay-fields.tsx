import { useTranslation } from 'react-i18next'
import { useBooking, useDesk } from '../desk/desk.ts'
import { dateBounds, isInOrder } from '../rules/stay-dates.ts'
import * as styles from './booking-form.module.css'
import { GuestsField } from './guests-field.tsx'
import { RoomField } from './room-field.tsx'
import { StayDateField } from './stay-date-field.tsx'
import { useFieldError } from './use-field-error.ts'

/** When, how many, and where. */
export const StayFields = () => {
  const { t } = useTranslation()
  const { store, today } = useDesk()
  const checkIn = useBooking((state) => state.draft.checkIn)
  const checkOut = useBooking((state) => state.draft.checkOut)
  const bounds = dateBounds(checkIn, today)
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('group.stay')}</legend>
      <StayDateField
        name="checkIn"
        label={t('field.checkIn')}
        value={checkIn}
        {...bounds.checkIn}
        inOrder={(date) => isInOrder(date, checkOut)}
        error={useFieldError('checkIn')}
        onChosen={(date) => store.getState().checkInChosen(date)}
      />
      <StayDateField
        name="checkOut"
        label={t('field.checkOut')}
        value={checkOut}
        {...bounds.checkOut}
        inOrder={(date) => isInOrder(checkIn, date)}
        error={useFieldError('checkOut')}
        onChosen={(date) => store.getState().checkOutChosen(date)}
      />
      <GuestsField />
      <RoomField />
    </fieldset>
  )
}
