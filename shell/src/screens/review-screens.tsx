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
      <RemoteSlot remote="mf-reviews" widget="review-list" props={{ page: pageOf(search) }} />
    </SlotPage>
  )
}

/** An address may say anything: only a page that can be counted to is one, and the first goes without saying. */
const pageOf = (search: URLSearchParams): number | undefined => {
  const given = search.get('page') ?? ''
  return /^[1-9]\d{0,2}$/.test(given) && given !== '1' ? Number(given) : undefined
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
