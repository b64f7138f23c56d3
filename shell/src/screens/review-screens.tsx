import type { PropsOf, ReviewSearch } from '@calm-rest/contract/widget'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { PageHeader } from '../sections/page-header.tsx'
import { RemoteSlot } from '../slots/remote-slot.tsx'
import { Shown } from '../texts/shown.tsx'
import { useSiteTexts } from '../texts/use-texts.ts'
import { SlotPage } from './slot-page.tsx'
import { useLinkToken } from './use-link-token.ts'

export const Reviews = () => {
  const { t } = useTranslation()
  const lead = useSiteTexts().reviews?.lead
  const [search] = useSearchParams()
  return (
    <SlotPage head={<PageHeader title={t('reviews.title')} lead={lead && <Shown of={lead} />} />}>
      <RemoteSlot remote="mf-reviews" widget="review-list" props={listFrom(search)} />
    </SlotPage>
  )
}

/** Values that the list takes; it knows the types of rooms. The first page and the newest first go without saying. */
const known = {
  page: /^(?!1$)[1-9]\d{0,2}$/,
  rating: /^[1-5]$/,
  writtenIn: /^[a-z]{2,3}$/,
  roomType: /^[\w ]{1,40}$/,
  sort: /^(highest|lowest)$/,
}

/** An address may say anything: the rest is as if it said nothing. */
const listFrom = (search: URLSearchParams): PropsOf<'mf-reviews', 'review-list'> => {
  const read = (name: keyof typeof known) => {
    const given = search.get(name) ?? ''
    return known[name].test(given) ? given : undefined
  }
  const numberOf = (given: string | undefined) => (given === undefined ? undefined : Number(given))
  return {
    page: numberOf(read('page')),
    rating: numberOf(read('rating')),
    writtenIn: read('writtenIn'),
    roomType: read('roomType'),
    sort: read('sort') as ReviewSearch['sort'],
  }
}

/** Open to anybody; by the link of the mail after a stay it is the review of that stay. */
export const WriteReview = () => {
  const { t } = useTranslation()
  const lead = useSiteTexts().writeReview?.lead
  const token = useLinkToken()
  const props = useMemo(() => (token ? { token } : {}), [token])
  return (
    <SlotPage head={<PageHeader title={t('writeReview.title')} lead={lead && <Shown of={lead} />} />}>
      <RemoteSlot remote="mf-reviews" widget="write-review" props={props} />
    </SlotPage>
  )
}
