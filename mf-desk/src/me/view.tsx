import { ByCodeNotice } from '../parts/by-code-notice.tsx'
import { Page } from '../parts/page.tsx'
import { OwnPasskeys } from './own-passkeys.tsx'
import { OwnSessions } from './own-sessions.tsx'

/** Sessions and passkeys of the member. */
export const MeView = () => (
  <Page width="form">
    <ByCodeNotice />
    <OwnSessions />
    <OwnPasskeys />
  </Page>
)
