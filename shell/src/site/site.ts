import type { Api } from '@calm-rest/contract/api'
import type { SessionPort } from '@calm-rest/contract/widget'
import type { FederationHost } from '@calm-rest/federation/host'
import { createContext, useContext } from 'react'
import type { PageHead } from '../head/page-head.ts'
import type { Slots } from '../slots/placed-slot.ts'
import type { Answered } from './answered.ts'
import type { AskedReleases } from './asked-releases.ts'
import type { LanguageStore } from './language-store.ts'
import type { SessionStore } from './session/index.ts'

/** What the whole page shares: one of each, made in main.tsx. */
export interface Site {
  api: Api
  federation: FederationHost
  /** Releases that this tab was asked for beside the live ones; none for guests. */
  asked: AskedReleases
  head: PageHead
  language: LanguageStore
  /** Origin under which the world knows the site: of the addresses that others copy. */
  origin: string
  session: SessionStore
  /** How to come and go; every widget gets the same. */
  sessionPort: SessionPort
  /** What came of a form that was sent without a script. */
  answered: Answered
  /** What came as HTML. */
  slots: Slots
}

export const SiteContext = createContext<Site | undefined>(undefined)

export const useSite = (): Site => {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite needs a SiteContext around it')
  return site
}
