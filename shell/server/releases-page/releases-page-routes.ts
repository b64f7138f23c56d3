import type { ShellBuild } from '@calm-rest/contract/releases'
import { parseLang } from '@calm-rest/contract/widget'
import {
  createRecentGateQueue,
  type Outcomes,
  type Previews,
  previewRequests,
  type ReleaseStore,
  type Vitals,
} from '@calm-rest/releases'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { BackendFigures } from '../backends/backend-figures.ts'
import { pageHeaders } from '../document/headers.ts'
import type { Rendering } from '../rendering/render-figures.ts'
import { forever } from '../static/caching.ts'
import { readChoices } from './compare/choices.ts'
import { compareFacts, widgetsOf } from './compare/compare-facts.ts'
import { renderClosedPage, renderComparePage } from './compare/compare-page.ts'
import { liveScript } from './live/live-script.ts'
import { overviewRow } from './overview/overview-facts.ts'
import { recentChanges } from './overview/recent-changes.ts'
import { findRemotes, parseSearch } from './overview/search.ts'
import { renderReleasesPage } from './page.ts'
import { createRecentVitals } from './recent-vitals.ts'
import { remoteFacts } from './release-facts.ts'
import { renderRemotePage, renderUnknownRemotePage } from './remote/remote-page.ts'
import { createReadRules } from './rules/read-rules.ts'

interface ReleasesPageOptions {
  build: ShellBuild
  store: ReleaseStore
  /** Trust folder, with the platform's rules. */
  trust: string | undefined
  outcomes: Outcomes
  previews: Previews
  vitals: Vitals
  rendering: Rendering
  /** Requests to the backends of a remote. */
  backendFigures: (remote: string) => BackendFigures[]
  /** Origin of the local dev server, if there is one. */
  devOriginFor: (c: Context) => string | undefined
  now: () => Date
}

/** /releases: every remote, for teams; /releases/mf-rooms: one of them; /releases/compare: a version beside the live one. */
export const releasesPageRoutes = (options: ReleasesPageOptions) => {
  const { build, store, outcomes, devOriginFor, now } = options
  const { rendering, backendFigures } = options
  const figures = { outcomes, vitals: createRecentVitals(options.vitals), rendering, backendFigures }
  const gateQueue = createRecentGateQueue(store)
  const rules = createReadRules(options.trust, store, now)
  const headers: MiddlewareHandler = async (c, next) => {
    for (const [name, value] of pageHeaders(build, devOriginFor(c))) c.header(name, value)
    await next()
  }
  // a store that does not answer costs the page this list alone
  const readQueue = () => gateQueue().catch(() => [])
  return new Hono()
    .get('/', headers, async (c) => {
      const waiting = await readQueue()
      const search = parseSearch.parse(c.req.query('q'))
      const remotes = store.remotes()
      const rows = remotes.map((remote) =>
        overviewRow({ store, outcomes, now: now(), waiting, search }, remote),
      )
      const found = findRemotes(rows, search)
      const changes = recentChanges(
        store,
        found.map(({ row }) => row.remote),
      )
      const facts = { found, search, remotes: remotes.length, changes, waiting, ...(await rules.read()) }
      return c.html(renderReleasesPage({ build, lang: parseLang(c.req.query('lang')), facts, now: now() }))
    })
    .get('/live.js', (c) =>
      c.body(liveScript.text, 200, {
        'Content-Type': 'text/javascript; charset=utf-8',
        'Cache-Control': forever,
      }),
    )
    .get('/compare', headers, async (c) => {
      // the signature in the address must not reach code in a frame
      c.header('Referrer-Policy', 'no-referrer')
      c.header('Cache-Control', 'no-store')
      const query = c.req.query()
      const [asked] = previewRequests(Object.entries(query))
      const facts = asked && (await compareFacts(options, asked, now()))
      if (!facts) return c.html(renderClosedPage(build, parseLang(query.lang)), 403)
      return c.html(renderComparePage(build, facts, readChoices(query, widgetsOf(facts))))
    })
    .get('/:remote{mf-[a-z0-9-]+}', headers, async (c) => {
      const lang = parseLang(c.req.query('lang'))
      const remote = c.req.param('remote')
      const waiting = await readQueue()
      const isKnown = store.remotes().includes(remote) || waiting.some((one) => one.remote === remote)
      if (!isKnown) return c.html(renderUnknownRemotePage(build, lang, remote), 404)
      const facts = remoteFacts(store, figures, remote, {
        now: now(),
        waiting,
        flags: rules.flags,
        hooks: await rules.hooks(),
      })
      return c.html(renderRemotePage({ build, lang, facts, now: now() }))
    })
}
