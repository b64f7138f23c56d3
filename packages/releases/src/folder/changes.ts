import type { Channels } from '@calm-rest/contract/releases'
import type { ChannelChange } from './next-channels.ts'

/** One change of the channels of a remote, in a folder or a bucket. Throws where the change is not possible. */
type Decide = (now: Channels) => ChannelChange

const because = (reason: string | undefined) => (reason ? { reason } : {})

/** Makes a version live for everybody; ends a canary. */
export const decidePromote =
  (version: string, by: string, reason?: string): Decide =>
  ({ stable, previous }) => ({
    next: { stable: version, previous: stable === version ? previous : stable, canary: null },
    entry: { action: 'promote', version, by, ...because(reason) },
  })

/** Makes a version the canary of `percent` (0 to 100) of the visitors. */
export const decideCanary =
  (remote: string, version: string, percent: number, by: string, reason?: string): Decide =>
  ({ stable, previous }) => {
    if (!stable) throw new Error(`${remote} has nothing live yet: promote a version first.`)
    if (stable === version) throw new Error(`${remote} ${version} is live for everybody already.`)
    return {
      next: { stable, previous, canary: { version, percent } },
      entry: { action: 'canary', version, by, percent, ...because(reason) },
    }
  }

/** Ends the canary: everybody gets the stable version. */
export const decideDemote =
  (remote: string, by: string, reason?: string): Decide =>
  ({ stable, previous, canary }) => {
    if (!canary) throw new Error(`${remote} has no canary.`)
    return {
      next: { stable, previous, canary: null },
      entry: { action: 'demote', version: canary.version, by, ...because(reason) },
    }
  }

/** Makes the previous version live again. With `bad` only where that version is still the live one. */
export const decideRollback =
  (remote: string, by: string, reason?: string, bad?: string): Decide =>
  ({ stable, previous }) => {
    if (!previous) throw new Error(`${remote} has no previous release to roll back to.`)
    if (bad !== undefined && stable !== bad) throw new Error(`${remote} ${bad} is not live any more.`)
    return {
      next: { stable: previous, previous: stable, canary: null },
      entry: { action: 'rollback', version: previous, by, ...because(reason) },
    }
  }
