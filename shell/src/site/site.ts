import type { Api, Result } from '@calm-rest/contract/api'
import type { PagePlaces } from '@calm-rest/contract/releases'
import type { DraftPort, SessionPort } from '@calm-rest/contract/widget'
import type { FederationHost } from '@calm-rest/federation/host'
import { createContext, useContext } from 'react'
import type { ReturnPoints } from '../navigation/return-points.ts'
import type { Texts } from '../texts/texts.ts'
import type { PictureTransition } from '../transitions/picture-transition.ts'
import type { FormOutcome } from './form-outcome.ts'
import type { LanguageStore } from './language-store.ts'
import type { MeanRatingStore } from './mean-rating.ts'
import type { Preview } from './preview.ts'
import type { SessionStore } from './session/index.ts'
import type { SiteFacts } from './site-facts.ts'

/** Services of the whole page, one of each; made in start.tsx. */
export interface Site {
  api: Api
  federation: FederationHost
  /** Releases that this tab previews beside the live ones; none for guests. */
  preview: Preview
  /** Pages, menu entries and slots that remotes bring along: those of the document until the composition is complete. */
  readonly places: PagePlaces | undefined
  /** Path whose screen the server chose with all places; undefined where this tab has others than the server had. */
  documentPath?: string | undefined
  language: LanguageStore
  facts: SiteFacts
  /** Texts that the owner writes. */
  texts: Texts
  /** Public origin of the site, for addresses that visitors copy. */
  origin: string
  session: SessionStore
  /** Sign-in and sign-out, the same for every widget. */
  sessionPort: SessionPort
  /** A token that tells a backend of a remote who the guest is. Asks the guest, where that is due. */
  guestToken: (remote: string, backend: string) => Promise<Result<string>>
  /** Unsent input of the visitor in this tab, the same for every widget. */
  drafts: DraftPort
  /** Outcome of a form that was sent without a script. */
  formOutcome: FormOutcome
  /** Where Back leads to, and a new screen begins. */
  returnPoints: ReturnPoints
  /** From a card to its page and back. */
  pictureTransition: PictureTransition
  /** Mean rating of all published reviews. */
  meanRating: MeanRatingStore
  /** Fetches code and widgets of the screen at a path, before a visitor goes there. */
  prefetchScreen: (path: string) => void
}

export const SiteContext = createContext<Site | undefined>(undefined)

export const useSite = (): Site => {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite needs a SiteContext around it')
  return site
}

/** Signs the guest out through the same port that widgets use. */
export const useSignOut = () => {
  const { sessionPort } = useSite()
  return () => void sessionPort.signOut()
}
