import { useTranslation } from 'react-i18next'
import { PageHead } from '../../parts/page-head.tsx'
import { RemoteSlot } from '../../slots/remote-slot.tsx'
import { SlotPage } from '../slot-page.tsx'

export const Reviews = () => {
  const { t } = useTranslation()
  return (
    <SlotPage head={<PageHead title={t('reviews.title')} lead={t('reviews.lead')} />}>
      <RemoteSlot remote="mf-reviews" widget="review-list" props={{}} />
    </SlotPage>
  )
}
