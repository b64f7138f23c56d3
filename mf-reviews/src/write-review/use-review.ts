import type { ReviewReceipt } from '@calm-rest/contract/api'
import { limits } from '@calm-rest/contract/limits'
import type { Submitted } from '@calm-rest/contract/widget'
import { useHost } from '@calm-rest/federation/widget'
import { useForm } from '@calm-rest/ui/form'
import { useEffect, useState } from 'react'
import { readLinkedReview, readReview } from './read-review.ts'
import type { LinkedStay } from './use-linked-stay.ts'

/** Values of the fields that are not native inputs, held by React. */
interface Choices {
  country: string
  rating: number
  stayDuration: number | undefined
}

const untouched: Choices = { country: '', rating: limits.rating.default, stayDuration: undefined }

export const useReview = (begin: Submitted<ReviewReceipt> | undefined, linked: LinkedStay) => {
  const host = useHost()
  const [choices, setChoices] = useState(() => choicesOf(begin))
  const form = useForm<ReviewReceipt>({
    send: (data) =>
      linked.status === 'ready'
        ? host.api.reviews.createByLink(readLinkedReview(data, linked.token))
        : host.api.reviews.create(readReview(data, new Date())),
    begin,
    onSent: (element) => {
      element.reset()
      setChoices(untouched)
    },
  })
  const stay = linked.status === 'ready' ? linked.stay : undefined
  const token = linked.status === 'ready' ? linked.token : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each link, whatever language its words come in
  useEffect(() => {
    if (!stay) return
    // input from meanwhile stays
    const name = form.ref.current?.elements.namedItem('name')
    if (name instanceof HTMLInputElement && name.value === '') name.value = stay.name
    setChoices((now) => ({ ...now, country: now.country || stay.country }))
  }, [token])
  const chosen = <Field extends keyof Choices>(field: Field, value: Choices[Field]) => {
    setChoices((now) => ({ ...now, [field]: value }))
    form.clear(field)
  }
  return { ...form, choices, chosen, stay }
}

/** The submitted values, on a page that responds to the form; an accepted review leaves an empty form. */
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
