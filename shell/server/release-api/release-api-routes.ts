import {
  approveInput,
  approveLookInput,
  canaryInput,
  previewInput,
  promoteInput,
  type ReleaseRight,
  releaseErrorStatus,
  retireInput,
  rollbackInput,
  stateQuery,
} from '@calm-rest/contract/release-api'
import { releaseVersion, remoteName } from '@calm-rest/contract/releases'
import {
  type AssertRoom,
  approveLook,
  type BackendsFile,
  createFindGrant,
  type FindHolder,
  type GrantsFile,
  impactOf,
  isSubject,
  issuePreview,
  liveEvents,
  type Permission,
  type Previews,
  publisherOf,
  ReleaseRefused,
  type ReleaseRules,
  type ReleaseStore,
} from '@calm-rest/releases'
import type { ClientKey, RequestOrigin } from '@calm-rest/server'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { z } from 'zod'
import type { Rendering } from '../rendering/render-figures.ts'
import { createDiff } from './answer-diff.ts'
import { bearerOf } from './bearer.ts'
import { refusalOf, sendRefusal } from './error-answer.ts'
import type { EventFeed } from './event-feed.ts'
import { eventRoutes } from './event-routes.ts'
import { createGoLive } from './go-live.ts'
import { limitBody, parse, readJson } from './parse.ts'
import { createPublish } from './publish.ts'
import { readState } from './read-state.ts'

/** An action over HTTPS, done or attempted. */
export interface ReleaseAct {
  act: ReleaseRight | 'preview' | 'approve-look'
  remote: string
  version?: string | undefined
  percent?: number | undefined
  /** Id of the pictures that were seen. */
  pictures?: string | undefined
  /** Days until a preview expires. */
  days?: number | undefined
  /** Where it was to go live; undefined for the site's own environment. */
  environment?: string | undefined
  /** Why it was to go live during a freeze. */
  despiteFreeze?: string | undefined
  /** Undefined for an unknown token. */
  by?: string | undefined
  /** The person, where a CI's issuer or the holder of a token vouches for one. */
  person?: string | undefined
  grant?: string | undefined
  status: number
  /** Why it was refused. */
  code?: string | undefined
  detail?: string | undefined
}

