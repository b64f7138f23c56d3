import { z } from 'zod'
import { version } from './version.ts'

/** What the removal of the examples does to a room type that the seed invented. */
export const exampleRoom = z.object({
  roomId: z.string(),
  /** Its name in the language of the request. */
  roomType: z.string(),
  /**
   * deleted: nothing refers to it. ended: past or cancelled bookings refer to it, so it stays for them, and guests do not
   * find it. cancelled: the same, and the stays ahead are cancelled first, with a mail to their guests: nobody has come or
   * paid. changed: it stays, since the owner has changed it. booked: it stays, since somebody has come or paid.
   */
  outcome: z.enum(['deleted', 'ended', 'cancelled', 'changed', 'booked']),
  /** References of the stays that are not over; empty unless it is `booked` or `cancelled`. */
  references: z.string().array(),
})

/** Rooms and reviews that the seed invented. */
export const staffExamples = z.object({
  version,
  rooms: exampleRoom.array(),
  /** Number of reviews; all of them go. */
  reviews: z.int(),
})

export type ExampleRoom = z.infer<typeof exampleRoom>
export type StaffExamples = z.infer<typeof staffExamples>
