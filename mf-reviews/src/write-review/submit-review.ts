import type { ReviewReceipt } from '@calm-rest/contract/api'
import type { SubmitInput, Submitted } from '@calm-rest/contract/widget'
import { missingOf, valuesOf } from '@calm-rest/ui/form'
import { readReview } from './read-review.ts'

/** Names of the required fields, in their order on the page. */
const required = ['name', 'country', 'rating', 'reviewTitle', 'review', 'roomType', 'stayDuration']

/** On the server: sends a review whose form was submitted without a script. */
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
