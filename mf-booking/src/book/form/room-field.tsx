import { SelectField } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useBooking, useBookingContext, useRoom } from '../context/booking-context.ts'
import * as styles from './booking-form.module.css'
import { useOptionLabel } from './options.ts'
import { RoomStatus, RoomsMissing } from './room-status.tsx'
import { useField } from './use-field.ts'

/** Offers every room; one that does not fit the stay is marked but selectable. */
export const RoomField = () => {
  const { t } = useTranslation()
  const { store, rooms, roomsStatus } = useBookingContext()
  const room = useRoom()
  const chosen = useBooking((state) => state.draft.roomId)
  const labelOf = useOptionLabel(useBooking((state) => state.draft.guests))
  return (
    <div className={styles.room}>
      <SelectField
        {...useField('roomType')}
        name="roomType"
        label={t('field.roomType')}
        required
        aria-busy={roomsStatus === 'loading'}
        value={room?._id ?? chosen ?? ''}
        onChange={(event) => store.getState().roomChosen(event.currentTarget.value)}
      >
        {roomsStatus === 'loading' && <option value={chosen ?? ''}>{t('room.loading')}</option>}
        {rooms.map((one) => (
          <option key={one._id} value={one._id}>
            {labelOf(one)}
          </option>
        ))}
      </SelectField>
      <RoomsNotice />
    </div>
  )
}

/** Why no room can be chosen, or whether the chosen one is free. */
const RoomsNotice = () => {
  const { t } = useTranslation()
  const { rooms, roomsStatus } = useBookingContext()
  if (roomsStatus === 'failed') return <RoomsMissing />
  if (roomsStatus === 'loading' || rooms.length > 0) return <RoomStatus />
  return (
    <p className={styles.missing} role="status">
      {t('room.none')}
    </p>
  )
}
