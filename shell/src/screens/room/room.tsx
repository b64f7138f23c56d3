import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { NamedSlot, RemoteSlot } from '../../slots/remote-slot.tsx'
import { SlotPage } from '../slot-page.tsx'
import { useStay } from '../use-stay.ts'

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
