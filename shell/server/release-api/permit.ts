import type { ReleaseRight } from '@calm-rest/contract/release-api'
import { remoteName } from '@calm-rest/contract/releases'
import type { FindGrant } from '@calm-rest/releases'
import type { Context, MiddlewareHandler } from 'hono'
import { bearerOf } from './bearer.ts'
import { parse } from './parse.ts'
import type { ReleaseAct, ReleaseApiEnv } from './release-act.ts'

/** Requires a right on the remote of the address, before the body is read; any grant for it if no right is named. */
export const createPermit =
  (findGrant: FindGrant) =>
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

/** Permission for an action in these environments; throws unless one grant of the sender is for each. */
export const createPermissionIn =
  (findGrant: FindGrant) =>
  async (c: Context<ReleaseApiEnv>, right: ReleaseRight, environments: readonly (string | undefined)[]) => {
    const remote = parse(remoteName, c.req.param('remote'))
    let permission = c.get('permission')
    for (const environment of environments) {
      permission = await findGrant(bearerOf(c), { remote, right, environment })
    }
    return permission
  }
