import type { Testimonial } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import { useHost } from '@calm-rest/federation/widget'
import { useLayoutEffect, useRef, useState } from 'react'
import { listRoomReviews } from './load.ts'

interface OlderReviewsOptions {
  room: string
  /** Those that came with the page. */
  first: readonly Testimonial[]
  lang: Lang
}

/** Adds a page of older reviews of the room at each press; the focus goes to the first that came. */
export const useOlderReviews = ({ room, first, lang }: OlderReviewsOptions) => {
  const { api } = useHost()
  const list = useRef<HTMLUListElement>(null)
  const [older, setOlder] = useState<readonly Testimonial[]>([])
  const [pages, setPages] = useState(1)
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle')
  const toFocus = useRef<number>(undefined)
  // a review that came meanwhile moves one to the next page
  const reviews = [...first, ...older.filter(({ _id }) => first.every((one) => one._id !== _id))]

  useLayoutEffect(() => {
    if (toFocus.current === undefined || reviews.length <= toFocus.current) return
    const added = list.current?.children[toFocus.current]?.querySelector<HTMLElement>('article')
    toFocus.current = undefined
    added?.setAttribute('tabindex', '-1')
    added?.focus()
  })

  const loadMore = async () => {
    if (status === 'loading') return
    setStatus('loading')
    const found = await listRoomReviews(api, room, pages + 1, { lang })
    setStatus(found.ok ? 'idle' : 'failed')
    if (!found.ok) return
    toFocus.current = reviews.length
    setPages(pages + 1)
    setOlder([...older, ...found.value.filter(({ _id }) => older.every((one) => one._id !== _id))])
  }
  return { list, reviews, status, loadMore }
}
