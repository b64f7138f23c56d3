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

/** Hiding takes a reason, which the audit log keeps. */
export const reviewStatusInput = z.discriminatedUnion('status', [
  versioned.extend({ status: z.literal('published'), reason: line(staffLimits.text.reason).optional() }),
  versioned.extend({ status: z.literal('hidden'), reason: line(staffLimits.text.reason) }),
])

export type StaffReview = z.infer<typeof staffReview>
export type ReviewStatusInput = z.input<typeof reviewStatusInput>
