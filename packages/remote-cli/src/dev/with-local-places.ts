import {
  type ComposedRemote,
  firstSegment,
  menuEntriesMax,
  type PagePlaces,
  reservedSegments,
} from '@calm-rest/contract/releases'

type Manifest = ComposedRemote['manifest']

/**
 * The places of a page including those of a remote that runs from its sources, as if it had gone live last;
 * undefined if there are none.
 */
export const withLocalPlaces = (
  live: PagePlaces | undefined,
  { remote, places }: Manifest,
): PagePlaces | undefined => {
  const others = (live?.routes ?? []).filter((route) => route.remote !== remote)
  const taken = new Set([...reservedSegments, ...others.map(({ path }) => firstSegment(path))])
  const isMenuFull = others.filter(({ menu }) => menu).length >= menuEntriesMax
  const own = (places?.routes ?? [])
    .filter(({ path }) => !taken.has(firstSegment(path)))
    // as in a page of the site: descriptions are the server's alone
    .map(({ descriptions: _descriptions, ...route }) => ({
      ...(isMenuFull ? outOfMenu(route) : route),
      remote,
    }))
  const routes = [...others, ...own].sort((a, b) => orderOf(a) - orderOf(b))
  const slots = slotsWith(live?.slots ?? {}, remote, places?.slots ?? {})
  return routes.length > 0 || Object.keys(slots).length > 0 ? { routes, slots } : undefined
}

const outOfMenu = <Route extends { menu?: unknown }>({ menu: _menu, ...route }: Route) => route

const orderOf = ({ menu }: PagePlaces['routes'][number]) => menu?.order ?? 100

/** In each slot the widget stands where the live one does, or last. */
const slotsWith = (
  live: PagePlaces['slots'],
  remote: string,
  own: NonNullable<Manifest['places']>['slots'],
): PagePlaces['slots'] => {
  const names = [...new Set([...Object.keys(live), ...Object.keys(own)])] as (keyof typeof live)[]
  return Object.fromEntries(
    names
      .map((name) => {
        const widget = own[name]
        const others = (live[name] ?? []).filter(([other]) => other !== remote)
        const before = (live[name] ?? []).findIndex(([other]) => other === remote)
        const place = before < 0 ? others.length : before
        return [name, widget ? others.toSpliced(place, 0, [remote, widget]) : others]
      })
      .filter(([, widgets]) => (widgets as unknown[]).length > 0),
  )
}
