import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hotel } from '@calm-rest/contract/hotel'
import type { Composition, ShellBuild } from '@calm-rest/contract/releases'
import { type Lang, type Submitted, submittedStatus } from '@calm-rest/contract/widget'
import { html } from 'hono/html'
import { LRUCache } from 'lru-cache'
import { withoutScriptsText } from '../../src/head/texts.ts'
import type { RenderedShell } from '../../src/on-server.tsx'
import { namesLanguage } from '../../src/routes/addresses.ts'
import type { Screen, ScreenName } from '../../src/routes/screens.ts'
import { parseAttribution } from '../../src/site/attribution.ts'
import type { PlacedSlot } from '../../src/slots/slots.ts'
import { wordsIn } from '../words.ts'
import { compilePart } from './compile-part.ts'
import type { FormFields } from './messages.ts'
import type { Visitor } from './part.ts'
import type { PartFailure, Parts } from './parts.ts'
import type { ShellForms } from './shell-forms.ts'

/** A page's content in the order of the document; a piece with a slot comes when its remote has rendered it. */
export interface PageBody {
  pieces: readonly (Piece | Promise<Piece>)[]
  /** What came of the shell's own form, where the page answers it. */
  submitted?: Submitted | undefined
}

export interface Piece {
  html: string
  /** JSON of the `RenderedSlot`: what a part answers is never read here. */
  slot?: string | undefined
  /** Of the page, where this piece answers its form. */
  status?: number | undefined
}

interface PageBodyOptions {
  dist: string
  build: ShellBuild
  parts: Parts
  forms: ShellForms
  report: (failure: PartFailure) => void
}

/** A form that a page answers, and who sent it. */
export interface SentForm {
  fields: FormFields
  visitor: Visitor
}

export interface AskedPage {
  screen: Screen & { name: ScreenName }
  /** Path and query. */
  address: string
  lang: Lang
  origin: string
  composition: Composition
  form?: SentForm | undefined
}

/** Screens of the shell are the same for all: each is rendered once for an address and a language. */
const keptMost = 300

/** Renders the content of pages: the shell in this thread, each widget by its own release. */
export const createPageBody = ({ dist, build, parts, forms, report }: PageBodyOptions) => {
  const shell = build.server ? readShell(join(dist, build.server)) : undefined
  const kept = new LRUCache<string, Promise<RenderedShell>>({ max: keptMost })

  const keepShell = (part: ShellPart, page: AskedPage) => {
    const key = `${page.lang} ${page.origin}${page.address}`
    const rendered = kept.get(key) ?? part.renderShell(page)
    kept.set(key, rendered)
    rendered.catch(() => kept.delete(key))
    return rendered
  }

  /** A page that the shell cannot render is made in the browser. */
  const renderShell = async (part: ShellPart, page: AskedPage, submitted: Submitted | undefined) => {
    try {
      return await (submitted ? part.renderShell(page, submitted) : keepShell(part, page))
    } catch (cause) {
      const { screen } = page
      report({ remote: 'shell', version: build.source, widget: screen.name, message: String(cause) })
      return undefined
    }
  }

  const renderSlot = async (placed: PlacedSlot, place: number, page: AskedPage): Promise<Piece> => {
    const composed = page.composition.remotes[placed.remote]
    const { widget, props } = placed
    const ids = `s${place}-`
    const { lang, origin, address } = page
    const { search } = new URL(address, origin)
    const form = place === 0 && page.screen.form === 'slot' ? page.form : undefined
    const job = {
      widget,
      props,
      lang,
      linkLang: namesLanguage(search) ? lang : undefined,
      ids,
      origin: '',
      composition: page.composition.id,
      form: form?.fields,
      attribution: form && parseAttribution(new URLSearchParams(search)),
    }
    const rendered = composed && (await parts.render(composed, job, form?.visitor))
    if (!rendered) return { html: missing(lang) }
    const { html, status, data } = rendered
    const { version } = composed.manifest
    const head = JSON.stringify({ ...placed, version, ids })
    return { html, status, slot: `${head.slice(0, -1)},"data":${data}}` }
  }

  const submitOwn = async (page: AskedPage) =>
    page.form && page.screen.form === 'shell' ? forms.submit(page, page.form) : undefined

  /** Nothing for a page that is one person's, or where the shell has no server part. */
  return async (page: AskedPage): Promise<PageBody | undefined> => {
    if (page.screen.personal || !shell) return undefined
    const submitted = await submitOwn(page)
    const rendered = await renderShell(shell, page, submitted)
    if (!rendered) return undefined
    const { html, slots } = rendered
    let rest = html
    const pieces: (Piece | Promise<Piece>)[] = []
    // all begin at once, whatever their order in the document
    const started = slots.map((slot, place) => renderSlot(slot, place, page))
    for (const [place, piece] of started.entries()) {
      const [before = '', after = ''] = rest.split(shell.slotMark(place), 2)
      pieces.push({ html: before }, piece)
      rest = after
    }
    const status = submitted && submittedStatus(submitted)
    return { pieces: [...pieces, { html: rest, status }], submitted }
  }
}

/** A slot that is the browser's: it clears it, and who has no script is told. */
const missing = (lang: Lang) =>
  String(html`<noscript><p>${withoutScriptsText(wordsIn(lang), hotel)}</p></noscript>`)

type ShellPart = typeof import('../../src/on-server.tsx')

const readShell = (file: string) => compilePart(readFileSync(file, 'utf8'), 'shell') as unknown as ShellPart
