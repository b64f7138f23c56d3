import type { GuestBooking, Room } from '@calm-rest/contract/api'
import { useId } from 'react'
import { BookingCard } from '../booking-card/booking-card.tsx'
import * as styles from './my-bookings.module.css'
import { useOwnDoor } from './use-own-door.ts'

interface BookingListProps {
  title: string
  bookings: readonly GuestBooking[]
  rooms: readonly Room[]
}

export const BookingList = ({ title, bookings, rooms }: BookingListProps) => {
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
            room={rooms.find(({ _id }) => _id === booking.roomId)}
          />
        ))}
      </ul>
    </section>
  )
}

const OwnBooking = ({ booking, room }: { booking: GuestBooking; room: Room | undefined }) => (
  <BookingCard as="li" heading="h4" booking={booking} room={room} door={useOwnDoor(booking)} />
)
