import type { ComposedRemote } from '@calm-rest/contract/releases'
import { Hono } from 'hono'
import { proxy } from 'hono/proxy'
import { backendsOfLoad, localBackend } from './local-backend.ts'
import { type DescribeDeps, describeOwnPage, langOfPage, ownRouteOf, withTitle } from './own-page.ts'
import {
  type AnyComposition,
  compositionIn,
  openPolicy,
  withLocalRemote,
  withLocalRemoteInPage,
} from './with-local-remote.ts'

interface LiveShellOptions {
  /** Origin of the live site. */
  site: string
  /** Origin under which a developer sees it. */
  origin: string
  /** The remote from its sources. */
  local: ComposedRemote
  /** Origins of its backends on this machine, by name. */
  backends?: Readonly<Record<string, string>> | undefined
  /** Its widgets as a server has them. */
  widgets: DescribeDeps['widgets']
}

/** Everything of a live site, but one remote from its sources on every page. */
export const liveShell = ({ site, origin, local, backends = {}, widgets }: LiveShellOptions) => {
  const requests = localBackend({ origin, local, backends })
  const backend = backendsOfLoad(requests, { origin, local, backends })
  return new Hono().route('/', requests).all('*', async (c) => {
    const { pathname, search } = new URL(c.req.url)
    // only our own pages speak for the site's: a page of another origin stays a stranger to it
    const toSite = (value: string | undefined) =>
      value === origin || value?.startsWith(`${origin}/`) ? value.replace(origin, site) : value
    const answer = await proxy(site + pathname + search, {
      raw: c.req.raw,
      redirect: 'manual',
      headers: {
        ...c.req.header(),
        host: undefined,
        origin: toSite(c.req.header('origin')),
        referer: toSite(c.req.header('referer')),
        // the page is rewritten, so neither a 304 nor a binary difference is of use
        'if-none-match': undefined,
        'available-dictionary': undefined,
      },
    })
    const headers = new Headers(answer.headers)
    const location = headers.get('location')
    if (location?.startsWith(site)) headers.set('location', location.replace(site, origin))
    const type = headers.get('content-type') ?? ''
    if (pathname === '/composition.json' && answer.ok)
      return c.json(withLocalRemote(await answer.json(), local), 200, { 'Cache-Control': 'no-store' })
    if (!type.startsWith('text/html')) return new Response(answer.body, { status: answer.status, headers })
    const policy = headers.get('content-security-policy')
    if (policy) headers.set('content-security-policy', openPolicy(policy, origin))
    for (const name of ['integrity-policy', 'strict-transport-security', 'content-length', 'etag'])
      headers.delete(name)
    headers.set('cache-control', 'no-store')
    const html = await answer.text()
    const route = ownRouteOf(local.manifest, pathname)
    // the site does not know the pages that the remote brings along
    const own = route && (await describeOwnPage(route, langOfPage(html), { site, widgets, backend }))
    const whole = await fetchWhole(site, html)
    const page = withTitle(withLocalRemoteInPage(html, local, whole), own?.title)
    return new Response(page, { status: own?.status ?? answer.status, headers })
  })
}

/** The whole composition of a page that carries a part of it: the remote may have other places than that part knows. */
const fetchWhole = async (site: string, html: string): Promise<AnyComposition | undefined> => {
  const { whole } = compositionIn(html) ?? {}
  if (whole === undefined) return undefined
  const answer = await fetch(new URL(whole, site))
  return answer.ok ? answer.json() : undefined
}
