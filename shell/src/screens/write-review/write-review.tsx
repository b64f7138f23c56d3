import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../sections/page-header.tsx'
import { RemoteSlot } from '../../slots/remote-slot.tsx'
import { SlotPage } from '../slot-page.tsx'

export const WriteReview = () => {
  const { t } = useTranslation()
  return (
    <SlotPage head={<PageHeader title={t('writeReview.title')} lead={t('writeReview.lead')} />}>
      <RemoteSlot remote="mf-reviews" widget="write-review" props={{}} />
    </SlotPage>
  )
}
