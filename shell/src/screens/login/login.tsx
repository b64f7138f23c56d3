import { RemoteSlot } from '../../slots/remote-slot.tsx'
import { WholeSlot } from '../slot-page.tsx'
import { useStay } from '../use-stay.ts'

export const Login = () => (
  <WholeSlot>
    <RemoteSlot remote="mf-auth" widget="login" props={useStay()} />
  </WholeSlot>
)
