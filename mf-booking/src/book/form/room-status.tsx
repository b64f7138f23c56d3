import { Button, Icon, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useBooking, useBookingContext, useRoom } from '../context/booking-context.ts'
import { availabilityOf, isTooSmall } from '../rules/availability.ts'
import * as styles from './booking-form.module.css'
import { focusIn } from './focus.ts'
import { OtherRooms } from './other-rooms.tsx'

/** Shows beside the room whether it is free for the dates, and alternatives if it is not. */
export const RoomStatus = () => {
  const { t } = useTranslation()
  const { free, rooms } = useBookingContext()
  const room = useRoom()
  const wanted = useBooking((state) => state.draft.roomId)
  // an old link: the first room of the list replaces it
  const isUnknown = wanted !== undefined && room !== undefined && !rooms.some(({ _id }) => _id === wanted)
  const guests = useBooking((state) => state.draft.guests)
  const availability = availabilityOf(room, free)
  // the server's refusal shows the same rooms at the end of the form
  const refused = useBooking(({ phase }) => phase.status === 'refused' && phase.code === 'room_taken')
  // with several rooms the server marks the field of the taken one
  const isSaid = useBooking((state) => state.errors.roomType !== undefined)
  return (
    <>
      <p className={styles.status} data-availability={isUnknown ? 'taken' : availability} role="status">
        {free.status === 'asking' && <span className={styles.asking}>{t('room.asking')}</span>}
        {isUnknown && (
          <>
            <Icon draw={icons.warning} />
            <span>{t('room.unknown')}</span>
          </>
        )}
        {availability === 'free' && !isUnknown && (
          <>
            <Icon draw={icons.check} />
            <span>{t('room.free')}</span>
          </>
        )}
        {availability === 'taken' && !isSaid && (
          <>
            <Icon draw={icons.warning} />
            <span>{t('room.taken')}</span>
          </>
        )}
      </p>
      {(availability === 'taken' || isTooSmall(room, guests)) && !refused && <OtherRooms thenTo="room" />}
    </>
  )
}

/** The list stays empty (specification, §8); one line gives the reason and a retry. */
export const RoomsMissing = () => {
  const { t } = useTranslation()
  const { loadRoomsAgain } = useBookingContext()
  return (
    <div className={styles.missing} role="status">
      <span>{t('room.missing')}</span>
      <Button
        variant="secondary"
        size="small"
        onClick={({ currentTarget: { form } }) => {
          loadRoomsAgain()
          // this element unmounts on retry; keep the focus in the form
          focusIn(form, 'room')
        }}
      >
        {t('retry')}
      </Button>
    </div>
  )
}
