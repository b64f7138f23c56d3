import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import type { ShellBuild } from '@calm-rest/contract/releases'
import { type Submitted, submittedStatus, type WidgetPage } from '@calm-rest/contract/widget'
import { html } from 'hono/html'
import { LRUCache } from 'lru-cache'
import { withoutScriptsText } from '../../src/head/texts.ts'
import type { RenderedShell } from '../../src/on-server.tsx'
import { namesLanguage } from '../../src/routes/addresses.ts'
import { parseAttribution } from '../../src/site/attribution.ts'
import type { PlacedSlot } from '../../src/slots/slots.ts'
import type { ContentApi } from '../content-api/content-api.ts'
import { wordsOf } from '../words/words-in.ts'
import { fieldsForBundle } from './allowed-calls.ts'
import type { RequestedPage } from './requested-page.ts'
import type { ShellForms } from './shell-forms.ts'
import type { RenderFailure, WidgetRenderer } from './widget-renderer.ts'

/** A page's content in the order of the document; a piece with a slot comes when its remote has rendered it. */
export interface PageBody {
  pieces: readonly (Piece | Promise<Piece>)[]
  /** The query that it was rendered for, which may be less than the browser's (document/page-search.ts). */
  search: string
  /** Result of the shell's own form, if the page responds to it. */
  submitted?: Submitted | undefined
  /** Mean of all published reviews, if the screen shows it and it is known; null without a review. */
  meanRating?: number | null | undefined
  /** Whether the shell's own part lacks data because the API did not respond. */
  isPartial?: boolean
}

export interface Piece {
  html: string
  /** JSON of the `RenderedSlot`; the server passes it on unread. */
  slot?: string | undefined
  /** Status of the page if this piece handles its form. */
  status?: number | undefined
  /** False where another guest, or a later one, may get another piece: one that failed, or is made of one person's data. */
  isCacheable?: boolean
  /**
   * False if a guest with this page may need another one: as above, except for random numbers, which stay
   * valid.
   */
  isRepeatable?: boolean
  /** Head of the page if the widget of this piece is the page. */
  page?: WidgetPage | undefined
}

/** Whether every guest gets this content, as long as the API's data does not change. */
export const isCacheable = async ({ pieces, submitted, isPartial }: PageBody): Promise<boolean> => {
  if (submitted || isPartial) return false
  return (await Promise.all(pieces)).every((piece) => piece.isCacheable !== false)
}

/** Whether a guest can keep this content, as long as the API's data does not change. */
export const isRepeatable = async ({ pieces, submitted, isPartial }: PageBody): Promise<boolean> => {
  if (submitted || isPartial) return false
  return (await Promise.all(pieces)).every((piece) => piece.isRepeatable !== false)
}

interface PageBodyOptions {
  dist: string
  build: ShellBuild
  widgets: WidgetRenderer
  forms: ShellForms
  contentApi: Pick<ContentApi, 'readReviewSummary'>
  report: (failure: RenderFailure) => void
}

/** A page with the content that the shell itself shows. */
type ShownPage = RequestedPage & Pick<PageBody, 'meanRating'>

/** Most renders of the shell in memory: one is the same for every visitor of an address and a language. */
const mostCached = 300

/**
 * Renders the content of pages: the shell in this process, with a mark for each slot, and each widget by the server
 * bundle of its release; answer-page.ts sends the pieces in their order, as they are ready.
 */
