import {
  type ComposedPlaces,
  type ComposedRemote,
  type Composition,
  firstSegment,
  type PageComposition,
  type PageManifest,
  type PagePlaces,
  type PageRemote,
} from '@calm-rest/contract/releases'
import { menuEntriesOf } from '../../src/routes/menu-entries.ts'
import type { NamedScreen } from '../../src/routes/screens.ts'

/**
 * A composition as the page's scripts need it, without hashes, which do not compress, and most of the
 * manifest. Only pages of single widgets (`withExamples`) have example props. The page view comes in a header, so that the document is the same for all visitors.
 */
export const inPage = (
  { remotes, places, view: _view, ...composition }: Composition,
  withExamples: boolean,
): PageComposition => ({
  ...composition,
  ...(places && { places: pagePlaces(places) }),
  remotes: Object.fromEntries(
    Object.entries(remotes).map(([remote, composed]) => [
      remote,
      {
        ...composed,
        manifest: pageManifest(composed, withExamples),
        // what it needs is in the page's policy
        ...(composed.fallback && { fallback: pageFallback(composed.fallback) }),
      },
    ]),
  ),
})

/**
 * The part of a composition that the document of one screen carries: its remotes, the pages that share its first path
 * segment, and the whole menu. Its size does not depend on the number of remotes. `whole` is the address of the rest.
 */
export const partFor = (
  { places, remotes, ...composition }: PageComposition,
  { slots, lateSlots = [], nearSlots = [], remotes: others = [], route }: NamedScreen,
  whole: string,
): PageComposition => {
  const shown = new Set([...[...slots, ...lateSlots, ...nearSlots].map(([remote]) => remote), ...others])
  return {
    ...composition,
    remotes: Object.fromEntries(Object.entries(remotes).filter(([remote]) => shown.has(remote))),
    ...(places && {
      places: {
        routes: places.routes.filter(({ path }) => route && firstSegment(path) === firstSegment(route.path)),
        slots: places.slots,
        menu: menuEntriesOf(places),
      },
    }),
    whole,
  }
}

const pagePlaces = ({ routes, slots }: ComposedPlaces): PagePlaces => ({
  routes: routes.map(({ descriptions: _descriptions, ...route }) => route),
  slots,
})

const pageFallback = ({ base, integrity }: NonNullable<PageRemote['fallback']>) => ({ base, integrity })

/** Schemas of events are for pages with a remote from its sources, which check what it sends. */
const pageManifest = ({ manifest, source }: ComposedRemote, withExamples: boolean): PageManifest => {
  const isLocal = source === 'local'
  const { remote, version, container, entry, exposes, exampleProps, files, events, uses } = manifest
  const needed = new Set([entry, ...Object.values(exposes).flatMap(({ styles }) => styles)])
  return {
    remote,
    version,
    container,
    entry,
    exampleProps: withExamples ? exampleProps : {},
    ...(events && { events: isLocal ? events : { sends: events.sends, hears: events.hears } }),
    // its flags are evaluated
    ...(uses && { uses: { calls: uses.calls } }),
    exposes: Object.fromEntries(Object.entries(exposes).map(([widget, { styles }]) => [widget, { styles }])),
    files: Object.fromEntries(
      Object.entries(files)
        .filter(([name]) => needed.has(name))
        .map(([name, { integrity }]) => [name, { integrity }]),
    ),
  }
}
