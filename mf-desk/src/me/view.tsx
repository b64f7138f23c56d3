import { Page } from '../parts/page.tsx'
import { OwnPasskeys } from './own-passkeys.tsx'
import { OwnSessions } from './own-sessions.tsx'

/** Where a member is signed in, and with what. */
export const MeView = () => (
  <Page width="form">
    <OwnSessions />
    <OwnPasskeys />
  </Page>
)
