import {
  canaryInput,
  previewInput,
  promoteInput,
  type ReleaseRight,
  releaseErrorStatus,
  retireInput,
  rollbackInput,
} from '@calm-rest/contract/release-api'
import { releaseVersion, remoteName } from '@calm-rest/contract/releases'
import {
  type AssertRoom,
  assertBackendsMapped,
  assertNoConflict,
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
  ReleaseRefused,
  type ReleaseStore,
} from '@calm-rest/releases'
import type { ClientKey, RequestOrigin } from '@calm-rest/server'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { z } from 'zod'
import type { Rendering } from '../rendering/render-figures.ts'
import { assertGatePassed } from './assert-gate-passed.ts'
import { bearerOf } from './bearer.ts'
import { refusalOf, sendRefusal } from './error-answer.ts'
import type { EventFeed } from './event-feed.ts'
import { eventRoutes } from './event-routes.ts'
import { createPublish } from './publish.ts'
import { readState } from './read-state.ts'

/** An action over HTTPS, done or attempted. */
export interface ReleaseAct {
  act: ReleaseRight | 'preview'
  remote: string
  version?: string | undefined
  percent?: number | undefined
  /** Days until a preview expires. */
  days?: number | undefined
  /** Undefined for an unknown token. */
  by?: string | undefined
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
const maxBodyBytes = 4 * 1024

/** /api/releases: actions of teams on their remotes over HTTPS. The contract has the calls. */
export const releaseApiRoutes = (deps: ReleaseApiDeps) => {
  const { store, backends, findHolder, assertRoom, incoming, clientKey, originOf, onAct, now } = deps
  const findGrant = createFindGrant(findHolder)
  const { figures } = deps.rendering
  const limiter = new RateLimiterMemory({ points: requestsPerMinute, duration: 60 })
  const publish = createPublish({ store, backends, assertRoom, incoming })

  const limit: MiddlewareHandler<ReleaseApiEnv> = async (c, next) => {
    await limiter.consume(clientKey(c)).catch(() => {
      throw new ReleaseRefused('too_many_release_requests', `At most ${requestsPerMinute} in a minute.`)
    })
    await next()
  }

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
      const permission = await findGrant(bearer, remote, right)
      c.set('permission', permission)
      Object.assign(c.get('act'), permission.actor)
      await next()
    }

  /**
   * Throws unless the gate passed the version or the team may do without, and if it conflicts with the live
   * releases; returns the reason for the history.
   */
  const assertTried = async (remote: string, version: string, { withoutGate }: Permission) => {
    if (!withoutGate) await assertGatePassed(store, remote, version)
    await store.ensureLocal(remote, version)
    const release = store.release(remote, version)
    if (release) {
      assertNoConflict(store, release.manifest)
      assertBackendsMapped(backends, release.manifest)
    }
    return withoutGate ? 'without the gate, as the platform allows this team' : undefined
  }

  const report = (c: Context<ReleaseApiEnv>, status: number, refused?: ReleaseRefused) => {
    const { act, remote, ...facts } = c.get('act') ?? {}
    if (!act || !remote) return
    onAct({ act, remote, ...facts, status, ...(refused && { code: refused.code, detail: refused.message }) })
  }

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
    .get('/:remote', permit(), async (c) => c.json(await readState(store, c.req.param('remote'), figures)))
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

  const on = <Input extends object>(
    right: Exclude<ReleaseRight, 'publish'>,
    schema: z.ZodType<Input>,
    change: (remote: string, input: Input, permission: Permission) => Promise<unknown>,
  ) =>
    app.post(`/:remote/${right}`, permit(right), limitBody, async (c) => {
      const { remote } = c.req.param()
      const input = parse(schema, await readJson(c))
      Object.assign(c.get('act'), input)
      await change(remote, input, c.get('permission'))
      report(c, 200)
      return c.json(await readState(store, remote, figures))
    })

  on('promote', promoteInput, async (remote, { version }, permission) => {
    const reason = await assertTried(remote, version, permission)
    await store.promote(remote, version, permission.actor, reason)
  })
  on('canary', canaryInput, async (remote, { version, percent }, permission) => {
    const reason = await assertTried(remote, version, permission)
    await store.canary(remote, version, percent, permission.actor, reason)
  })
  on('rollback', rollbackInput, async (remote, _, { actor }) => {
    // as in the command, a canary ends first
    if (store.readChannels(remote).canary) await store.demote(remote, actor)
    else await store.rollback(remote, actor)
  })
  on('retire', retireInput, async (remote, { version }, { actor }) => {
    await store.retire(remote, version, actor)
  })

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

const limitBody = bodyLimit({
  maxSize: maxBodyBytes,
  onError: () => {
    throw new ReleaseRefused('invalid_release_request', `More than ${maxBodyBytes} bytes.`)
  },
})

const readJson = async (c: Context): Promise<unknown> => {
  try {
    return await c.req.json()
  } catch (cause) {
    throw new ReleaseRefused('invalid_release_request', 'The body is no JSON.', { cause })
  }
}

const parse = <T>(schema: z.ZodType<T>, input: unknown): T => {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  throw new ReleaseRefused('invalid_release_request', result.error.issues.map(issueText).join(' '))
}

const issueText = ({ path, message }: z.core.$ZodIssue) =>
  [path.join('.'), message].filter(Boolean).join(': ')
