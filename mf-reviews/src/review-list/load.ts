import type { Category, Result, ReviewSummary, Testimonial } from '@calm-rest/contract/api'
import { type LoadInput, type PropsOf, reviewSearchOf } from '@calm-rest/contract/widget'
import { categories } from '../categories.ts'

export type ReviewListProps = PropsOf<'mf-reviews', 'review-list'>

/** One page of the reviews, with average and number of all of them. */
export interface ReviewPage {
  reviews: Testimonial[]
  summary: ReviewSummary
}

/** Another key is another page to load; without a number it is the first. */
export const pageKey = ({ page = 1, ...search }: ReviewListProps) =>
  [page, ...Object.values(reviewSearchOf(search))].join()

const isCategory = (value: string | undefined): value is Category => categories.some((one) => one === value)

/** Filters of an address; a type of rooms that does not exist filters nothing. */
export const filtersOf = ({ rating, writtenIn, roomType }: ReviewListProps) => ({
  rating,
  writtenIn,
  roomType: isCategory(roomType) ? roomType : undefined,
})

/** Whether the list leaves reviews out. */
export const isFiltered = (search: ReviewListProps) =>
  Object.values(filtersOf(search)).some((value) => value !== undefined)

export const loadReviews = async ({
  props,
  api,
  lang,
  signal,
}: LoadInput<ReviewListProps>): Promise<Result<ReviewPage>> => {
  const options = { ...filtersOf(props), lang, signal }
  const [reviews, summary] = await Promise.all([
    api.reviews.list({ ...options, page: props.page, sort: props.sort }),
    api.reviews.summary(options),
  ])
  if (!reviews.ok) return reviews
  if (!summary.ok) return summary
  return { ok: true, value: { reviews: reviews.value, summary: summary.value } }
}
