import { useTranslation } from 'react-i18next'
import { RemoteSlot } from '../../slots/remote-slot.tsx'
import { SlotPage } from '../slot-page.tsx'
import { useStay } from '../use-stay.ts'

export const Book = () => {
  const { t } = useTranslation()
  return (
    <SlotPage>
      <RemoteSlot remote="mf-booking" widget="book" props={useStay()} title={t('titles.book')} />
    </SlotPage>
  )
}
