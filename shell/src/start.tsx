import { createApiClient, createSessionClient } from '@calm-rest/client'
import { setHotel } from '@calm-rest/contract/hotel'
import type { PageComposition } from '@calm-rest/contract/releases'
import type { TextScreen } from '@calm-rest/contract/texts'
import { type Lang, parseLang, type Submitted } from '@calm-rest/contract/widget'
import { createFederationHost } from '@calm-rest/federation/host'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { createDocumentHead, DocumentHeadContext, knownOrigin } from './head/document-head.ts'
import { createReturnPoints } from './navigation/return-points.ts'
import { routerWindow } from './navigation/router-window.ts'
import { prefetchScreen } from './screens/prefetch-screen.ts'
import { parseAttribution, withAttribution } from './site/attribution.ts'
import { createDrafts } from './site/drafts.ts'
import { createFormOutcome } from './site/form-outcome.ts'
import { openGoogle } from './site/google/index.ts'
import { keepTypedText } from './site/keep-typed-text.ts'
import { createLanguageStore } from './site/language-store.ts'
import { forgetLinkTokens } from './site/link-token.ts'
import { createMeanRating, type MeanRating } from './site/mean-rating.ts'
import { readPageView } from './site/page-view.ts'
import { fetchComposition, fetchWhole, isComposedFor, type Preview, readPreview } from './site/preview.ts'
import { createReleaseReports } from './site/release-reports.ts'
import { createSession } from './site/session/index.ts'
import { ShellWords } from './site/shell-words.tsx'
import { type Site, SiteContext } from './site/site.ts'
import type { SiteFacts } from './site/site-facts.ts'
import { words } from './site/words.ts'
import { createBrowserSlots } from './slots/browser-slots.ts'
import { createPrefetch } from './slots/prefetch.ts'
import { type RenderedSlot, SlotsContext } from './slots/slots.ts'
import { createTexts, type PageTexts, readJson } from './texts/texts.ts'
import { fadeThemes } from './transitions/fade-themes.ts'
import { createPictureTransition } from './transitions/picture-transition.ts'
import { collectAfterLoad } from './vitals/collect-after-load.ts'

interface Rendered {
  slots?: RenderedSlot[]
  /** The query that the page was rendered for: that of the address without what no screen reads. */
  search?: string
  submitted?: Submitted
  meanRating?: MeanRating
}

/** Data of the screen, of its widgets and of the form that the server rendered. */
const readRendered = (): Rendered => JSON.parse(document.getElementById('rendered')?.textContent ?? '{}')

const readComposition = (): PageComposition =>
  JSON.parse(document.getElementById('composition')?.textContent ?? '{"id":"none","remotes":{}}')

/** Every page has them. */
const readFacts = (): SiteFacts => JSON.parse(document.getElementById('facts')?.textContent ?? '{}')

/** The owner's texts of the screen; the page lacks them where the API was away. */
const readTexts = (lang: Lang): PageTexts => ({
  lang,
  version: '',
  screens: {},
  ...JSON.parse(document.getElementById('texts')?.textContent ?? '{}'),
})

/** The composition that the server wrote into the page; fetched where an earlier page of this tab began a preview. */
const composed = async (preview: Preview): Promise<PageComposition> =>
  isComposedFor(preview, location.search)
    ? readComposition()
    : fetchComposition(preview).catch(readComposition)

/**
 * Longest wait for the stored session, where the page did not come as HTML; a session that is restored later shows
 * without moving anything.
 */
const patienceMs = 100

/** Takes the page over that the server wrote. */
export const start = async () => {
  const lang = parseLang(document.documentElement.lang)
  const language = createLanguageStore(lang)
  const preview = readPreview(location.search)
  const attribution = parseAttribution(new URLSearchParams(location.search))
  const composition = await composed(preview)
  const federation = createFederationHost({
    composition,
    requestWhole: fetchWhole,
    refresh: () => fetchComposition(preview),
    report: createReleaseReports(readPageView),
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
  session.store.subscribe(({ user }, before) => {
    if (before.user && !user) forgetLinkTokens()
  })
  const container = document.getElementById('site') as HTMLElement
  // the server knew nothing of what an earlier page of this tab began, and its HTML has other places
  const isOfServer = isComposedFor(preview, location.search)
  if (composition.places && !isOfServer) container.replaceChildren()
  const rendered = readRendered()
  const { slots: isRendered, search = '' } = rendered
  // hydration begins with the very address that the server rendered
  if (isRendered) history.replaceState(history.state, '', location.pathname + search + location.hash)
  // widgets get this client alone: tokens stay in the session
  const api = withAttribution(createApiClient({ ...client, authorize: session.authorize }), attribution)
  const texts = createTexts(readTexts(lang), readJson)
  const facts = readFacts()
  setHotel(facts)
  const prefetchTexts = async (screen: TextScreen) => texts.read(screen, client.lang())
  const site: Site = {
    api,
    federation,
    formOutcome: createFormOutcome(rendered.submitted),
    preview,
    get places() {
      return federation.places()
    },
    documentPath: isOfServer ? location.pathname : undefined,
    returnPoints: createReturnPoints(),
    pictureTransition: createPictureTransition(),
    language,
    meanRating: createMeanRating(rendered.meanRating),
    facts,
    texts,
    origin: knownOrigin(),
    session: session.store,
    sessionPort: session.port,
    guestToken: async (...wanted) => {
      const { askGuestToken } = await import(
        /* webpackChunkName: "rare" */ './guest-token/ask-guest-token.ts'
      )
      return askGuestToken({ ...client, authorize: session.authorize }, ...wanted)
    },
    drafts: createDrafts({ session: session.store }),
    prefetchScreen: (path) => void prefetchScreen(path, federation, prefetchTexts),
  }
  fadeThemes()
  collectAfterLoad()
  const prefetch = createPrefetch(federation, api, site.pictureTransition)
  const slots = createBrowserSlots(rendered, container, keepTypedText(container), prefetch)
  const head = createDocumentHead(site.facts.languages)
  const { default: first } = await words[lang]()
  const page = (
    <SiteContext value={site}>
      <DocumentHeadContext value={head}>
        <SlotsContext value={slots}>
          <ShellWords first={{ lang, words: first }}>
            <BrowserRouter window={routerWindow}>
              <App />
            </BrowserRouter>
          </ShellWords>
        </SlotsContext>
      </DocumentHeadContext>
    </SiteContext>
  )
  if (container.hasChildNodes()) {
    // React then lets the browser answer between slices of some milliseconds
    startTransition(() => {
      hydrateRoot(container, page)
    })
  } else {
    await Promise.race([session.restored, new Promise((resolve) => setTimeout(resolve, patienceMs))])
    createRoot(container).render(page)
  }
}
