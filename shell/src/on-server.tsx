import { setHotel } from '@calm-rest/contract/hotel'
import type { PagePlaces } from '@calm-rest/contract/releases'
import type { Lang, Submitted } from '@calm-rest/contract/widget'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { type DocumentHead, DocumentHeadContext } from './head/document-head.ts'
import { createFormOutcome } from './site/form-outcome.ts'
import { createLanguageStore } from './site/language-store.ts'
import { createMeanRating } from './site/mean-rating.ts'
import { createSessionStore } from './site/session/session-store.ts'
import { ShellWords } from './site/shell-words.tsx'
import { type Site, SiteContext } from './site/site.ts'
import type { SiteFacts } from './site/site-facts.ts'
import { words } from './site/words.ts'
import { type PlacedSlot, type Slots, SlotsContext } from './slots/slots.ts'
import { createTexts, type PageTexts } from './texts/texts.ts'

export interface AddressedPage {
  /** Path and query. */
  address: string
  lang: Lang
  /** Public origin of the site. */
  origin: string
  /** Facts of the property. */
  facts: SiteFacts
  /** The owner's texts of every screen. */
  texts: PageTexts
  /** Places of remotes. */
  places?: PagePlaces | undefined
  /** Mean of all published reviews, on a screen that shows it; undefined if it is unknown. */
  meanRating?: number | null | undefined
}

/** Mark of a slot in the HTML of the shell; the HTML of its widget replaces it. */
export const slotMark = (place: number) => `<!--slot ${place}-->`

export interface RenderedShell {
  /** With a mark in each slot. */
  html: string
  /** In the order of their marks. */
  slots: PlacedSlot[]
}

const never = () => {
  throw new Error('A render on the server must not use a service of the browser')
}

/** Stands for a service that only a browser has; throws when a render uses it. */
const inBrowserOnly = <T extends object>() => new Proxy({} as T, { get: never })

/** Renders the shell of a page as HTML, the same for every visitor but for the outcome of the form that it answers. */
export const renderShell = async (
  { address, lang, origin, facts, texts, places, meanRating }: AddressedPage,
  submitted?: Submitted,
): Promise<RenderedShell> => {
  // the bundle has a copy of its own
  setHotel(facts)
  const slots: PlacedSlot[] = []
  const site: Site = {
    api: inBrowserOnly(),
    federation: inBrowserOnly(),
    formOutcome: createFormOutcome(submitted),
    preview: {},
    places,
    returnPoints: inBrowserOnly(),
    pictureTransition: inBrowserOnly(),
    language: createLanguageStore(lang),
    meanRating: createMeanRating(meanRating),
    facts,
    texts: createTexts(texts, never),
    origin,
    session: createSessionStore(),
    sessionPort: inBrowserOnly(),
    drafts: inBrowserOnly(),
    guestToken: never,
    prefetchScreen: never,
  }
  const placeSlots: Slots = {
    prefetched: () => undefined,
    take: never,
    adopt: never,
    standIn: never,
    settled: never,
    screenHydrated: never,
    screenFailed: never,
    isScreenWritten: never,
    isScreenHydrated: never,
    place: (slot) => slotMark(slots.push(slot) - 1),
  }
  const { default: first } = await words[lang]()
  const { prelude } = await prerender(
    <SiteContext value={site}>
      <DocumentHeadContext value={inBrowserOnly<DocumentHead>()}>
        <SlotsContext value={placeSlots}>
          <ShellWords first={{ lang, words: first }}>
            <StaticRouter location={address}>
              <App />
            </StaticRouter>
          </ShellWords>
        </SlotsContext>
      </DocumentHeadContext>
    </SiteContext>,
    // late chunks would need inline scripts: the HTML comes in one piece
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return { html: await new Response(prelude).text(), slots }
}
