import type { GuestBooking, Result, Room } from '@calm-rest/contract/api'
import { useHost } from '@calm-rest/federation/widget'
import { useId, useMemo } from 'react'
import type { BookingAccess } from '../booking-card/booking-access.ts'
import { BookingCard } from '../booking-card/booking-card.tsx'
import * as styles from './my-bookings.module.css'

interface BookingListProps {
  title: string
  bookings: readonly GuestBooking[]
  rooms: readonly Room[]
  /** Fewer facts, for stays that are over. */
  brief?: boolean
}

export const BookingList = ({ title, bookings, rooms, brief = false }: BookingListProps) => {
  const id = useId()
  if (bookings.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h3 id={id} className={styles.sectionTitle}>
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
  <BookingCard {...props} as="li" heading="h4" access={useOwnAccess(props.booking)} />
)

/** By the account of the guest who is signed in. */
const useOwnAccess = (known: GuestBooking): BookingAccess => {
  const { api } = useHost()
  return useMemo(
    () => ({
      read: async (): Promise<Result<GuestBooking>> => {
        const result = await api.me.bookings()
        if (!result.ok) return result
        const found = result.value.find(({ reference }) => reference === known.reference)
        // no longer this guest's: what cancelling would say, too
        const value = found ?? ({ ...known, cancellation: 'closed', change: 'closed' } as const)
        return { ok: true, value }
      },
      cancel: () => api.me.cancelBooking(known.reference),
      rooms: () => api.rooms.list(),
      quoteChange: (terms) => api.me.quoteChange(known.reference, terms),
      change: (terms) => api.me.changeBooking(known.reference, terms),
    }),
    [api, known],
  )
}
