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
import { pageHeaders } from '../document/headers.ts'
import type { Rendering } from '../rendering/render-figures.ts'
import { readChoices } from './compare/choices.ts'
import { compareFacts, widgetsOf } from './compare/compare-facts.ts'
import { renderClosedPage, renderComparePage } from './compare/compare-page.ts'
import { renderReleasesPage } from './page.ts'
import { createRecentVitals } from './recent-vitals.ts'
import { remoteFacts } from './release-facts.ts'

interface ReleasesPageOptions {
  build: ShellBuild
  store: ReleaseStore
  outcomes: Outcomes
  previews: Previews
  vitals: Vitals
  rendering: Rendering
  /** Origin of the local dev server, if there is one. */
  devOriginFor: (c: Context) => string | undefined
  now: () => Date
}

/** /releases: the releases of every remote, for teams; /releases/compare: a version beside the live one. */
export const releasesPageRoutes = (options: ReleasesPageOptions) => {
  const { build, store, outcomes, devOriginFor, now } = options
  const figures = { outcomes, vitals: createRecentVitals(options.vitals), rendering: options.rendering }
  const gateQueue = createRecentGateQueue(store)
  const headers: MiddlewareHandler = async (c, next) => {
    for (const [name, value] of pageHeaders(build, devOriginFor(c))) c.header(name, value)
    await next()
  }
  return new Hono()
    .get('/', headers, async (c) => {
      const facts = store.remotes().map((remote) => remoteFacts(store, figures, remote, now()))
      // a store that does not answer costs the page this line alone
      const waiting = await gateQueue().catch(() => [])
      return c.html(renderReleasesPage({ build, lang: parseLang(c.req.query('lang')), facts, waiting }))
    })
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
}
