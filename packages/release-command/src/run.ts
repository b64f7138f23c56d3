import { type Answer, Refused, WrongUse } from '@calm-rest/command'
import {
  type AssertRoom,
  approveLook,
  assertBackendsMapped,
  assertLookApproved,
  assertMayGoLive,
  assertNoConflict,
  assertNotRetired,
  type BackendsFile,
  createReleaseStore,
  type FlagsFile,
  issuePreview,
  type KeysFile,
  type Previews,
  type ReleaseRules,
  type ReleaseStore,
} from '@calm-rest/releases'
import { hasSources, readBuild } from '@calm-rest/releases/checkout'
import { actingUser } from './acting-user.ts'
import type { ReleaseCommand } from './arguments.ts'
import { compare } from './compare.ts'
import { copyReleases } from './copy.ts'
import { describeRemote, remoteLines } from './describe.ts'
import { usualAtOnce } from './gate/capacity.ts'
import { assertPassed } from './gate/index.ts'
import type { OpenCandidate } from './gate/render-on-server.ts'
import { untilStopped } from './gate/stop-signals.ts'
import { tryWaiting, watchWaiting } from './gate/try-waiting.ts'
import type { HookCommand } from './hooks.ts'
import { impact } from './impact.ts'
import type { GateOptions } from './live-arguments.ts'
import { log } from './log.ts'
import { provenance } from './provenance.ts'
import { prune } from './prune.ts'
import { publishBuilt } from './publish-built.ts'
import { adopt, signAll } from './sign.ts'
import type { TrustCommand } from './trust.ts'

interface ReleaseDeps {
  store: ReleaseStore
  /** Backends that the platform allows. */
  backends: BackendsFile
  /** Values of flags that the platform has set. */
  flags: FlagsFile
  /** The platform's rules for what goes live. */
  rules: ReleaseRules
  previews: Previews
  /** Renders a version for the gate; by default it tries versions in the browser alone. */
  openCandidate?: OpenCandidate
  /** Keys that are trusted. */
  keys: KeysFile
  /** Checks that a build is within the store's quotas. */
  assertRoom: AssertRoom
  /** Id of the key that signs here. */
  signingKey: string | undefined
  /** Folder of the releases, used without a bucket. */
  releases: string
  /** Names of all remotes that the command accepts. */
  remotes: readonly string[]
  say: (line: string) => void
}

const assertPublished = async (remote: string, version: string, { store }: ReleaseDeps) => {
  assertNotRetired(remote, version, store.readChannels(remote))
  const published = await store.versions(remote)
  if (!published.includes(version)) {
    throw new Refused(`${remote} ${version} is not published. Published: ${published.join(', ') || 'none'}.`)
  }
}

const preview = async (
  command: Extract<ReleaseCommand, { name: 'preview' }>,
  deps: ReleaseDeps,
): Promise<Answer> => {
  const receipt = await issuePreview(deps, command, new Date())
  const { url, compare, expiresAt } = receipt
  return { text: `${url}\ncompare ${compare}\nuntil ${expiresAt}`, json: receipt }
}

const assertGate = async (
  { remote, version, site, skipGate, deadlineMs }: GateOptions & { remote: string; version: string },
  deps: ReleaseDeps,
) => {
  const { store, backends, previews, openCandidate, say } = deps
  await assertPublished(remote, version, deps)
  await store.ensureLocal(remote, version)
  const release = store.release(remote, version)
  // another version may have gone live since it was published
  if (release) {
    assertNoConflict(store, release.manifest)
    assertBackendsMapped(backends, release.manifest)
  }
  if (skipGate) return say(`Not tried: ${skipGate}`)
  await untilStopped((signal) =>
    assertPassed({ store, previews, openCandidate, remote, version, site, say, signal, deadlineMs }),
  )
}

const gate = async (
  { remote, version, watch, atOnce, ...options }: Extract<ReleaseCommand, { name: 'gate' }>,
  deps: ReleaseDeps,
): Promise<Answer> => {
  if (remote !== undefined && version !== undefined) {
    await assertGate({ remote, version, skipGate: undefined, ...options }, deps)
    return { text: `passed ${remote} ${version}`, json: { remote, version, passed: true } }
  }
  if (remote !== undefined) throw new WrongUse('The gate needs a version with the remote.')
  const work = watch ? watchWaiting : tryWaiting
  const tried = await untilStopped((signal) =>
    work({ ...deps, ...options, signal, atOnce: atOnce ?? usualAtOnce() }),
  )
  const lines = tried.map((each) => `${each.passed ? 'passed' : 'failed'} ${each.remote} ${each.version}`)
  return { text: lines.join('\n') || 'nothing waits', json: { tried } }
}

/** Text of an environment behind a version; empty where the platform has one only. */
const inText = ({ environment }: ReleaseStore) => (environment === undefined ? '' : ` in ${environment}`)

/**
 * Makes a version live for everybody, or for `percent` of the visitors, in an environment. Throws `ReleaseRefused` if a rule
 * forbids it, before the gate begins.
 */
