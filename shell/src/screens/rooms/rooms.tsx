import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { PageHeader } from '../../sections/page-header.tsx'
import { RemoteSlot } from '../../slots/remote-slot.tsx'
import { SlotPage } from '../slot-page.tsx'
import { useStay } from '../use-stay.ts'

export const Rooms = () => {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const category = search.get('category') ?? undefined
  const { room: _room, ...stay } = useStay()
  const isSearch = stay.checkIn !== undefined && stay.checkOut !== undefined
  return (
    <SlotPage head={<PageHeader title={t('rooms.title')} lead={t('rooms.lead')} folds={isSearch} />}>
      <RemoteSlot remote="mf-rooms" widget="room-list" props={{ category, withSearch: true, ...stay }} />
    </SlotPage>
  )
}
