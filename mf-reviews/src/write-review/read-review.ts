import type { Category, LinkedReviewInput, ReviewInput } from '@calm-rest/contract/api'
import { textOf } from '@calm-rest/ui/form'

/** The form as the API takes it; `now` is the time of sending. */
export const readReview = (data: FormData, now: Date): ReviewInput => ({
  name: textOf(data, 'name'),
  country: textOf(data, 'country'),
  rating: Number(data.get('rating')),
  reviewTitle: textOf(data, 'reviewTitle'),
  review: textOf(data, 'review'),
  // the select offers nothing else
  roomType: textOf(data, 'roomType') as Category,
  stayDuration: Number(data.get('stayDuration')),
  date: now.toISOString(),
})

/** The same for the link of a stay, which says room type and nights itself. */
export const readLinkedReview = (data: FormData, token: string): LinkedReviewInput => ({
  token,
  name: textOf(data, 'name'),
  country: textOf(data, 'country'),
  rating: Number(data.get('rating')),
  reviewTitle: textOf(data, 'reviewTitle'),
  review: textOf(data, 'review'),
})
