import type { ReviewReceipt } from '@calm-rest/contract/api'
import type { SubmitInput, Submitted } from '@calm-rest/contract/widget'
import { missingOf, valuesOf } from '@calm-rest/ui/form'
import { readReview } from './read-review.ts'

/** In their order on the page. */
const required = ['name', 'country', 'rating', 'reviewTitle', 'review', 'roomType', 'stayDuration']

/** Sends a review whose form the browser sent by itself; on the server. */
export const submitReview = async ({
  form,
  lang,
  api,
  signal,
}: SubmitInput<object>): Promise<Submitted<ReviewReceipt>> => {
  const values = valuesOf(form)
  const problems = missingOf(form, required)
  if (problems) return { values, problems }
  return { values, result: await api.reviews.create(readReview(form, new Date()), { lang, signal }) }
}
