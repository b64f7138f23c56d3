import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Composition } from '@calm-rest/contract/releases'
import type { Lang } from '@calm-rest/contract/widget'
import type { RenderedShell } from '../../src/on-server.tsx'
import type { Screen } from '../../src/screens/screens.ts'
import type { PlacedSlot, RenderedSlot } from '../../src/slots/placed-slot.ts'
import type { ShellBuild } from '../shell-build.ts'
import { compilePart } from './compile-part.ts'
import type { Parts } from './parts.ts'

/** A page's content in the order of the document; a piece with a slot comes when its remote has rendered it. */
export type PageBody = readonly (Piece | Promise<Piece>)[]

export interface Piece {
  html: string
  slot?: RenderedSlot
}

interface PageBodyOptions {
  dist: string
  build: ShellBuild
  parts: Parts
}

export interface AskedPage {
  screen: Screen
  /** Path and query. */
  address: string
  lang: Lang
  origin: string
  composition: Composition
}

/** Screens of the shell are the same for all: each is rendered once for an address and a language. */
const keptMost = 300

/** Renders the content of pages: the shell in this thread, each widget by its own release. */
export const createPageBody = ({ dist, build, parts }: PageBodyOptions) => {
  const shell = build.server ? readShell(join(dist, build.server)) : undefined
  const kept = new Map<string, Promise<RenderedShell>>()

  const renderShell = (address: string, lang: Lang) => {
    const key = `${lang} ${address}`
    const rendered = kept.get(key) ?? shell?.renderShell(address, lang)
    if (!rendered) return undefined
    kept.delete(key)
    kept.set(key, rendered)
    rendered.catch(() => kept.delete(key))
    for (const oldest of kept.keys()) if (kept.size > keptMost) kept.delete(oldest)
    return rendered
  }

  const renderSlot = async (placed: PlacedSlot, place: number, page: AskedPage): Promise<Piece> => {
    const composed = page.composition.remotes[placed.remote]
    const { widget, props } = placed
    const ids = `s${place}-`
    const { lang, origin } = page
    const rendered =
      composed &&
      (await parts.render(composed, {
        widget,
        props,
        lang,
        ids,
        origin,
        composition: page.composition.id,
      }))
    if (!rendered) return { html: '' }
    const { version } = composed.manifest
    return { html: rendered.html, slot: { ...placed, version, ids, data: JSON.parse(rendered.data) } }
  }

  /** Nothing for a page that is one person's, or where the shell has no server part. */
  return async (page: AskedPage): Promise<PageBody | undefined> => {
    if (page.screen.personal) return undefined
    const rendered = await renderShell(page.address, page.lang)
    if (!rendered || !shell) return undefined
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
    return [...pieces, { html: rest }]
  }
}

type ShellPart = typeof import('../../src/on-server.tsx')

const readShell = (file: string) => compilePart(readFileSync(file, 'utf8'), 'shell') as unknown as ShellPart
