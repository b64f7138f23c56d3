import type { Api, CallOptions, Result, ReviewSummary, Testimonial } from '@calm-rest/contract/api'
import type { LoadInput, PropsOf } from '@calm-rest/contract/widget'

/** The newest reviews of a room, with average and number of all of them. */
export interface ReviewsOfRoom {
  reviews: Testimonial[]
  summary: ReviewSummary
}

/**
 * A row of the widest grid: reviews on a room's page at first, and added by each press of 'Older Reviews'.
 */
const pageSize = 3

/** One page of the reviews of a room, counted from 1. */
export const listRoomReviews = (api: Api, room: string, page: number, options: CallOptions) =>
  api.reviews.list({ ...options, room, page, limit: pageSize })

export const loadRoomReviews = async ({
  props: { id },
  api,
  lang,
  signal,
}: LoadInput<PropsOf<'mf-reviews', 'room-reviews'>>): Promise<Result<ReviewsOfRoom>> => {
  const options = { lang, signal }
  const [reviews, summary] = await Promise.all([
    listRoomReviews(api, id, 1, options),
    api.reviews.summary({ ...options, room: id }),
  ])
  if (!reviews.ok) return reviews
  if (!summary.ok) return summary
  // an older API answers with the reviews of all rooms
  const isOfRoom = summary.value.room === id
  return {
    ok: true,
    value: isOfRoom ? { reviews: reviews.value, summary: summary.value } : none,
  }
}

const none: ReviewsOfRoom = { reviews: [], summary: { count: 0, average: null, unverified: 0 } }