interface ReleaseApiDeps {
  store: ReleaseStore
  /** Backends that the platform allows. */
  backends: BackendsFile
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

interface ReleaseApiEnv {
  Bindings: Partial<HttpBindings>
  Variables: { act: Partial<ReleaseAct>; permission: Permission }
}

/** Far above the needs of a team and its CI, far below what guessing tokens would need. */
const requestsPerMinute = 60

/**
 * Most of each of these actions of a team in an hour, from all its addresses: each adds to a history that is never cut, and
 * goes to every hook. None is so frequent in an emergency.
 */
const actsPerHour = 30

/** /api/releases: actions of teams on their remotes over HTTPS. The contract has the calls. */
export const releaseApiRoutes = (deps: ReleaseApiDeps) => {
  const { store, backends, findHolder, assertRoom, incoming, clientKey, originOf, onAct, now } = deps
  const findGrant = createFindGrant(findHolder)
  const { figures } = deps.rendering
  const limiter = new RateLimiterMemory({ points: requestsPerMinute, duration: 60 })
  const actLimiter = new RateLimiterMemory({ points: actsPerHour, duration: 60 * 60 })
  const publish = createPublish({ store, backends, assertRoom, incoming })
  const goLive = createGoLive(deps)

  const limit: MiddlewareHandler<ReleaseApiEnv> = async (c, next) => {
    await limiter.consume(clientKey(c)).catch(() => {
      throw new ReleaseRefused('too_many_release_requests', `At most ${requestsPerMinute} in a minute.`)
    })
    await next()
  }

  const limitActs = ({ team }: Permission, act: string) =>
    actLimiter.consume(`${act} ${team}`).catch(() => {
      throw new ReleaseRefused(
        'too_many_release_requests',
        `At most ${actsPerHour} times an hour for ${team}.`,
      )
    })

  /** Checked before the body is read. */
  const permit =
    (
      right?: ReleaseRight,
      act: ReleaseAct['act'] | undefined = right,
    ): MiddlewareHandler<ReleaseApiEnv, string> =>
    async (c, next) => {
      const bearer = bearerOf(c)
      const remote = parse(remoteName, c.req.param('remote'))
      c.set('act', { remote, ...(act && { act }) })
      const permission = await findGrant(bearer, { remote, right })
      c.set('permission', permission)
      Object.assign(c.get('act'), permission.actor)
      await next()
    }

  /** The store of an environment; by default that of this site. */
  const storeOf = async (environment: string | undefined) =>
    environment === undefined ? store : store.at(environment)

  /** Permission for an action in these environments; throws unless one grant of the sender is for each. */
  const permissionIn = async (
    c: Context<ReleaseApiEnv>,
    right: ReleaseRight,
    environments: readonly (string | undefined)[],
  ) => {
    const remote = parse(remoteName, c.req.param('remote'))
    let permission = c.get('permission')
    for (const environment of environments) {
      permission = await findGrant(bearerOf(c), { remote, right, environment })
    }
    return permission
  }

  const report = (c: Context<ReleaseApiEnv>, status: number, refused?: ReleaseRefused) => {
    const { act, remote, ...facts } = c.get('act') ?? {}
    if (!act || !remote) return
    onAct({ act, remote, ...facts, status, ...(refused && { code: refused.code, detail: refused.message }) })
  }

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

  type Change<Input> = (
    its: ReleaseStore,
    asked: Input & { remote: string },
    permission: Permission,
    c: Context<ReleaseApiEnv>,
  ) => Promise<unknown>

  /** An action in one environment. */
  const on = <Input extends { environment?: string | undefined }>(
    right: ReleaseRight,
    schema: z.ZodType<Input>,
    change: Change<Input>,
  ) =>
    app.post(`/:remote/${right}`, permit(right), limitBody, async (c) => {
      const { remote } = c.req.param()
      const input = parse(schema, await readJson(c))
      Object.assign(c.get('act'), input)
      const its = await storeOf(input.environment)
      const permission = await permissionIn(c, right, [its.environment])
      await change(its, { ...input, remote }, permission, c)
      report(c, 200)
      return c.json(await stateIn(its, remote))
    })

  /** An action on a version in every environment. */
  const onVersion = <Input extends { version: string }>(
    right: ReleaseRight,
    schema: z.ZodType<Input>,
    change: Change<Input>,
    act: ReleaseRight | 'approve-look' = right,
  ) =>
    app.post(`/:remote/${act}`, permit(right, act), limitBody, async (c) => {
      const { remote } = c.req.param()
      const input = parse(schema, await readJson(c))
      Object.assign(c.get('act'), input)
      const permission = await permissionIn(c, right, store.environments())
      await change(store, { ...input, remote }, permission, c)
      report(c, 200)
      return c.json(await stateIn(store, remote))
    })

  const mayGoLive = (
    its: ReleaseStore,
    asked: { remote: string; version: string; despiteFreeze?: string | undefined },
    permission: Permission,
    c: Context<ReleaseApiEnv>,
  ) => {
    const assertMayOverride = () => permissionIn(c, 'override_freeze', [its.environment])
    return goLive(its, { ...asked, assertMayOverride }, permission)
  }

  on('promote', promoteInput, async (its, asked, permission, c) => {
    const reason = await mayGoLive(its, asked, permission, c)
    await its.promote(asked.remote, asked.version, permission.actor, reason)
  })
  on('canary', canaryInput, async (its, asked, permission, c) => {
    const reason = await mayGoLive(its, asked, permission, c)
    await its.canary(asked.remote, asked.version, asked.percent, permission.actor, reason)
  })
  on('rollback', rollbackInput, async (its, { remote }, permission) => {
    const { actor } = permission
    await limitActs(permission, 'rollback')
    // as in the command, a canary ends first
    if (its.readChannels(remote).canary) await its.demote(remote, actor)
    else await its.rollback(remote, actor)
  })
  onVersion('retire', retireInput, async (its, { remote, version }, { actor }) => {
    await its.retire(remote, version, actor)
  })
  onVersion('approve', approveInput, async (its, { remote, version }, permission) => {
    await limitActs(permission, 'approve')
    await its.ensureLocal(remote, version)
    await its.approve(remote, version, publisherOf(permission, now()), permission.actor)
  })
  onVersion(
    'approve',
    approveLookInput,
    async (its, { remote, version, pictures }, permission) => {
      const at = now()
      await limitActs(permission, 'approve-look')
      await its.ensureLocal(remote, version)
      const approver = publisherOf(permission, at)
      await approveLook(its, { remote, version, pictures, approver, by: permission.actor, now: at })
    },
    'approve-look',
  )

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
