import type { ReviewReceipt } from '@calm-rest/contract/api'
import { limits } from '@calm-rest/contract/limits'
import { useHost } from '@calm-rest/federation/widget'
import { useForm } from '@calm-rest/ui/form'
import { useState } from 'react'
import { readReview } from './read-review.ts'

/** What the browser's own fields cannot hold by themselves. */
interface Choices {
  country: string
  rating: number
  stayDuration: number | undefined
}

const untouched: Choices = { country: '', rating: limits.rating.default, stayDuration: undefined }

export const useReview = () => {
  const host = useHost()
  const [choices, setChoices] = useState(untouched)
  const form = useForm<ReviewReceipt>({
    send: (data) => host.api.reviews.create(readReview(data, new Date())),
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

export type ReviewForm = ReturnType<typeof useReview>
