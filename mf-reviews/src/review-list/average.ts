import type { Testimonial } from '@calm-rest/contract/api'

/** Mean rating of the reviews on the screen; undefined where there are none. */
export const averageRating = (reviews: readonly Pick<Testimonial, 'rating'>[]): number | undefined => {
  if (reviews.length === 0) return undefined
  return reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length
}
