import { RemoteSlot } from '../../slots/remote-slot.tsx'
import { SlotPage } from '../slot-page.tsx'
import { useStay } from '../use-stay.ts'

export const Book = () => (
  <SlotPage>
    <RemoteSlot remote="mf-booking" widget="book" props={useStay()} />
  </SlotPage>
)
