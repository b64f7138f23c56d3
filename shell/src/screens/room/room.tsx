import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { NamedSlot, RemoteSlot } from '../../slots/remote-slot.tsx'
import { SlotPage } from '../slot-page.tsx'
import { useStay } from '../use-stay.ts'

export const Room = () => {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const { room: _room, ...stay } = useStay()
  return (
    <>
      <SlotPage>
        <RemoteSlot remote="mf-rooms" widget="room-detail" props={{ id, ...stay }} title={t('titles.room')} />
      </SlotPage>
      <NamedSlot name="room" props={{ id, ...stay }} />
    </>
  )
}
