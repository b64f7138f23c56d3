import { z } from 'zod'
import { staffLimits } from './limits.ts'
import { reviewStatuses } from './reviews.ts'

/** Time span of a flood, and the number of networks it came from. */
const flood = z.object({ from: z.string(), until: z.string(), networks: z.int() })

/** Many bookings at once, oldest first: the total, and as many as one response lists. */
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

/** Many reviews without a stay at once, oldest first. */
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

/** Null if no flood is found. */
export const floods = z.object({ bookings: bookingFlood.nullable(), reviews: reviewFlood.nullable() })

const references = z.string().max(20).array().max(staffLimits.floodBatch)
const ids = z.string().max(60).array().max(staffLimits.floodBatch)

/** Most references in one call; larger floods take several calls. */
export const cancelFloodInput = z.object({ references: references.min(1) })

/** `cancelled` is the number of cancelled bookings; the others had ended in the meantime. */
export const cancelledFlood = z.object({ cancelled: z.int() })

/** The new status of each review; an undo sends the previous ones. */
export const floodReviewsInput = z.object({
  reviews: z
    .object({ id: z.string().max(60), status: z.enum(reviewStatuses) })
    .array()
    .min(1)
    .max(staffLimits.floodBatch),
})

/** Records that the owner has reviewed the flood and keeps its entries. */
export const approveFloodInput = z.object({ references: references.default([]), reviews: ids.default([]) })

export type Floods = z.infer<typeof floods>
export type BookingFlood = z.infer<typeof bookingFlood>
export type ReviewFlood = z.infer<typeof reviewFlood>
export type FloodReviewsInput = z.input<typeof floodReviewsInput>
