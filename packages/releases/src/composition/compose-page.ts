import { type Composition, firstSegment } from '@calm-rest/contract/releases'
import { idOf } from './compose.ts'

interface ComposedPage {
  pathname: string
  /** Remotes that the address previews. */
  previewed: readonly string[]
}

/**
 * The part of a composition that one page gets. A remote that is apart has its pages to itself, and other
 * pages carry no byte of it except in a preview.
 */
export const composePage = (composition: Composition, { pathname, previewed }: ComposedPage): Composition => {
  const owner = ownerOf(composition, pathname)
  const shown = Object.entries(composition.remotes).filter(([remote, { manifest }]) =>
    owner === undefined ? !manifest.places?.apart || previewed.includes(remote) : remote === owner,
  )
  if (shown.length === Object.keys(composition.remotes).length) return composition
  const remotes = Object.fromEntries(shown)
  const { places, ...rest } = composition
  const routes = (places?.routes ?? []).filter(({ remote }) => remotes[remote])
  const slots = owner === undefined ? (places?.slots ?? {}) : {}
  const isPlaced = routes.length > 0 || Object.keys(slots).length > 0
  return { ...rest, id: idOf(remotes), remotes, ...(isPlaced && { places: { routes, slots } }) }
}

/**
 * The remote that is apart and owns this page: by its first segment, or on the page that shows a single
 * widget.
 */
const ownerOf = ({ remotes, places }: Composition, pathname: string): string | undefined => {
  const [, first = '', second] = pathname.toLowerCase().split('/')
  const placed = places?.routes.find(({ path }) => firstSegment(path) === first)?.remote
  const owner = first === 'widgets' ? second : placed
  return owner !== undefined && remotes[owner]?.manifest.places?.apart ? owner : undefined
}
