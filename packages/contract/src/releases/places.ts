import { z } from 'zod'

/** A line of plain text without control characters and without signs that change the writing direction. */
const line = (mostChars: number) =>
  z
    .string()
    .max(mostChars)
    .regex(
      /^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*[^\p{C}\p{Z}][^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u,
      'must be a line of text',
    )

/** The same words in every language of the site. */
const words = (mostChars: number) =>
  z.object({ en: line(mostChars), de: line(mostChars), zh: line(mostChars) })

/** Name of a prop: `treatment`, `checkIn`. */
const propName = z.string().regex(/^[a-z][A-Za-z0-9]{0,29}$/)
const widgetName = z.string().regex(/^[a-z][a-z0-9-]*$/)

/** Lower case without dots, so no path of a remote looks like a file. `:name` stands for one segment. */
const routePath = z
  .string()
  .max(80)
  .regex(
    /^\/[a-z][a-z0-9-]*(\/([a-z0-9][a-z0-9-]*|:[a-z][A-Za-z0-9]{0,29})){0,3}$/,
    'must be like /spa or /spa/:treatment',
  )

/** Names of the parameters of a path, in order. */
export const parametersOf = (path: string): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

/** First segment of a path: `spa` of `/spa/:treatment`. It belongs to one owner: the shell or one remote. */
export const firstSegment = (path: string): string => path.split('/')[1] ?? ''

/** First segments that no remote may have: the shell's screens and the servers' routes. */
export const reservedSegments: ReadonlySet<string> = new Set([
  // screens
  '404',
  'about',
  'book',
  'booking',
  'brochure',
  'confirm-email',
  'contact',
  'forgot-password',
  'imprint',
  'location',
  'login',
  'manager',
  'partners',
  'privacy',
  'profile',
  'register',
  'reset-password',
  'rooms',
  'services',
  'terms',
  'testimonials',
  'widgets',
  'write-review',
  // servers
  'api',
  'art',
  'assets',
  'embed',
  'media',
  'previews',
  'release-reports',
  'releases',
  'social',
  'status',
  'x',
  // names that visitors would take for the property's own, or that a server may need later
  'account',
  'admin',
  'auth',
  'cancel',
  'health',
  'imprint',
  'impressum',
  'legal',
  'logout',
  'metrics',
  'pay',
  'payment',
  'payments',
  'reviews',
  'session',
  'sign-in',
  'signin',
  'static',
  'well-known',
])

/** First segments that are assigned to one remote, by its name, whether it is live or not. */
const assignedSegments: ReadonlyMap<string, string> = new Map([['desk', 'mf-desk']])

/**
 * Whether a remote may have pages below a first segment: the segment is neither the shell's nor assigned to
 * another remote.
 */
export const mayHaveSegment = (remote: string, segment: string): boolean =>
  !reservedSegments.has(segment) && (assignedSegments.get(segment) ?? remote) === remote

/**
 * Screens of the shell that have a slot for widgets of any remote: the home page, a room, the signed-in
 * guest's profile.
 */
export const screenSlots = ['home', 'room', 'profile'] as const

/** A page of a remote. */
export const remoteRoute = z
  .object({
    path: routePath,
    /** The widget below the page's heading. Parameters of the path are its props of the same name. */
    widget: widgetName,
    /** Heading of the page, and its title for the tab and for search engines. */
    titles: words(60),
    /** Description for search engines and link previews. */
    descriptions: words(200),
    /**
     * Query parameters that are props, too: a text, or a whole number from 1. Invalid values are left out.
     */
    query: z.record(propName, z.enum(['text', 'count'])).optional(),
    /** An entry in the menu; the lowest order comes first. */
    menu: z.object({ labels: words(20), order: z.int().min(0).max(99) }).optional(),
    /** The widget renders the page's main heading itself. */
    ownHeading: z.literal(true).optional(),
    /** Without header, footer and heading: the widget fills the page. */
    bare: z.literal(true).optional(),
    /**
     * The page shows data of one person: it is rendered in the browser, and search engines do not list it.
     */
    personal: z.literal(true).optional(),
    /** The page handles the widget's form when the browser submits it without a script. */
    form: z.literal(true).optional(),
  })
  .superRefine(({ path, query = {}, menu }, { addIssue }) => {
    const parameters = parametersOf(path)
    const props = [...parameters, ...Object.keys(query)]
    const twice = props.find((name, at) => props.indexOf(name) !== at)
    if (twice) addIssue(`${path} gives the prop '${twice}' twice`)
    if (props.length > 12) addIssue(`${path} gives more than 12 props`)
    if (menu && parameters.length > 0) addIssue(`${path} has a parameter: the menu cannot lead there`)
  })

/** A file of the release, as its release.json names it. */
const file = z
  .string()
  .max(100)
  .regex(/^[a-z0-9][a-z0-9.-]*$/)

/**
 * Where a release's widgets stand on the site without changes to the shell: pages, a menu entry, and slots.
 */
export const places = z
  .object({
    /**
     * The remote is not for guests: its pages load it alone, and no other page loads a byte of it. It then
     * has neither a menu entry nor a slot.
     */
    apart: z.literal(true).optional(),
    /**
     * Makes its pages installable as an app: the files of its web app manifest, and of the service worker for
     * all pages below its first segment, which is served at `/<segment>/worker.js`.
     */
    app: z.object({ manifest: file, worker: file }).optional(),
    routes: z.array(remoteRoute).max(12).default([]),
    /** The widget for each named slot of the shell's screens; its props are `SlotProps`. */
    slots: z.partialRecord(z.enum(screenSlots), widgetName).default({}),
    /** Place among the widgets of a slot: the lowest comes first, those without one come last. */
    slotOrder: z.partialRecord(z.enum(screenSlots), z.int().min(0).max(99)).optional(),
  })
  .superRefine(({ routes, slots, slotOrder = {}, apart, app }, { addIssue }) => {
    const shapes = routes.map(({ path }) => path.replaceAll(/:\w+/g, ':'))
    const twice = routes.find((_, at) => shapes.indexOf(shapes[at] ?? '') !== at)
    if (twice) addIssue(`${twice.path} is declared twice`)
    if (routes.filter(({ menu }) => menu).length > 1) addIssue('only one route may have an entry in the menu')
    const withoutWidget = screenSlots.find((slot) => slotOrder[slot] !== undefined && !slots[slot])
    if (withoutWidget) addIssue(`slotOrder names ${withoutWidget}, for which there is no widget`)
    const isSeen = routes.some(({ menu }) => menu) || Object.keys(slots).length > 0
    if (apart && isSeen) addIssue('what is apart has neither an entry in the menu nor a slot')
    if (app && !apart) addIssue('only what is apart can be an app of its own')
  })

/** Most menu entries of remotes. Those that do not fit into the bar of a wide screen are behind its 'More'. */
export const menuEntriesMax = 24

/** Most widgets of remotes in one slot. */
export const slotWidgetsMax = 12

/** The places of all remotes of one page view; each first segment belongs to one remote. */
export const composedPlaces = z.object({
  /** Routes with a menu entry come in the order of the menu. */
  routes: z.array(remoteRoute.safeExtend({ remote: z.string() })),
  /** Remote and widget of each slot in the order of the page, as [remote, widget]. */
  slots: z.partialRecord(z.enum(screenSlots), z.array(z.tuple([z.string(), z.string()]))),
})

export type ScreenSlot = (typeof screenSlots)[number]
/** Places as a remote declares them. */
export type DeclaredPlaces = z.input<typeof places>
export type Places = z.infer<typeof places>
export type RemoteRoute = z.infer<typeof remoteRoute>
export type ComposedPlaces = z.infer<typeof composedPlaces>
type ComposedRoute = ComposedPlaces['routes'][number]
/** An entry of the menu: the path of its page, and its label in each language. */
export interface MenuEntry {
  path: string
  labels: NonNullable<ComposedRoute['menu']>['labels']
}

/** The places of a page for its scripts. Descriptions stay on the server. */
export interface PagePlaces {
  routes: readonly (Omit<ComposedRoute, 'descriptions'> & Partial<Pick<ComposedRoute, 'descriptions'>>)[]
  slots: ComposedPlaces['slots']
  /**
   * All entries of the menu, in order. Set only in a document, whose `routes` are those of its own first path
   * segment; otherwise the entries are those of `routes`.
   */
  menu?: readonly MenuEntry[] | undefined
}
