import type {
  ComposedPlaces,
  ComposedRemote,
  Composition,
  PageComposition,
  PageManifest,
  PagePlaces,
  PageRemote,
} from '@calm-rest/contract/releases'

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
