import type { GuestBooking, Room } from '@calm-rest/contract/api'
import { useId } from 'react'
import { BookingCard } from '../booking-card/booking-card.tsx'
import * as styles from './my-bookings.module.css'
import { useOwnDoor } from './use-own-door.ts'

interface BookingListProps {
  title: string
  bookings: readonly GuestBooking[]
  rooms: readonly Room[]
  /** Stays that are over are told in few words. */
  brief?: boolean
}

export const BookingList = ({ title, bookings, rooms, brief = false }: BookingListProps) => {
  const id = useId()
  if (bookings.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h3 id={id} className={styles.partTitle}>
        {title}
      </h3>
      <ul className={styles.list}>
        {bookings.map((booking) => (
          <OwnBooking
            key={booking.reference}
            booking={booking}
            brief={brief}
            room={rooms.find(({ _id }) => _id === booking.roomId)}
          />
        ))}
      </ul>
    </section>
  )
}

interface OwnBookingProps {
  booking: GuestBooking
  room: Room | undefined
  brief: boolean
}

const OwnBooking = (props: OwnBookingProps) => (
  <BookingCard {...props} as="li" heading="h4" door={useOwnDoor(props.booking)} />
)
