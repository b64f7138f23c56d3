import type { ReviewReceipt } from '@calm-rest/contract/api'
import { limits } from '@calm-rest/contract/limits'
import type { Submitted } from '@calm-rest/contract/widget'
import { useHost } from '@calm-rest/federation/widget'
import { useForm } from '@calm-rest/ui/form'
import { useState } from 'react'
import { readReview } from './read-review.ts'

/** Values of the fields that are no native inputs: React holds them. */
interface Choices {
  country: string
  rating: number
  stayDuration: number | undefined
}

const untouched: Choices = { country: '', rating: limits.rating.default, stayDuration: undefined }

export const useReview = (begin: Submitted<ReviewReceipt> | undefined) => {
  const host = useHost()
  const [choices, setChoices] = useState(() => choicesOf(begin))
  const form = useForm<ReviewReceipt>({
    send: (data) => host.api.reviews.create(readReview(data, new Date())),
    begin,
    onSent: (element) => {
      element.reset()
      setChoices(untouched)
    },
  })
  const chosen = <Field extends keyof Choices>(field: Field, value: Choices[Field]) => {
    setChoices((now) => ({ ...now, [field]: value }))
    form.clear(field)
  }
  return { ...form, choices, chosen }
}

/** The values that were sent, on a page that answers the form; an accepted review leaves an empty form. */
const choicesOf = (begin: Submitted<ReviewReceipt> | undefined): Choices => {
  if (!begin || begin.result?.ok) return untouched
  const { country = '', rating, stayDuration } = begin.values
  return {
    country,
    rating: Number(rating) || untouched.rating,
    stayDuration: stayDuration ? Number(stayDuration) : undefined,
  }
}

export type ReviewForm = ReturnType<typeof useReview>
