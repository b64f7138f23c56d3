import type { PagePlaces, ScreenSlot } from '@calm-rest/contract/releases'
import type { SiteFacts } from '../site/site-facts.ts'

/** Widgets of remotes that a screen shows to everybody, as [remote, widget]: known by name, never by address. */
export type Slot = readonly [remote: string, widget: string]

export interface Screen {
  name: string
  /** Path with `:name` for a segment. Letter case does not matter: /Testimonials and /Login are linked too. */
  path: string
  slots: readonly Slot[]
  /** Widgets far below the first screen, as `late` slots: their HTML comes with the page, their scripts once they are near. */
  lateSlots?: readonly Slot[] | undefined
  /** Widgets that remotes put below others of the same slot: nothing of them is fetched until they are near. */
  nearSlots?: readonly Slot[] | undefined
  /** Without header and footer (specification, §2, Layout). */
  bare?: true | undefined
  /** Shows data of one person, or a trial: rendered in the browser, which has the data. */
  personal?: true | undefined
  /** Its scripts are loaded after its first picture, the largest element, and not in parallel. */
  pictureFirst?: true | undefined
  /** Remotes whose widgets it shows beside `slots`, once it has the person's data. */
  remotes?: readonly string[] | undefined
  /** The screen in whose files its code and words are: a rare one has none of its own, which every page would have to name. */
  codeOf?: string | undefined
  /** The form that the page handles without a script: the shell's own, or that of its slot. */
  form?: 'shell' | 'slot' | undefined
}

/** Every screen of the site (specification, §2, Route table). The server and the router both read it. */
export const screens = [
  {
    name: 'home',
    path: '/',
    slots: [
      ['mf-rooms', 'stay-search'],
      ['mf-rooms', 'featured-rooms'],
    ],
  },
  { name: 'rooms', path: '/rooms', slots: [['mf-rooms', 'room-list']] },
  {
    name: 'room',
    path: '/rooms/:id',
    slots: [['mf-rooms', 'room-detail']],
    lateSlots: [['mf-reviews', 'room-reviews']],
    pictureFirst: true,
  },
  { name: 'about', path: '/about', slots: [] },
  { name: 'location', path: '/location', slots: [] },
  { name: 'services', path: '/services', slots: [] },
  { name: 'reviews', path: '/testimonials', slots: [['mf-reviews', 'review-list']] },
  { name: 'write-review', path: '/write-review', slots: [['mf-reviews', 'write-review']], form: 'slot' },
  { name: 'contact', path: '/contact', slots: [], form: 'shell' },
  { name: 'profile', path: '/profile', slots: [], remotes: ['mf-booking', 'mf-auth'], personal: true },
  { name: 'manager', path: '/manager', slots: [] },
  { name: 'brochure', path: '/brochure', slots: [] },
  { name: 'privacy', path: '/privacy', slots: [] },
  { name: 'terms', path: '/terms', slots: [] },
  { name: 'imprint', path: '/imprint', slots: [], codeOf: 'terms' },
  { name: 'partners', path: '/partners', slots: [] },
  { name: 'book', path: '/book', slots: [['mf-booking', 'book']], form: 'slot' },
  { name: 'booking', path: '/booking', slots: [['mf-booking', 'linked-booking']], personal: true },
  { name: 'login', path: '/login', slots: [['mf-auth', 'login']], bare: true },
  { name: 'register', path: '/register', slots: [['mf-auth', 'register']], bare: true },
  { name: 'widget-page', path: '/widgets/:remote/:widget', slots: [], personal: true },
  { name: 'forgot-password', path: '/forgot-password', slots: [['mf-auth', 'forgot-password']], bare: true },
  {
    name: 'reset-password',
    path: '/reset-password',
    slots: [['mf-auth', 'reset-password']],
    bare: true,
    personal: true,
  },
  {
    name: 'confirm-email',
    path: '/confirm-email',
    slots: [['mf-auth', 'confirm-email']],
    bare: true,
    personal: true,
  },
  { name: 'not-found', path: '/404', slots: [], bare: true },
] as const satisfies readonly Screen[]

/** A page that a remote brought along, as its release declares it. */
export type PlacedRoute = PagePlaces['routes'][number]

export type OwnScreenName = (typeof screens)[number]['name']
export type ScreenName = OwnScreenName | 'remote-route'

export interface NamedScreen extends Screen {
  name: ScreenName
  /** Route of a remote's page only. */
  route?: PlacedRoute | undefined
  /** Parameters of the path, as the address has them. */
  params?: Readonly<Record<string, string>> | undefined
}

/** A path with or without a slash at its end; `//` is no path of ours, and a relative address to another host. */
const patternOf = (path: string) => {
  const pattern = path === '/' ? '/' : `${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?`
  return new RegExp(`^${pattern}$`, 'i')
}

const patterns = screens.map((screen) => ({ screen, pattern: patternOf(screen.path) }))

const notFound = screens.find((screen) => screen.name === 'not-found') as NamedScreen

/**
 * The screen of a path, with the widgets that remotes put into it; 'not-found' for every other, if all places are known.
 * The server knew them for the path of the document. The shell's own paths come first, whatever a remote declares.
 */
export const matchScreen = (pathname: string, places?: PagePlaces, documentPath?: string): NamedScreen => {
  const own: NamedScreen | undefined = patterns.find(({ pattern }) => pattern.test(pathname))?.screen
  if (own) {
    const more = places?.slots[own.name as ScreenSlot]
    if (!more) return own
    const { first, rest } = splitSlot(more)
    return { ...own, slots: [...own.slots, ...first], nearSlots: rest }
  }
  for (const route of places?.routes ?? []) {
    const found = patternOf(route.path).exec(pathname)
    if (found) return screenOf(route, found.groups)
  }
  // the document has the routes of its own page alone
  return places?.menu && pathname !== documentPath
    ? { name: 'remote-route', path: pathname, slots: [] }
    : notFound
}

/** Widgets of a slot that are fetched with the page. */
const firstWidgets = 3

/** The first widgets of a named slot, and those that are fetched once they are near. */
export const splitSlot = (widgets: readonly Slot[]) => ({
  first: widgets.slice(0, firstWidgets),
  rest: widgets.slice(firstWidgets),
})

/** The screen that guests see at the place of another: 'not-found' for a page that the owner has not written yet. */
export const writtenScreen = <Found extends NamedScreen>(
  screen: Found,
  { unwritten }: Pick<SiteFacts, 'unwritten'>,
): Found | NamedScreen => (unwritten?.includes(screen.name) ? notFound : screen)

/** Whether a remote may have this page: the whole composition will tell. */
export const isUnknown = ({ name, route }: NamedScreen) => name === 'remote-route' && !route

/** The screen of a remote's page: its widget fills it. */
const screenOf = (route: PlacedRoute, params: NamedScreen['params']): NamedScreen => ({
  ...route,
  name: 'remote-route',
  slots: [[route.remote, route.widget]],
  form: route.form && 'slot',
  route,
  params,
})
