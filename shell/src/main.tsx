import { createApiClient, createSessionClient } from '@calm-rest/client'
import type { PageComposition } from '@calm-rest/contract/releases'
import { parseLang, type Submitted } from '@calm-rest/contract/widget'
import { createFederationHost } from '@calm-rest/federation/host'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { knownOrigin } from './head/known-origin.ts'
import { createPageHead } from './head/page-head.ts'
import { createAnswered } from './site/answered.ts'
import { type AskedReleases, askedReleases, fetchComposition, isAsAsked } from './site/asked-releases.ts'
import { openGoogle } from './site/google/index.ts'
import { introductionFrom, withIntroduction } from './site/introduction.ts'
import { keepWritten } from './site/keep-written.ts'
import { createLanguageStore } from './site/language-store.ts'
import { takeLinkToken } from './site/link-token.ts'
import { createReleaseReports } from './site/release-reports.ts'
import { createSession } from './site/session/index.ts'
import { ShellWords } from './site/shell-words.tsx'
import { type Site, SiteContext } from './site/site.ts'
import { words } from './site/words.ts'
import { createArrivals } from './slots/arrivals.ts'
import type { RenderedSlot } from './slots/placed-slot.ts'
import { createSlots } from './slots/take-slots.ts'
import '@calm-rest/ui/fonts.css'
import '@calm-rest/ui/base.css'

/** What came as HTML. */
const readRendered = (): { slots?: RenderedSlot[]; submitted?: Submitted } =>
  JSON.parse(document.getElementById('rendered')?.textContent ?? '{}')

const readComposition = (): PageComposition =>
  JSON.parse(document.getElementById('composition')?.textContent ?? '{"id":"none","remotes":{}}')

/** As the server put it into the page; anew where this tab was asked for other releases on an earlier page. */
const composed = async (asked: AskedReleases): Promise<PageComposition> =>
  isAsAsked(asked, location.search) ? readComposition() : fetchComposition(asked).catch(readComposition)

/**
 * Longest wait for who was signed in before, where the page did not come as HTML; whoever comes later shows without
 * moving anything.
 */
const patienceMs = 100

const start = async () => {
  const lang = parseLang(document.documentElement.lang)
  const language = createLanguageStore(lang)
  const asked = askedReleases(location.search)
  const introduction = introductionFrom(new URLSearchParams(location.search))
  const composition = await composed(asked)
  const federation = createFederationHost({
    composition,
    refresh: () => fetchComposition(asked),
    report: createReleaseReports(composition.view),
  })
  const client = {
    origin: '',
    lang: () => language.getState().lang,
    headers: () => ({ 'X-Composition': federation.compositionId() }),
  }
  const session = createSession({
    client: createSessionClient(client),
    openGoogle: () => openGoogle({ lang: client.lang(), window }),
  })
  const container = document.getElementById('site') as HTMLElement
  const rendered = readRendered()
  // all that widgets get: what gives and takes tokens stays in the session
  const api = withIntroduction(createApiClient({ ...client, authorize: session.authorize }), introduction)
  const site: Site = {
    api,
    federation,
    answered: createAnswered(rendered.submitted),
    asked,
    head: createPageHead(),
    language,
    origin: knownOrigin(),
    session: session.store,
    sessionPort: session.port,
    slots: createSlots(rendered, keepWritten(container), createArrivals(federation, api)),
  }
  const { default: first } = await words[lang]()
  const page = (
    <SiteContext value={site}>
      <ShellWords first={{ lang, words: first }}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </ShellWords>
    </SiteContext>
  )
  if (container.hasChildNodes()) {
    hydrateRoot(container, page)
  } else {
    await Promise.race([session.restored, new Promise((resolve) => setTimeout(resolve, patienceMs))])
    createRoot(container).render(page)
  }
}

takeLinkToken()
void start()
