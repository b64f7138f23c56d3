import { withoutArrival } from './arrival-plan.ts'

/** For an UPDATE of bookings: forgets all that says who the guest is and what the guest has told. */
export const withoutGuest = `first_name = '', last_name = '', email = '', phone = NULL, special_request = NULL, note = NULL,
  ${withoutArrival}`
