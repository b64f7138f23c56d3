import type { Channels } from '@calm-rest/contract/releases'
import type { ChannelChange } from './next-channels.ts'

/** What a team can do to the channels of its remote, wherever they are kept. Throws where it makes no sense. */
type Decide = (now: Channels) => ChannelChange

const because = (reason: string | undefined) => (reason ? { reason } : {})

/** Live for everybody; ends a canary. */
export const promotion =
  (version: string, by: string, reason?: string): Decide =>
  ({ stable, previous }) => ({
    next: { stable: version, previous: stable === version ? previous : stable, canary: null },
    told: { action: 'promote', version, by, ...because(reason) },
  })

/** For so many of a hundred visitors. */
export const trial =
  (remote: string, version: string, percent: number, by: string, reason?: string): Decide =>
  ({ stable, previous }) => {
    if (!stable) throw new Error(`${remote} has nothing live yet: promote a version first.`)
    if (stable === version) throw new Error(`${remote} ${version} is live for everybody already.`)
    return {
      next: { stable, previous, canary: { version, percent } },
      told: { action: 'canary', version, by, percent, ...because(reason) },
    }
  }

/** The canary is live for nobody any more. */
export const demotion =
  (remote: string, by: string, reason?: string): Decide =>
  ({ stable, previous, canary }) => {
    if (!canary) throw new Error(`${remote} has no canary.`)
    return {
      next: { stable, previous, canary: null },
      told: { action: 'demote', version: canary.version, by, ...because(reason) },
    }
  }

/** Live again is what was before; nothing happens where `bad`, which was to go, is not live any more. */
export const wayBack =
  (remote: string, by: string, reason?: string, bad?: string): Decide =>
  ({ stable, previous }) => {
    if (!previous) throw new Error(`${remote} has no previous release to go back to.`)
    if (bad !== undefined && stable !== bad) throw new Error(`${remote} ${bad} is not live any more.`)
    return {
      next: { stable: previous, previous: stable, canary: null },
      told: { action: 'rollback', version: previous, by, ...because(reason) },
    }
  }
