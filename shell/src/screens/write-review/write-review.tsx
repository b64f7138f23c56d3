import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../sections/page-header.tsx'
import { RemoteSlot } from '../../slots/remote-slot.tsx'
import { SlotPage } from '../slot-page.tsx'
import { useLinkToken } from '../use-link-token.ts'

/** Open to anybody; by the link of the mail after a stay it is the review of that stay. */
export const WriteReview = () => {
  const { t } = useTranslation()
  const token = useLinkToken()
  const props = useMemo(() => (token ? { token } : {}), [token])
  return (
    <SlotPage head={<PageHeader title={t('writeReview.title')} lead={t('writeReview.lead')} />}>
      <RemoteSlot remote="mf-reviews" widget="write-review" props={props} />
    </SlotPage>
  )
}
