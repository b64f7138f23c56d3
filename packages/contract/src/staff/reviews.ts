import { z } from 'zod'
import { line } from '../schemas/fields.ts'
import { testimonialSchema } from '../schemas/reviews.ts'
import { staffLimits } from './limits.ts'
import { version, versioned } from './version.ts'

export const reviewStatuses = ['published', 'waiting', 'hidden'] as const

export const staffReview = testimonialSchema.extend({ status: z.enum(reviewStatuses), version })

/**
 * All reviews by default. `before`: only reviews older than the one with this id. The newest
 * `staffLimits.listed` first.
 */
export const reviewsQuery = z.object({
  status: z.enum(reviewStatuses).optional(),
  before: z.string().max(80).optional(),
})

/** The audit log keeps the reason. */
export const reviewStatusInput = versioned.extend({
  status: z.enum(['published', 'hidden']),
  reason: line(staffLimits.text.reason),
})

export type StaffReview = z.infer<typeof staffReview>
export type ReviewStatusInput = z.input<typeof reviewStatusInput>
