import type { GuestBooking, Room } from '@calm-rest/contract/api'
import { bookingReferenceOf } from '@calm-rest/contract/reference'
import { useId } from 'react'
import * as styles from './my-bookings.module.css'
import { OwnBooking } from './own-booking.tsx'
import { OwnRooms } from './own-rooms.tsx'

interface BookingListProps {
  title: string
  bookings: readonly GuestBooking[]
  rooms: readonly Room[]
  /** Fewer facts, for past stays. */
  brief?: boolean
}

export const BookingList = ({ title, bookings, rooms, brief = false }: BookingListProps) => {
  const id = useId()
  if (bookings.length === 0) return null
  const ofList = ({ roomId }: GuestBooking) => rooms.find(({ _id }) => _id === roomId)
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h3 id={id} className={styles.sectionTitle}>
        {title}
      </h3>
      <ul className={styles.list}>
        {roomsByBooking(bookings).map(([reference, own]) => {
          const [booking, ...others] = own
          return others.length > 0 ? (
            <OwnRooms key={reference} reference={reference} given={own} ofList={ofList} brief={brief} />
          ) : (
            <OwnBooking key={reference} heading="h4" booking={booking} room={ofList(booking)} brief={brief} />
          )
        })}
      </ul>
    </section>
  )
}

type OwnRoomList = [GuestBooking, ...GuestBooking[]]

/** The rooms of each booking in order, by its reference; bookings are in the order of their first rooms. */
const roomsByBooking = (bookings: readonly GuestBooking[]) => {
  const byReference = new Map<string, OwnRoomList>()
  for (const booking of bookings) {
    const reference = bookingReferenceOf(booking.reference)
    const rooms = [...(byReference.get(reference) ?? []), booking]
    rooms.sort((a, b) => a.reference.localeCompare(b.reference))
    byReference.set(reference, rooms as OwnRoomList)
  }
  return [...byReference]
}
