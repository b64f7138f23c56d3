import { previewInput, releaseErrorStatus, stateQuery } from '@calm-rest/contract/release-api'
import { releaseVersion } from '@calm-rest/contract/releases'
import {
  type AssertRoom,
  type BackendsFile,
  createFindGrant,
  type FindHolder,
  type FlagsFile,
  type GrantsFile,
  impactOf,
  isSubject,
  issuePreview,
  knownSubjects,
  liveEvents,
  type Previews,
  ReleaseRefused,
  type ReleaseRules,
  type ReleaseStore,
} from '@calm-rest/releases'
import type { ClientKey, RequestOrigin } from '@calm-rest/server'
import { Hono, type MiddlewareHandler } from 'hono'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Rendering } from '../rendering/render-figures.ts'
import { createDiff } from './answer-diff.ts'
import { changeRoutes } from './change-routes.ts'
import { refusalOf, sendRefusal } from './error-answer.ts'
import type { EventFeed } from './event-feed.ts'
import { eventRoutes } from './event-routes.ts'
import { limitBody, parse, readJson } from './parse.ts'
import { createPermit } from './permit.ts'
import { createPublish } from './publish.ts'
import { readState } from './read-state.ts'
import { createReport, type ReleaseAct, type ReleaseApiEnv } from './release-act.ts'

interface ReleaseApiDeps {
  store: ReleaseStore
  /** Backends that the platform allows. */
  backends: BackendsFile
  /** Flags that the platform knows. */
  flags: Pick<FlagsFile, 'read'>
  /** The platform's rules for what goes live. */
  rules: ReleaseRules
  previews: Previews
  findHolder: FindHolder
  grants: GrantsFile
  feed: EventFeed
  assertRoom: AssertRoom
  /** Folder in which archives are unpacked. */
  incoming: string
  clientKey: ClientKey
  /** Origin of the addresses of previews. */
  originOf: RequestOrigin
  onAct: (act: ReleaseAct) => void
  rendering: Rendering
  now: () => Date
}

/** Far above the needs of a team and its CI, far below what guessing tokens would need. */
const requestsPerMinute = 60

/** /api/releases: actions of teams on their remotes over HTTPS. The contract has the calls. */
export const releaseApiRoutes = (deps: ReleaseApiDeps) => {
  const { store, backends, flags, rules, findHolder, assertRoom, incoming, clientKey, originOf, onAct, now } =
    deps
  const findGrant = createFindGrant(findHolder)
  const { figures } = deps.rendering
  const limiter = new RateLimiterMemory({ points: requestsPerMinute, duration: 60 })
  const publish = createPublish({ store, backends, assertRoom, incoming })
  const permit = createPermit(findGrant)
  const report = createReport(onAct)

  const limit: MiddlewareHandler<ReleaseApiEnv> = async (c, next) => {
    await limiter.consume(clientKey(c)).catch(() => {
      throw new ReleaseRefused('too_many_release_requests', `At most ${requestsPerMinute} in a minute.`)
    })
    await next()
  }

  /** The store of an environment; by default that of this site. */
  const storeOf = async (environment: string | undefined) =>
    environment === undefined ? store : store.at(environment)

  const stateIn = (its: ReleaseStore, remote: string) =>
    // this server renders the releases of its own environment alone
    readState(its, remote, its.environment === store.environment ? figures : () => [])

  const app = new Hono<ReleaseApiEnv>()
    .use('/:remote/*', limit)
    .route('/events', eventRoutes(deps))
    .get('/impact', (c) => {
      const subject = c.req.query('subject') ?? ''
      if (!isSubject(subject))
        throw new ReleaseRefused('invalid_release_request', `'${subject}' is not like call:offers.list.`)
      // 'nothing uses it' would be misread
      if (!knownSubjects({ store, backends, flags }).has(subject))
        throw new ReleaseRefused('invalid_release_request', `Nothing is known as '${subject}'.`)
      return c.json({ subject, usedBy: impactOf(store, subject) })
    })
    .get('/declared-events', (c) => c.json({ events: liveEvents(store) }))
    .get('/diff', createDiff({ store, findGrant }))
    .get('/:remote', permit(), async (c) => {
      const { environment } = parse(stateQuery, c.req.query())
      return c.json(await stateIn(await storeOf(environment), c.req.param('remote')))
    })
    .put('/:remote/:version', permit('publish'), async (c) => {
      const { remote } = c.req.param()
      const version = parse(releaseVersion, c.req.param('version'))
      Object.assign(c.get('act'), { version })
      const isNew = await publish(c.req.raw, { remote, version }, c.get('permission'))
      report(c, isNew ? 201 : 200)
      return c.json({ remote, version }, isNew ? 201 : 200)
    })
    .post('/:remote/preview', permit('publish', 'preview'), limitBody, async (c) => {
      const { remote } = c.req.param()
      const input = parse(previewInput, await readJson(c))
      Object.assign(c.get('act'), input)
      const receipt = await issuePreview(deps, { remote, ...input, site: originOf(c) }, now())
      report(c, 200)
      return c.json(receipt, 200, { 'Cache-Control': 'no-store' })
    })
    .route('/', changeRoutes({ store, storeOf, stateIn, backends, rules, findGrant, report, now }))

  app.all('*', () => {
    throw new ReleaseRefused('invalid_release_request', 'There is no such call.')
  })
  app.onError((cause, c) => {
    const refused = refusalOf(cause)
    // otherwise the request log would report an unread body as a server error
    if (refused.code !== 'release_failed') c.error = undefined
    report(c, releaseErrorStatus[refused.code], refused)
    return sendRefusal(c, refused)
  })
  return app
}
