import {
  type ComposedPlaces,
  firstSegment,
  mayHaveSegment,
  menuEntriesMax,
  type ReleaseManifest,
  screenSlots,
  slotWidgetsMax,
} from '@calm-rest/contract/releases'

/** A place that a release declares and does not get. */
export interface LeftOut {
  remote: string
  version: string
  /** Path of the route, or of the page of the menu entry; name of the slot. */
  path: string
  /**
   * Owner of the place: `shell` for the shell's paths and those assigned to another remote, `remote` for
   * another remote's, `menu` if the menu is full, `slot` if the slot is.
   */
  why: 'shell' | 'remote' | 'menu' | 'slot'
  /** The remote that has the place. */
  by?: string | undefined
}

type Remotes = Readonly<Record<string, { manifest: ReleaseManifest }>>
/**
 * Since when a remote's paths with this first segment are live; undefined if they are not, as in a preview.
 */
type LiveSince = (remote: string, segment: string) => string | undefined

type Route = ComposedPlaces['routes'][number]

/**
 * All declared routes in an order that is the same on every machine: those that were live first come first.
 */
const routesOf = (remotes: Remotes, liveSince: LiveSince): (Route & { version: string })[] =>
  Object.entries(remotes)
    .flatMap(([remote, { manifest }]) =>
      (manifest.places?.routes ?? []).map((route) => ({
        since: liveSince(remote, firstSegment(route.path)) ?? 'never',
        route: { ...route, remote, version: manifest.version },
      })),
    )
    .sort((a, b) => compare(a.since, b.since) || compare(a.route.remote, b.route.remote))
    .map(({ route }) => route)

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

/** Order of a menu entry or a widget that declares none: the last. */
const lastOrder = 100

/** Remotes and widgets of each named slot, by declared order and then by name of the remote; those beyond the bound. */
const slotsOf = (remotes: Remotes) => {
  const slots: ComposedPlaces['slots'] = {}
  const leftOut: LeftOut[] = []
  for (const slot of screenSlots) {
    const orderOf = (remote: string) => remotes[remote]?.manifest.places?.slotOrder?.[slot] ?? lastOrder
    const widgets = Object.entries(remotes)
      .flatMap(([remote, { manifest }]) => {
        const widget = manifest.places?.slots[slot]
        return widget ? [[remote, widget] as [string, string]] : []
      })
      .sort(([a], [b]) => orderOf(a) - orderOf(b) || compare(a, b))
    const shown = widgets.slice(0, slotWidgetsMax)
    if (shown.length > 0) slots[slot] = shown
    const by = shown.map(([remote]) => remote).join(', ')
    for (const [remote] of widgets.slice(slotWidgetsMax)) {
      leftOut.push({ remote, version: remotes[remote]?.manifest.version ?? '', path: slot, why: 'slot', by })
    }
  }
  return { slots, leftOut }
}

/**
 * Places of a set of releases. A first segment belongs to the remote that had it live first; places that
 * another remote declares there are left out, and its widgets and other places stay.
 */
export const composePlaces = (
  remotes: Remotes,
  liveSince: LiveSince,
): { places: ComposedPlaces | undefined; leftOut: LeftOut[] } => {
  const owners = new Map<string, string>()
  const routes: Route[] = []
  const inMenu: string[] = []
  const leftOut: LeftOut[] = []
  for (const { version, ...route } of routesOf(remotes, liveSince)) {
    const { remote, path, menu, ...plain } = route
    const segment = firstSegment(path)
    const owner = owners.get(segment) ?? remote
    if (!mayHaveSegment(remote, segment)) leftOut.push({ remote, version, path, why: 'shell' })
    else if (owner !== remote) leftOut.push({ remote, version, path, why: 'remote', by: owner })
    else {
      owners.set(segment, remote)
      const isFull = menu !== undefined && inMenu.length >= menuEntriesMax
      if (isFull) leftOut.push({ remote, version, path, why: 'menu', by: inMenu.join(', ') })
      else if (menu) inMenu.push(remote)
      routes.push(isFull ? { ...plain, remote, path } : route)
    }
  }
  const { slots, leftOut: ofSlots } = slotsOf(remotes)
  leftOut.push(...ofSlots)
  if (routes.length === 0 && Object.keys(slots).length === 0) return { places: undefined, leftOut }
  // stable sort: routes of one remote stay in the order in which they match
  const order = ({ menu }: Route) => menu?.order ?? lastOrder
  return { places: { routes: routes.sort((a, b) => order(a) - order(b)), slots }, leftOut }
}
