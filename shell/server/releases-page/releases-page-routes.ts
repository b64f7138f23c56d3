import type { ShellBuild } from '@calm-rest/contract/releases'
import { parseLang } from '@calm-rest/contract/widget'
import type { Outcomes, ReleaseStore, Vitals } from '@calm-rest/releases'
import { type Context, Hono } from 'hono'
import { pageHeaders } from '../document/headers.ts'
import { renderReleasesPage } from './page.ts'
import { createRecentVitals } from './recent-vitals.ts'
import { remoteFacts } from './release-facts.ts'

interface ReleasesPageOptions {
  build: ShellBuild
  store: ReleaseStore
  outcomes: Outcomes
  vitals: Vitals
  /** Origin of the local dev server, where there is one. */
  devOriginFor: (c: Context) => string | undefined
  now: () => Date
}

/** /releases: the releases of every remote, for teams. */
export const releasesPageRoutes = ({
  build,
  store,
  outcomes,
  vitals,
  devOriginFor,
  now,
}: ReleasesPageOptions) => {
  const figures = { outcomes, vitals: createRecentVitals(vitals) }
  return new Hono().get('/', (c) => {
    for (const [name, value] of pageHeaders(build, devOriginFor(c))) c.header(name, value)
    const facts = store.remotes().map((remote) => remoteFacts(store, figures, remote, now()))
    return c.html(renderReleasesPage(build, parseLang(c.req.query('lang')), facts))
  })
}
