import {
  assertBackendsMapped,
  assertMayGoLive,
  assertNoConflict,
  type BackendsFile,
  type Permission,
  ReleaseRefused,
  type ReleaseRules,
  type ReleaseStore,
} from '@calm-rest/releases'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { assertGatePassed } from './assert-gate-passed.ts'

/** Promotions and canaries of a team on one machine: far above what a team needs, too few for a loop in its CI. */
export const liveChangesPerHour = 60

interface GoLiveDeps {
  backends: BackendsFile
  rules: ReleaseRules
  now: () => Date
}

interface Asked {
  remote: string
  version: string
  despiteFreeze?: string | undefined
  /** Throws unless the sender may override a freeze. */
  assertMayOverride: () => Promise<unknown>
}

/**
 * Checks that a version may go live in the store's environment: by the platform's rules, by the gate unless the team may
 * do without, and beside the live releases. Returns the reason for the history.
 */
export const createGoLive = ({ backends, rules, now }: GoLiveDeps) => {
  const limiter = new RateLimiterMemory({ points: liveChangesPerHour, duration: 60 * 60 })

  return async (
    store: ReleaseStore,
    { remote, version, despiteFreeze, assertMayOverride }: Asked,
    { withoutGate, team }: Permission,
  ): Promise<string | undefined> => {
    // what only waits is told last: a team asks for the gate again and again
    const at = now()
    if (despiteFreeze !== undefined && rules.freezes.active({ remote, environment: store.environment }, at)) {
      await assertMayOverride()
    }
    const exception = await assertMayGoLive({ store, rules, now: at }, { remote, version, despiteFreeze })
    if (!withoutGate) await assertGatePassed(store, remote, version)
    await store.ensureLocal(remote, version)
    const release = store.release(remote, version)
    if (release) {
      assertNoConflict(store, release.manifest)
      assertBackendsMapped(backends, release.manifest)
    }
    await limiter.consume(team).catch(() => {
      throw new ReleaseRefused(
        'too_many_release_requests',
        `At most ${liveChangesPerHour} promotions and canaries of ${team} an hour.`,
      )
    })
    const untried = withoutGate ? 'without the gate, as the platform allows this team' : undefined
    return [untried, exception].filter((reason) => reason !== undefined).join('; ') || undefined
  }
}
