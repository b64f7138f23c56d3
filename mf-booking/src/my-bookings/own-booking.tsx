import { BookingCard, type BookingCardProps } from '../booking-card/booking-card.tsx'
import { useOwnAccess } from './own-access.ts'

/** A booking of one room, or one room of several. */
export const OwnBooking = (props: Omit<BookingCardProps, 'access' | 'as'>) => (
  <BookingCard {...props} as="li" access={useOwnAccess(props.booking)} />
)
