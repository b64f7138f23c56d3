import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { RemoteSlot } from '../../slots/remote-slot.tsx'
import { SlotPage } from '../slot-page.tsx'

export const Room = () => {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  return (
    <SlotPage>
      <RemoteSlot remote="mf-rooms" widget="room-detail" props={{ id }} title={t('titles.room')} />
    </SlotPage>
  )
}
