import type { GuestBooking, Room } from '@calm-rest/contract/api'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { CancelWhole } from '../booking-card/cancel-whole.tsx'
import { useNewerRooms } from '../booking-card/use-newer-rooms.ts'
import * as styles from './my-bookings.module.css'
import { useOwnWholeAccess } from './own-access.ts'
import { OwnBooking } from './own-booking.tsx'

interface OwnRoomsProps {
  /** Reference of the whole booking. */
  reference: string
  given: readonly GuestBooking[]
  ofList: (room: GuestBooking) => Room | undefined
  brief: boolean
}

/** The rooms of one booking below its reference, with one button for all. */
export const OwnRooms = ({ reference, given, ofList, brief }: OwnRoomsProps) => {
  const { t } = useTranslation()
  const id = useId()
  const { rooms, update } = useNewerRooms(given)
  return (
    <li className={styles.group}>
      <p id={id} className={styles.groupTitle}>
        {t('own.several', { reference, count: rooms.length })}
      </p>
      <ul aria-labelledby={id} className={styles.list}>
        {rooms.map((room) => (
          <OwnBooking
            key={room.reference}
            heading="h4"
            booking={room}
            room={ofList(room)}
            brief={brief}
            onUpdate={update}
          />
        ))}
      </ul>
      <CancelWhole
        rooms={rooms}
        nameOf={(room) => ofList(room)?.name ?? room.roomType}
        access={useOwnWholeAccess(reference, rooms)}
        onUpdate={update}
      />
    </li>
  )
}
