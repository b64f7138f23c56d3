import { z } from 'zod'
import { defaultReviewCaps, type ReviewCaps } from './review-caps.ts'

const reviews = (usual: number) => z.coerce.number().int().min(1).max(10_000).default(usual)

/** Maximum number of reviews published at once within 24 hours. */
export const reviewCapVariables = {
  REVIEWS_PER_ADDRESS: reviews(defaultReviewCaps.address),
  REVIEWS_PER_NETWORK: reviews(defaultReviewCaps.network),
  REVIEWS_PER_DAY: reviews(defaultReviewCaps.day),
}

export const reviewCaps = (environment: Record<keyof typeof reviewCapVariables, number>): ReviewCaps => ({
  address: environment.REVIEWS_PER_ADDRESS,
  network: environment.REVIEWS_PER_NETWORK,
  day: environment.REVIEWS_PER_DAY,
})
