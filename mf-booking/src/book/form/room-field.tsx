import { SelectField } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useBooking, useDesk, useRoom } from '../desk/desk.ts'
import * as styles from './booking-form.module.css'
import { RoomStatus } from './room-status.tsx'
import { RoomsMissing } from './rooms-missing.tsx'
import { useAttention } from './use-attention.ts'
import { useFieldError } from './use-field-error.ts'
import { useRoomMark } from './use-room-mark.ts'

/** Every room of the house; marked, never held back, where it does not suit the chosen stay. */
export const RoomField = () => {
  const { t } = useTranslation()
  const { store, rooms, roomsStatus } = useDesk()
  const room = useRoom()
  const chosen = useBooking((state) => state.draft.roomId)
  const mark = useRoomMark()
  return (
    <div className={styles.room}>
      <SelectField
        {...useAttention('roomType')}
        name="roomType"
        label={t('field.roomType')}
        required
        aria-busy={roomsStatus === 'loading'}
        value={room?._id ?? chosen ?? ''}
        error={useFieldError('roomType')}
        onChange={(event) => store.getState().roomChosen(event.currentTarget.value)}
      >
        {roomsStatus === 'loading' && <option value={chosen ?? ''}>{t('room.loading')}</option>}
        {rooms.map((one) => (
          <option key={one._id} value={one._id}>
            {mark(one)}
          </option>
        ))}
      </SelectField>
      {roomsStatus === 'failed' ? <RoomsMissing /> : <RoomStatus />}
    </div>
  )
}
