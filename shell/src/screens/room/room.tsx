import { useParams } from 'react-router-dom'
import { RemoteSlot } from '../../slots/remote-slot.tsx'
import { SlotPage } from '../slot-page.tsx'

export const Room = () => {
  const { id = '' } = useParams()
  return (
    <SlotPage>
      <RemoteSlot remote="mf-rooms" widget="room-detail" props={{ id }} />
    </SlotPage>
  )
}
