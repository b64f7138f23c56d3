import type { Channels } from '@calm-rest/contract/releases'
import type { Health } from './outcomes.ts'

/** How much may fail before a release is taken back by itself. */
export const budget = {
  /** Fewer views say nothing yet. */
  minViews: 20,
  /** One broken browser, or a person with a grudge and some addresses, takes nothing back. */
  minFailedNetworks: 6,
  /** As many failures in fewer networks are told to people, who see whether it is the release or a stranger. */
  minTold: 10,
  /** A share of its views, alone and above that of the release it stands beside: extensions and bad lines break some. */
  maxRate: 0.05,
  /** A release that was live this long is not taken back by itself any more: what broke is something else. */
  watchedMs: 24 * 60 * 60 * 1000,
} as const

export const actor = 'error budget'

interface Situation {
  channels: Channels
  now: Date
  health: (version: string, since: string) => Health
}

/** What has to be done about a release, and why. */
export interface Verdict {
  /** The canary goes, the release before comes back, or somebody is told: it fails in too few networks to be believed. */
  act: 'demote' | 'rollback' | 'tell'
  version: string
  reason: string
}

/** What has to happen by itself, if anything. */
export const judge = ({ channels, now, health }: Situation): Verdict | undefined => {
  const { stable, previous, canary, history } = channels
  if (canary && stable) {
    const since = history.findLast(({ version }) => version === canary.version)?.at ?? now.toISOString()
    const verdict = about(canary.version, 'demote', health(canary.version, since), health(stable, since))
    if (verdict) return verdict
  }
  const last = history.findLast(({ action }) => action === 'promote' || action === 'rollback')
  // once: what took the place of a bad release by itself stays, until a person decides
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
    return failures < budget.minTold ? undefined : { act: 'tell', version, reason }
  }
  return views < budget.minViews ? undefined : { act, version, reason }
}
