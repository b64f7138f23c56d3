import { z } from 'zod'
import { staffLimits } from './limits.ts'
import { reviewStatuses } from './reviews.ts'

/** When a flood came, and from how many networks. */
const flood = z.object({ from: z.string(), until: z.string(), networks: z.int() })

/** Many bookings at once, the oldest first: as many as the answer holds, and how many there are. */
export const bookingFlood = flood.extend({
  count: z.int(),
  nights: z.int(),
  bookings: z
    .object({
      reference: z.string(),
      name: z.string(),
      email: z.string(),
      roomType: z.string(),
      checkIn: z.string(),
      checkOut: z.string(),
      bookedAt: z.string(),
    })
    .array(),
})

/** Many reviews of nobody's stay at once, the oldest first. */
export const reviewFlood = flood.extend({
  count: z.int(),
  reviews: z
    .object({
      id: z.string(),
      status: z.enum(reviewStatuses),
      name: z.string(),
      title: z.string(),
      review: z.string(),
      rating: z.int(),
      createdAt: z.string(),
    })
    .array(),
})

/** null where nothing looks like one stranger's. */
export const floods = z.object({ bookings: bookingFlood.nullable(), reviews: reviewFlood.nullable() })

const references = z.string().max(20).array().max(staffLimits.floodBatch)
const ids = z.string().max(60).array().max(staffLimits.floodBatch)

/** So many at once: more are sent in several calls. */
export const cancelFloodInput = z.object({ references: references.min(1) })

/** `cancelled` is how many were; others had ended meanwhile. */
export const cancelledFlood = z.object({ cancelled: z.int() })

/** The status that each is to have: an undo sends those of before. */
export const floodReviewsInput = z.object({
  reviews: z
    .object({ id: z.string().max(60), status: z.enum(reviewStatuses) })
    .array()
    .min(1)
    .max(staffLimits.floodBatch),
})

/** The owner has looked at them and lets them stand. */
export const approveFloodInput = z.object({ references: references.default([]), reviews: ids.default([]) })

export type Floods = z.infer<typeof floods>
export type BookingFlood = z.infer<typeof bookingFlood>
export type ReviewFlood = z.infer<typeof reviewFlood>
export type FloodReviewsInput = z.input<typeof floodReviewsInput>
