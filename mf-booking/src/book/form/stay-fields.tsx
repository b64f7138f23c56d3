import { limits } from '@calm-rest/contract/limits'
import { SelectField } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import type { StayCalendarState } from '../calendar/use-stay-calendar.ts'
import { useBooking, useBookingContext } from '../context/booking-context.ts'
import { StayDateFields } from '../dates/stay-date-fields.tsx'
import * as styles from './booking-form.module.css'
import { RoomField } from './room-field.tsx'
import { useField } from './use-field.ts'

/** When, how many, and where. */
export const StayFields = ({ calendar }: { calendar: StayCalendarState }) => {
  const { t } = useTranslation()
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('group.stay')}</legend>
      <StayDateFields calendar={calendar} />
      <GuestsField />
      <RoomField />
    </fieldset>
  )
}

const { min, max } = limits.guests
const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i)

const GuestsField = () => {
  const { t } = useTranslation()
  const { store } = useBookingContext()
  const guests = useBooking((state) => state.draft.guests)
  return (
    <SelectField
      {...useField('guests')}
      name="guests"
      label={t('field.guests')}
      className={styles.whole}
      value={guests}
      onChange={(event) => store.getState().guestsChosen(Number(event.currentTarget.value))}
    >
      {counts.map((count) => (
        <option key={count} value={count}>
          {t('guests', { count })}
        </option>
      ))}
    </SelectField>
  )
}