export const createPageBody = ({ dist, build, widgets, forms, contentApi, report }: PageBodyOptions) => {
  const shell = build.server ? readShell(join(dist, build.server)) : undefined
  const cache = new LRUCache<string, Promise<RenderedShell>>({ max: mostCached })

  const renderCached = (bundle: ShellBundle, page: ShownPage) => {
    const { places, id } = page.composition
    // remotes' menu entries are in the header of every page
    const brought = places ? id : ''
    const facts = JSON.stringify(page.facts)
    const { version } = page.texts
    const key = `${page.lang} ${version} ${page.meanRating} ${page.origin}${page.address} ${brought} ${facts}`
    const rendered = cache.get(key) ?? bundle.renderShell({ ...page, places })
    cache.set(key, rendered)
    rendered.catch(() => cache.delete(key))
    return rendered
  }

  /** Undefined if the render fails: the browser then renders the page. */
  const renderShell = async (bundle: ShellBundle, page: ShownPage, submitted: Submitted | undefined) => {
    try {
      return await (submitted
        ? bundle.renderShell({ ...page, places: page.composition.places }, submitted)
        : renderCached(bundle, page))
    } catch (cause) {
      const { screen } = page
      report({
        remote: 'shell',
        version: build.source,
        widget: screen.name,
        kind: 'threw',
        message: String(cause),
      })
      return undefined
    }
  }

  const renderSlot = async (placed: PlacedSlot, place: number, page: RequestedPage): Promise<Piece> => {
    const composed = page.composition.remotes[placed.remote]
    const { widget, props } = placed
    // a release that is older than the widget has not failed, and no script could show it either
    if (composed && !composed.manifest.exposes[widget]) return { html: '' }
    const ids = `s${place}-`
    const { lang, search } = page
    const form = place === 0 && page.screen.form === 'slot' ? page.form : undefined
    const job = {
      widget,
      props,
      lang,
      linkLang: namesLanguage(search) ? lang : undefined,
      ids,
      origin: '',
      composition: page.composition.id,
      property: page.facts,
      flags: composed?.flags,
      form: form && fieldsForBundle(form.fields),
      attribution: form && parseAttribution(new URLSearchParams(search)),
    }
    const rendered = composed && (await widgets.render(composed, job, form?.sender))
    if (!rendered) return { html: missing(page), isCacheable: false, isRepeatable: false }
    const { html, status, data, page: described, isCacheable = false, isRepeatable = false } = rendered
    const { version } = composed.manifest
    const head = JSON.stringify({ ...placed, version, ids })
    return {
      html,
      status,
      isCacheable,
      isRepeatable,
      page: described,
      slot: `${head.slice(0, -1)},"data":${data}}`,
    }
  }

  /** Never rejects: nothing may be waiting for the piece yet, and an unhandled rejection ends the process. */
  const renderOrLeave = (placed: PlacedSlot, place: number, page: RequestedPage): Promise<Piece> =>
    renderSlot(placed, place, page).catch((cause: unknown) => {
      const { remote, widget } = placed
      const version = page.composition.remotes[remote]?.manifest.version ?? 'none'
      report({ remote, version, widget, kind: 'threw', message: String(cause) })
      return { html: missing(page), isCacheable: false, isRepeatable: false }
    })

  const submitOwn = async (page: RequestedPage) =>
    page.form && page.screen.form === 'shell' ? forms.submit(page, page.form) : undefined

  const readMeanRating = async ({ screen }: RequestedPage) => {
    if (screen.name !== 'home') return undefined
    const summary = await contentApi.readReviewSummary()
    return summary.status === 'found' ? summary.value.average : undefined
  }

  /** Undefined for a page of one person, or if the shell has no server bundle. */
  return async (page: RequestedPage): Promise<PageBody | undefined> => {
    if (page.screen.personal || !shell) return undefined
    const [submitted, meanRating] = await Promise.all([submitOwn(page), readMeanRating(page)])
    const rendered = await renderShell(shell, { ...page, meanRating }, submitted)
    if (!rendered) return undefined
    const { html, slots } = rendered
    let rest = html
    const pieces: (Piece | Promise<Piece>)[] = []
    // all widgets render at once, whatever their order in the document
    const started = slots.map((slot, place) => renderOrLeave(slot, place, page))
    for (const [place, piece] of started.entries()) {
      const [before = '', after = ''] = rest.split(shell.slotMark(place), 2)
      pieces.push({ html: nameSlot(before, slots[place], page) }, piece)
      rest = after
    }
    const status = submitted && submittedStatus(submitted)
    const isPartial = page.screen.name === 'home' && meanRating === undefined
    return {
      pieces: [...pieces, { html: rest, status }],
      search: page.search,
      submitted,
      meanRating,
      isPartial,
    }
  }
}

/** HTML of a slot that the browser renders; without scripts it says so. */
const missing = ({ lang, facts }: RequestedPage) =>
  String(html`<noscript><p>${withoutScriptsText(wordsOf(facts, lang), facts)}</p></noscript>`)

/** Names the release and widget of the slot at the end of some HTML, for the styles of the release. */
const nameSlot = (before: string, placed: PlacedSlot | undefined, { composition }: RequestedPage) => {
  const { manifest } = composition.remotes[placed?.remote ?? ''] ?? {}
  if (!placed || !manifest?.exposes[placed.widget]) return before
  const slot = `${placed.remote}/${manifest.version}/${placed.widget}`
  return before.replace(/data-slot=""(?=[^<]*$)/, `data-slot="${slot}"`)
}

type ShellBundle = typeof import('../../src/on-server.tsx')

/** Runs the shell's server bundle in this process, and returns its exports. */
const readShell = (file: string): ShellBundle => {
  const module = { exports: {} }
  const source = readFileSync(file, 'utf8')
  compileFunction(source, ['module', 'exports'], { filename: 'shell' })(module, module.exports)
  return module.exports as ShellBundle
}
