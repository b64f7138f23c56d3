import { createApiClient } from '@calm-rest/client'
import { type ComposedRemote, firstSegment, reservedSegments } from '@calm-rest/contract/releases'
import { type Lang, type OpenBackend, parseLang, type ServerWidget } from '@calm-rest/contract/widget'

type Route = NonNullable<ComposedRemote['manifest']['places']>['routes'][number]

/** A page that a remote declares, with the values of its parameters. */
interface OwnRoute {
  route: Route
  params: Record<string, string>
}

/** The declared page of a path; undefined where it is none of this remote. */
export const ownRouteOf = (
  { places }: ComposedRemote['manifest'],
  pathname: string,
): OwnRoute | undefined => {
  for (const route of places?.routes ?? []) {
    if (reservedSegments.has(firstSegment(route.path))) continue
    const pattern = route.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')
    const match = new RegExp(`^${pattern}/?$`, 'i').exec(pathname)
    if (match) return { route, params: mapValues({ ...match.groups }, decodeURIComponent) }
  }
  return undefined
}

const mapValues = <T, R>(record: Record<string, T>, change: (value: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))

export interface DescribeDeps {
  /** Origin of the site whose API the widgets ask. */
  site: string
  /** The remote's widgets as a server has them. */
  widgets: () => Promise<Readonly<Record<string, ServerWidget | undefined>>>
  /** Its backends on this machine. */
  backend: OpenBackend
}

interface OwnPage {
  status: 200 | 404
  /** Without the property's name. Undefined where the site's own title for a missing page stays. */
  title: string | undefined
}

/** Status and title of an own page, as the site answers them once it is released. */
export const describeOwnPage = async (
  { route, params }: OwnRoute,
  lang: Lang,
  { site, widgets, backend }: DescribeDeps,
): Promise<OwnPage> => {
  const general = { status: 200, title: route.titles[lang] } as const
  if (Object.keys(params).length === 0 || route.personal) return general
  const widget = await widgets()
    .then((all) => all[route.widget])
    // the page itself shows what does not build
    .catch(() => undefined)
  if (!widget?.describe) return general
  const input = {
    props: params,
    lang,
    api: createApiClient({ origin: site, lang: () => lang }),
    backend,
    signal: AbortSignal.timeout(20_000),
  }
  const page = await widget
    .load(input)
    .then((data) => widget.describe?.({ data, lang }))
    // the site then answers without what the widget knows
    .catch(() => undefined)
  if (page?.missing) return { status: 404, title: undefined }
  return page?.title ? { ...general, title: page.title } : general
}

/** The same HTML with another title, before the property's name, which the site's own title ends with. */
export const withTitle = (html: string, title: string | undefined): string => {
  if (title === undefined) return html
  const text = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return html.replace(
    /<title>(?:[^<]*( · [^<·]*)|[^<]*)<\/title>/,
    (_, property = '') => `<title>${text}${property}</title>`,
  )
}

/** Language of a page by its HTML. */
export const langOfPage = (html: string): Lang =>
  parseLang(/<html[^>]* lang="?([\w-]+)/.exec(html)?.[1] ?? 'en')
