import type { Demo } from '@calm-rest/site'
import { identityProvider } from './identity-provider.ts'
import { partnerPage } from './partner-page.ts'

/** A partner's page and a stand-in for Google. Neither starts in production. */
export const demo: Demo = { identityProvider, partnerPage }
