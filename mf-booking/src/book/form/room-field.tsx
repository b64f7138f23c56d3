import type { Room } from '@calm-rest/contract/api'
import { formatPrice } from '@calm-rest/i18n'
import { SelectField } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../use-lang.ts'
import { useBooking, useBookingContext, useRoom } from '../context/booking-context.ts'
import { fitOf, isTooSmall } from '../rules/fit.ts'
import { nightlyOf } from '../rules/quote.ts'
import * as styles from './booking-form.module.css'
import { RoomStatus, RoomsMissing } from './room-status.tsx'
import { useField } from './use-field.ts'

/** Offers every room; one that does not suit the stay is marked and can still be chosen. */
export const RoomField = () => {
  const { t } = useTranslation()
  const { store, rooms, roomsStatus } = useBookingContext()
  const room = useRoom()
  const chosen = useBooking((state) => state.draft.roomId)
  const labelOf = useOptionLabel()
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
      {roomsStatus === 'failed' ? <RoomsMissing /> : <RoomStatus />}
    </div>
  )
}

/** Text of a room's option: its name with the price, or with why it does not suit. */
const useOptionLabel = () => {
  const { t } = useTranslation()
  const lang = useLang()
  const { free } = useBookingContext()
  const guests = useBooking((state) => state.draft.guests)
  return (room: Room): string => {
    if (isTooSmall(room, guests)) return t('room.option.small', { name: room.name, count: room.guests })
    if (fitOf(room, free) === 'taken') return t('room.option.taken', { name: room.name })
    return t('room.option.free', { name: room.name, price: formatPrice(lang, nightlyOf(room).nightly) })
  }
}
