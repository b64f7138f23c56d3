import type { Channels } from '@calm-rest/contract/releases'
import type { Health } from './outcomes.ts'

/** Limits above which a release is rolled back automatically. */
export const budget = {
  /** Page views below which a failure rate is not judged. */
  minViews: 20,
  /** Networks that must report failures: one broken browser, or one attacker with a few addresses, rolls nothing back. */
  minFailedNetworks: 6,
  /** Failures in fewer networks than that, from which on the owner is notified and decides. */
  minReports: 10,
  /**
   * Failure rate of its views, and excess over the release beside it: extensions and bad connections cause
   * some failures.
   */
  maxRate: 0.05,
  /** Milliseconds after a promotion in which a release is rolled back automatically; later failures have another cause. */
  watchedMs: 24 * 60 * 60 * 1000,
} as const

/** The `by` of a change that was made because of the budget, in the history of a remote. */
export const errorBudgetActor = 'error budget'

interface Situation {
  channels: Channels
  now: Date
  health: (version: string, since: string) => Health
}

/** The action that a release needs, and its reason. */
export interface Verdict {
  /** `demote` ends the canary, `rollback` restores the previous release, `tell` only notifies: too few networks report the failure. */
  act: 'demote' | 'rollback' | 'tell'
  version: string
  reason: string
}

/** Since when the canary is live for this share of visitors, as an ISO time. */
export const canarySince = ({ canary, history }: Channels, now: Date): string =>
  history.findLast(({ action, version }) => action === 'canary' && version === canary?.version)?.at ??
  now.toISOString()

/** The verdict on what is live by its reported outcomes; undefined where nothing has to happen. */
export const judge = ({ channels, now, health }: Situation): Verdict | undefined => {
  const { stable, previous, canary, history } = channels
  if (canary && stable) {
    const since = canarySince(channels, now)
    const verdict = about(canary.version, 'demote', health(canary.version, since), health(stable, since))
    if (verdict) return verdict
  }
  const last = history.findLast(({ action }) => action === 'promote' || action === 'rollback')
  // only once: the release after an automatic rollback stays until a person decides
  if (!stable || !previous || last?.action !== 'promote') return undefined
  if (now.getTime() - Date.parse(last.at) > budget.watchedMs) return undefined
  const before = new Date(Date.parse(last.at) - budget.watchedMs).toISOString()
  return about(stable, 'rollback', health(stable, last.at), health(previous, before))
}

const rate = ({ views, failures }: Health) => (views === 0 ? 0 : failures / views)

const about = (
  version: string,
  act: 'demote' | 'rollback',
  release: Health,
  beside: Health,
): Verdict | undefined => {
  const { views, failures, failedNetworks } = release
  if (rate(release) <= budget.maxRate || rate(release) <= rate(beside) + budget.maxRate) return undefined
  const reason = `failed on ${failures} of ${views} page views, in ${failedNetworks} networks`
  if (failedNetworks < budget.minFailedNetworks) {
    return failures < budget.minReports ? undefined : { act: 'tell', version, reason }
  }
  return views < budget.minViews ? undefined : { act, version, reason }
}
