import type { Channels } from '@calm-rest/contract/releases'
import { type Actor, actorFacts } from '../actor.ts'
import type { GateReport } from '../gate-report.ts'
import type { ChannelChange } from './next-channels.ts'
import { ReleaseRefused } from './refusals.ts'
import { isRetired, versionStatus } from './version-status.ts'

/** One change of a remote's channels, in a folder or a bucket. Throws if it is not possible. */
type Decide = (now: Channels) => ChannelChange

const because = (reason: string | undefined) => (reason ? { reason } : {})

/** Throws `ReleaseRefused` for a retired version: it cannot be published, promoted or retired again. */
export const assertNotRetired = (remote: string, version: string, channels: Pick<Channels, 'history'>) => {
  if (isRetired(channels, version)) {
    throw new ReleaseRefused(
      'version_retired',
      `${remote} ${version} was retired. Publish a new version instead.`,
    )
  }
}

/** Makes a version live for everybody and ends a canary. */
export const decidePromote =
  (remote: string, version: string, by: Actor, reason?: string): Decide =>
  (now) => {
    assertNotRetired(remote, version, now)
    const { stable, previous } = now
    return {
      next: { stable: version, previous: stable === version ? previous : stable, canary: null },
      entry: { action: 'promote', version, ...actorFacts(by), ...because(reason) },
    }
  }

/** Makes a version the canary for `percent` (0 to 100) of the visitors. */
export const decideCanary =
  (remote: string, version: string, percent: number, by: Actor, reason?: string): Decide =>
  (now) => {
    assertNotRetired(remote, version, now)
    const { stable, previous } = now
    if (!stable) {
      throw new ReleaseRefused('nothing_live', `${remote} has nothing live yet: promote a version first.`)
    }
    if (stable === version) {
      throw new ReleaseRefused('release_live', `${remote} ${version} is live for everybody already.`)
    }
    return {
      next: { stable, previous, canary: { version, percent } },
      entry: { action: 'canary', version, ...actorFacts(by), percent, ...because(reason) },
    }
  }

/** Ends the canary: everybody gets the stable version. */
export const decideDemote =
  (remote: string, by: Actor, reason?: string): Decide =>
  ({ stable, previous, canary }) => {
    if (!canary) throw new ReleaseRefused('channels_changed', `${remote} has no canary.`)
    return {
      next: { stable, previous, canary: null },
      entry: { action: 'demote', version: canary.version, ...actorFacts(by), ...because(reason) },
    }
  }

/**
 * Makes the previous version live again; with `bad` only if that version is still live. A second rollback does not bring
 * back what the first one took away: the site may have rolled back a moment before a person does.
 */
export const decideRollback =
  (remote: string, by: Actor, reason?: string, bad?: string): Decide =>
  (now) => {
    const { stable, previous } = now
    if (bad !== undefined && stable !== bad) {
      throw new ReleaseRefused('channels_changed', `${remote} ${bad} is not live any more.`)
    }
    if (!previous) {
      throw new ReleaseRefused('nothing_before', `${remote} has no previous release to roll back to.`)
    }
    if (versionStatus(now, previous) === 'withdrawn') {
      throw new ReleaseRefused(
        'nothing_before',
        `${remote} ${previous} was rolled back, and ${stable} is live instead. Promote ${previous} by name to have it live again.`,
      )
    }
    return {
      next: { stable: previous, previous: stable, canary: null },
      entry: { action: 'rollback', version: previous, ...actorFacts(by), ...because(reason) },
    }
  }

/**
 * Retires a version for good: no channel names it, now or later. The live version is refused; `where` names the
 * environment in that message.
 */
export const decideRetire =
  (remote: string, version: string, by: Actor, reason?: string, where?: string): Decide =>
  (now) => {
    assertNotRetired(remote, version, now)
    const { stable, previous, canary } = now
    if (stable === version) {
      throw new ReleaseRefused(
        'release_live',
        `${remote} ${version} is live${where === undefined ? '' : ` in ${where}`}. Promote another version or roll back first.`,
      )
    }
    return {
      next: {
        stable,
        previous: previous === version ? null : previous,
        canary: canary?.version === version ? null : canary,
      },
      entry: { action: 'retire', version, ...actorFacts(by), ...because(reason) },
    }
  }

/** Adds an entry to the history and changes no live version. */
export const decideNote =
  (action: 'publish' | 'sign' | 'approve', version: string, by: Actor): Decide =>
  ({ stable, previous, canary }) => ({
    next: { stable, previous, canary },
    entry: { action, version, ...actorFacts(by) },
  })

/** Actor of the results of the gate. */
const gateActor = 'the gate'

/** Longest text on failed checks in the history, and longest finding in it, in characters. */
const reasonChars = 300
const foundChars = 160

/**
 * The failed checks as one line: the first with what it found, then the names of the others. What a check finds may have
 * the texts of a release.
 */
const failedText = (checks: GateReport['checks']): string => {
  const [first, ...others] = checks.filter(({ ok }) => !ok)
  if (!first) return ''
  const found = first.found.replaceAll(/[\p{C}\s]+/gu, ' ').slice(0, foundChars)
  const also = others.length > 0 ? `; also ${others.map(({ name }) => name).join(', ')}` : ''
  return `${first.name}: ${found}${also}`.slice(0, reasonChars)
}

/** Adds the result of the gate to the history, with the checks that failed. */
export const decideGate =
  ({ version, passed, checks }: Pick<GateReport, 'version' | 'passed' | 'checks'>): Decide =>
  ({ stable, previous, canary }) => ({
    next: { stable, previous, canary },
    entry: {
      action: 'sign',
      gate: passed ? 'passed' : 'failed',
      version,
      by: gateActor,
      ...because(failedText(checks)),
    },
  })
