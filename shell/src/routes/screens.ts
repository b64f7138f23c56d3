/** Widgets of remotes that a screen shows to everybody, as [remote, widget]: known by name, never by address. */
export type Slot = readonly [remote: string, widget: string]

export interface Screen {
  name: string
  /** Path with `:name` for a segment. Letter case does not matter: /Testimonials and /Login are linked too. */
  path: string
  slots: readonly Slot[]
  /** Without header and footer (specification, §2, Layout). */
  bare?: true
  /** Shows what belongs to one person, or to a try-out: made in the browser, where that is known. */
  personal?: true
  /** Whose form the page answers where a browser sends it by itself: the shell's own, or that of its slot. */
  form?: 'shell' | 'slot'
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
  { name: 'room', path: '/rooms/:id', slots: [['mf-rooms', 'room-detail']] },
  { name: 'about', path: '/about', slots: [] },
  { name: 'location', path: '/location', slots: [] },
  { name: 'services', path: '/services', slots: [] },
  { name: 'reviews', path: '/testimonials', slots: [['mf-reviews', 'review-list']] },
  { name: 'write-review', path: '/write-review', slots: [['mf-reviews', 'write-review']], form: 'slot' },
  { name: 'contact', path: '/contact', slots: [], form: 'shell' },
  { name: 'profile', path: '/profile', slots: [], personal: true },
  { name: 'manager', path: '/manager', slots: [] },
  { name: 'brochure', path: '/brochure', slots: [] },
  { name: 'privacy', path: '/privacy', slots: [] },
  { name: 'terms', path: '/terms', slots: [] },
  { name: 'partners', path: '/partners', slots: [] },
  { name: 'book', path: '/book', slots: [['mf-booking', 'book']], form: 'slot' },
  { name: 'booking', path: '/booking', slots: [['mf-booking', 'linked-booking']], personal: true },
  { name: 'desk', path: '/desk', slots: [], bare: true, personal: true },
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

export type ScreenName = (typeof screens)[number]['name']

interface NamedScreen extends Screen {
  name: ScreenName
}

/** A path with or without a slash at its end; `//` is no path of ours, and a relative address to another host. */
const patternOf = (path: string) => {
  const pattern = path === '/' ? '/' : `${path.replace(/:\w+/g, '[^/]+')}/?`
  return new RegExp(`^${pattern}$`, 'i')
}

const patterns = screens.map((screen) => ({ screen, pattern: patternOf(screen.path) }))

const notFound = screens.find((screen) => screen.name === 'not-found') as NamedScreen

/** The screen of a path; 'not-found' for every other. */
export const matchScreen = (pathname: string): NamedScreen =>
  patterns.find(({ pattern }) => pattern.test(pathname))?.screen ?? notFound
