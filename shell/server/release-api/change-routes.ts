import {
  approveInput,
  approveLookInput,
  canaryInput,
  promoteInput,
  type ReleaseRight,
  type ReleaseState,
  retireInput,
  rollbackInput,
} from '@calm-rest/contract/release-api'
import {
  approveLook,
  type BackendsFile,
  type FindGrant,
  type Permission,
  publisherOf,
  type ReleaseRules,
  type ReleaseStore,
} from '@calm-rest/releases'
import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import { createGoLive } from './go-live.ts'
import { createLimitActs } from './limit-acts.ts'
import { limitBody, parse, readJson } from './parse.ts'
import { createPermissionIn, createPermit } from './permit.ts'
import type { createReport, ReleaseApiEnv } from './release-act.ts'

interface ChangeDeps {
  store: ReleaseStore
  /** The store of an environment; by default that of this site. */
  storeOf: (environment: string | undefined) => Promise<ReleaseStore>
  stateIn: (its: ReleaseStore, remote: string) => Promise<ReleaseState>
  backends: BackendsFile
  rules: ReleaseRules
  findGrant: FindGrant
  report: ReturnType<typeof createReport>
  now: () => Date
}

type Change<Input> = (
  its: ReleaseStore,
  asked: Input & { remote: string },
  permission: Permission,
  c: Context<ReleaseApiEnv>,
) => Promise<unknown>

/** Calls that change what is live, or what may be. Each answers the state of the remote. */
export const changeRoutes = (deps: ChangeDeps) => {
  const { store, storeOf, stateIn, findGrant, report, now } = deps
  const permit = createPermit(findGrant)
  const permissionIn = createPermissionIn(findGrant)
  const goLive = createGoLive(deps)
  const limitActs = createLimitActs()
  const app = new Hono<ReleaseApiEnv>()

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
  return app
}
