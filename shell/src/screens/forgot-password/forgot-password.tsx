import { RemoteSlot } from '../../slots/remote-slot.tsx'
import { WholeSlot } from '../slot-page.tsx'

const noProps = {}

export const ForgotPassword = () => (
  <WholeSlot>
    <RemoteSlot remote="mf-auth" widget="forgot-password" props={noProps} />
  </WholeSlot>
)
