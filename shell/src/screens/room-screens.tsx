import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router-dom'
import { PageHeader } from '../sections/page-header.tsx'
import { NamedSlot, RemoteSlot } from '../slots/remote-slot.tsx'
import { Shown } from '../texts/shown.tsx'
import { useSiteTexts } from '../texts/use-texts.ts'
import { SlotPage } from './slot-page.tsx'
import { useStay } from './use-stay.ts'

export const Rooms = () => {
  const { t } = useTranslation()
  const lead = useSiteTexts().rooms?.lead
  const [search] = useSearchParams()
  const category = search.get('category') ?? undefined
  const { room: _room, ...stay } = useStay()
  const isSearch = stay.checkIn !== undefined && stay.checkOut !== undefined
  return (
    <SlotPage
      head={<PageHeader title={t('rooms.title')} lead={lead && <Shown of={lead} />} folds={isSearch} />}
    >
      <RemoteSlot remote="mf-rooms" widget="room-list" props={{ category, withSearch: true, ...stay }} />
    </SlotPage>
  )
}

export const Room = () => {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const { room: _room, ...stay } = useStay()
  // one object for a room: a slot takes another for a change
  const room = useMemo(() => ({ id }), [id])
  return (
    <>
      <SlotPage>
        <RemoteSlot remote="mf-rooms" widget="room-detail" props={{ id, ...stay }} title={t('titles.room')} />
        <RemoteSlot remote="mf-reviews" widget="room-reviews" props={room} minor late />
      </SlotPage>
      <NamedSlot name="room" props={{ id, ...stay }} />
    </>
  )
}
