import type { Lang, Submitted } from '@calm-rest/contract/widget'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { createAnswered } from './site/answered.ts'
import { createLanguageStore } from './site/language-store.ts'
import { createSessionStore } from './site/session/session-store.ts'
import { ShellWords } from './site/shell-words.tsx'
import { type Site, SiteContext } from './site/site.ts'
import { words } from './site/words.ts'
import type { PlacedSlot } from './slots/placed-slot.ts'

export interface AddressedPage {
  /** Path and query. */
  address: string
  lang: Lang
  /** Under which the visitor sees the site. */
  origin: string
}

/** Where in the HTML a slot is: what stands there belongs to a remote. */
export const slotMark = (place: number) => `<!--slot ${place}-->`

export interface RenderedShell {
  /** With a mark in each slot. */
  html: string
  /** In the order of their marks. */
  slots: PlacedSlot[]
}

const never = () => {
  throw new Error('A render must not ask for what only a browser has')
}

/** For what only a browser has: a render touches none of it. */
const inBrowserOnly = <T extends object>() => new Proxy({} as T, { get: never })

/** The shell's part of a page as HTML, for a visitor of whom nothing is known but the form that the page answers. */
export const renderShell = async (
  { address, lang, origin }: AddressedPage,
  submitted?: Submitted,
): Promise<RenderedShell> => {
  const slots: PlacedSlot[] = []
  const site: Site = {
    api: inBrowserOnly(),
    federation: inBrowserOnly(),
    answered: createAnswered(submitted),
    asked: {},
    head: inBrowserOnly(),
    language: createLanguageStore(lang),
    origin,
    session: createSessionStore(),
    sessionPort: inBrowserOnly(),
    slots: {
      arriving: () => undefined,
      take: never,
      settled: never,
      screenTaken: never,
      isScreenTaken: never,
      place: (slot) => slotMark(slots.push(slot) - 1),
    },
  }
  const { default: first } = await words[lang]()
  const { prelude } = await prerender(
    <SiteContext value={site}>
      <ShellWords first={{ lang, words: first }}>
        <StaticRouter location={address}>
          <App />
        </StaticRouter>
      </ShellWords>
    </SiteContext>,
    // parts that came late would need inline scripts to find their place: everything is in its place at once
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return { html: await new Response(prelude).text(), slots }
}
