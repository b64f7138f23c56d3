import { SelectField } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { InlineCalendar } from '../calendar/inline-calendar.tsx'
import type { StayCalendarState } from '../calendar/use-stay-calendar.ts'
import { useBooking, useBookingContext } from '../context/booking-context.ts'
import { StayDateFields } from '../dates/stay-date-fields.tsx'
import { AdditionalRooms } from './additional-rooms.tsx'
import * as styles from './booking-form.module.css'
import { ChildrenField } from './children-field.tsx'
import { ClosedProperty } from './closed-property.tsx'
import { guestCounts } from './options.ts'
import { RoomField } from './room-field.tsx'
import { useField } from './use-field.ts'

/** Dates, guests and room. */
export const StayFields = ({ calendar }: { calendar: StayCalendarState }) => {
  const { t } = useTranslation()
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('group.stay')}</legend>
      <StayDateFields calendar={calendar} />
      <ClosedProperty />
      {calendar.isInline && <InlineCalendar calendar={calendar} />}
      <FirstRoomTitle />
      <GuestsField />
      <FirstChildrenField />
      <RoomField />
      <AdditionalRooms />
    </fieldset>
  )
}

/** Notes that the following fields are about one room of several. */
const FirstRoomTitle = () => {
  const { t } = useTranslation()
  const hasMore = useBooking((state) => state.draft.additionalRooms.length > 0)
  return hasMore && <p className={styles.roomTitle}>{t('rooms.number', { number: 1 })}</p>
}

const FirstChildrenField = () => {
  const { store } = useBookingContext()
  const children = useBooking((state) => state.draft.children)
  return <ChildrenField field="children" value={children} onChange={store.getState().childrenTyped} />
}

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
      {guestCounts.map((count) => (
        <option key={count} value={count}>
          {t('guests', { count })}
        </option>
      ))}
    </SelectField>
  )
}