const goLive = async (
  command: Extract<ReleaseCommand, { name: 'promote' | 'canary' }>,
  deps: ReleaseDeps,
): Promise<Answer> => {
  const { remote, version, environment, despiteFreeze, skipGate } = command
  const store = await storeOf(environment, deps)
  await assertPublished(remote, version, { ...deps, store })
  const assertRules = () =>
    assertMayGoLive({ store, rules: deps.rules, now: new Date() }, { remote, version, despiteFreeze })
  await assertRules()
  await assertGate(command, { ...deps, store })
  if (!skipGate) await assertLookApproved(store, remote, version)
  // a freeze may have begun meanwhile
  const exception = await assertRules()
  const reason = [skipGate, exception].filter(Boolean).join('; ') || undefined
  const where = store.environment === undefined ? {} : { environment: store.environment }
  if (command.name === 'promote') {
    await store.promote(remote, version, actingUser(), reason)
    return { text: `live ${remote} ${version}${inText(store)}`, json: { remote, live: version, ...where } }
  }
  const { percent } = command
  await store.canary(remote, version, percent, actingUser(), reason)
  return {
    text: `canary ${remote} ${version} for ${percent} of 100 visitors${inText(store)}`,
    json: { remote, canary: version, percent, ...where },
  }
}

const approve = async (remote: string, version: string, deps: ReleaseDeps): Promise<Answer> => {
  const { store } = deps
  await assertPublished(remote, version, deps)
  await store.ensureLocal(remote, version)
  const by = actingUser()
  await store.approve(remote, version, { by, at: new Date().toISOString() }, by)
  return { text: `approved ${remote} ${version}`, json: { remote, approved: version, by } }
}

/** The store of the environment that a command names. */
const storeOf = async (environment: string | undefined, { store }: ReleaseDeps) =>
  environment === undefined ? store : store.at(environment)

const rollback = async (remote: string, { store }: ReleaseDeps): Promise<Answer> => {
  const { canary } = store.readChannels(remote)
  if (canary) {
    await store.demote(remote, actingUser())
    return { text: `canary ${remote} ${canary.version} ended`, json: { remote, ended: canary.version } }
  }
  const live = await store.rollback(remote, actingUser())
  return { text: `live ${remote} ${live}`, json: { remote, live } }
}

const each = <T>(
  remote: string | undefined,
  { remotes }: ReleaseDeps,
  work: (remote: string) => Promise<T>,
): Promise<T[]> => Promise.all((remote ? [remote] : remotes).map(work))

const assertKnown = (remote: string, { remotes }: ReleaseDeps) => {
  if (!remotes.includes(remote))
    throw new WrongUse(`There is no remote '${remote}'. There are ${remotes.join(', ')}.`)
}

export const run = async (
  command: Exclude<ReleaseCommand, TrustCommand | HookCommand>,
  deps: ReleaseDeps,
): Promise<Answer> => {
  const { store } = deps
  if ('remote' in command && command.remote !== undefined) assertKnown(command.remote, deps)
  switch (command.name) {
    // only commands that build load the bundler: the others run in half the time
    case 'publish': {
      if (!hasSources(command.remote)) return publishBuilt(command, readBuild(command.remote), deps)
      const { publish } = await import('./publish.ts')
      return publish(command, deps)
    }
    case 'adopt': {
      const { publishAdopted } = await import('./publish-adopted.ts')
      return publishAdopted(command, deps)
    }
    case 'preview':
      return preview(command, deps)
    case 'promote':
    case 'canary':
      return goLive(command, deps)
    case 'approve':
      return approve(command.remote, command.version, deps)
    case 'approve-look': {
      const { remote, version, pictures } = command
      await assertPublished(remote, version, deps)
      await store.ensureLocal(remote, version)
      const by = actingUser()
      const now = new Date()
      const approver = { by, at: now.toISOString() }
      const { approved } = await approveLook(store, { remote, version, pictures, approver, by, now })
      return {
        text: `approved the pictures of ${remote} ${version}`,
        json: { remote, version, approved },
      }
    }
    case 'diff':
      return compare(store, command)
    case 'rollback':
      return rollback(command.remote, { ...deps, store: await storeOf(command.environment, deps) })
    case 'retire':
      await store.retire(command.remote, command.version, actingUser())
      return { text: `retired ${command.remote} ${command.version}`, json: { ...command, retired: true } }
    case 'gate':
      return gate(command, deps)
    case 'sign': {
      const { remote, version } = command
      if (!command.adopt) return signAll(remote === undefined ? deps.remotes : [remote], version, deps)
      if (remote === undefined || version === undefined)
        throw new WrongUse('--adopt needs a remote and a version: one vouches for one release.')
      return adopt(remote, version, deps)
    }
    case 'provenance':
      await assertPublished(command.remote, command.version, deps)
      return provenance(command, deps)
    case 'list': {
      const its = await storeOf(command.environment, deps)
      const remotes = await each(command.remote, deps, (remote) => describeRemote(its, remote))
      return { text: remotes.map(remoteLines).join('\n\n'), json: { remotes } }
    }
    case 'log':
      return log(await storeOf(command.environment, deps), command)
    case 'impact':
      return impact(command.subject, deps)
    case 'copy': {
      const from = createReleaseStore(deps.releases, { rules: deps.rules })
      if (store.folder === from.folder) throw new Refused('RELEASES_URL names no bucket to copy to.')
      const copied = await copyReleases({ from, to: store, by: actingUser(), say: deps.say })
      return { text: `${copied} versions copied`, json: { copied } }
    }
    case 'prune': {
      const pruned = await each(command.remote, deps, async (remote) => ({
        remote,
        removed: await prune(store, remote),
      }))
      return {
        text: pruned
          .map(({ remote, removed }) => `${remote}: ${removed.join(', ') || 'nothing'} removed`)
          .join('\n'),
        json: { pruned },
      }
    }
  }
}
