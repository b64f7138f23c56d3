import type { Api } from '@calm-rest/contract/api'
import type { Lang, SessionPort, SessionUser } from '@calm-rest/contract/widget'
import type { FederationHost } from '@calm-rest/federation/host'
import { mountView } from '@calm-rest/federation/testing/mount-view'
import { type ReactNode, Suspense } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { vi } from 'vitest'
import { type DocumentHead, DocumentHeadContext } from '../head/document-head.ts'
import { createFormOutcome } from '../site/form-outcome.ts'
import { createLanguageStore } from '../site/language-store.ts'
import { createMeanRating } from '../site/mean-rating.ts'
import { createSessionStore } from '../site/session/session-store.ts'
import { type Site, SiteContext } from '../site/site.ts'
import { words } from '../site/words.ts'
import { type Slots, SlotsContext } from '../slots/slots.ts'
import { createTexts } from '../texts/texts.ts'
import { facts, textsIn } from './page.fixture.ts'

interface Given {
  lang?: Lang
  /** Path and query that the page is at. */
  at?: string
  user?: SessionUser
  api?: Partial<Api>
  site?: Partial<Site>
  slots?: Partial<Slots>
}

export const ada: SessionUser = { id: 'u1', firstName: 'Ada', email: 'ada@example.com' } as SessionUser

const Address = ({ told }: { told: (address: string) => void }) => {
  const { pathname, search } = useLocation()
  told(pathname + search)
  return null
}

const noText = async (path: string) => {
  throw new Error(`No text at ${path}`)
}

/** A part of the shell in a simulated document, with the site's services around it. */
export const mountInShell = async (element: ReactNode, given: Given = {}) => {
  const { lang = 'en', at = '/about', user, api, site, slots } = given
  const session = createSessionStore()
  if (user) session.getState().signedIn({ user, expiresAt: '2099-01-01T00:00:00.000Z' })
  const language = createLanguageStore(lang)
  const prefetched: string[] = []
  let address = ''
  const sessionPort = { signOut: vi.fn(async () => session.getState().signedOut()) }
  const all: Partial<Site> = {
    api: api as Api,
    federation: { releases: () => [], releaseOf: () => undefined } as unknown as FederationHost,
    formOutcome: createFormOutcome(undefined),
    preview: {},
    facts,
    texts: createTexts(textsIn(lang), noText),
    origin: 'https://calm.example',
    language,
    session,
    sessionPort: sessionPort as unknown as SessionPort,
    meanRating: createMeanRating(undefined),
    prefetchScreen: (path) => void prefetched.push(path),
    ...site,
  }
  const hydrated = { isScreenHydrated: () => true, ...slots } as Slots
  const view = await mountView(
    <SiteContext value={all as Site}>
      <DocumentHeadContext value={{} as DocumentHead}>
        <SlotsContext value={hydrated}>
          <MemoryRouter initialEntries={[at]}>
            <Suspense>{element}</Suspense>
            <Address
              told={(now) => {
                address = now
              }}
            />
          </MemoryRouter>
        </SlotsContext>
      </DocumentHeadContext>
    </SiteContext>,
    words,
    lang,
  )
  return { ...view, session, language, sessionPort, prefetched, address: () => address }
}
