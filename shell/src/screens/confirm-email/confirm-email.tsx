import { useMemo } from 'react'
import { RemoteSlot } from '../../slots/remote-slot.tsx'
import { WholeSlot } from '../slot-page.tsx'
import { useLinkToken } from '../use-link-token.ts'

export const ConfirmEmail = () => {
  const token = useLinkToken()
  const props = useMemo(() => ({ token: token ?? '' }), [token])
  return (
    <WholeSlot>
      {token !== undefined && <RemoteSlot remote="mf-auth" widget="confirm-email" props={props} />}
    </WholeSlot>
  )
}
