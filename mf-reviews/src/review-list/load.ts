import type { Result, ReviewSummary, Testimonial } from '@calm-rest/contract/api'
import type { LoadInput, PropsOf } from '@calm-rest/contract/widget'

/** One page of the reviews, with average and number of all of them. */
export interface ReviewPage {
  reviews: Testimonial[]
  summary: ReviewSummary
}

/** Another key is another page to load; without a number it is the first. */
export const pageKey = ({ page = 1 }: PropsOf<'mf-reviews', 'review-list'>) => String(page)

export const loadReviews = async ({
  props: { page },
  api,
  lang,
  signal,
}: LoadInput<PropsOf<'mf-reviews', 'review-list'>>): Promise<Result<ReviewPage>> => {
  const options = { lang, signal }
  const [reviews, summary] = await Promise.all([
    api.reviews.list({ ...options, page }),
    api.reviews.summary(options),
  ])
  if (!reviews.ok) return reviews
  if (!summary.ok) return summary
  return { ok: true, value: { reviews: reviews.value, summary: summary.value } }
}
