import type { Channels } from '@calm-rest/contract/releases'
import type { Health } from './outcomes.ts'

/** How much may fail before a release is taken back by itself. */
export const budget = {
  /** Fewer views say nothing yet. */
  minViews: 20,
  /** One broken browser, or one person with a grudge, takes nothing back. */
  minFailedClients: 3,
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

/** What has to happen by itself, if anything: the canary goes, or the release before comes back. */
export const judge = ({
  channels,
  now,
  health,
}: Situation): { act: 'demote' | 'rollback'; reason: string } | undefined => {
  const { stable, previous, canary, history } = channels
  if (canary && stable) {
    const since = history.findLast(({ version }) => version === canary.version)?.at ?? now.toISOString()
    const reason = overspent(health(canary.version, since), health(stable, since))
    if (reason) return { act: 'demote', reason }
  }
  const last = history.findLast(({ action }) => action === 'promote' || action === 'rollback')
  // once: what took the place of a bad release by itself stays, until a person decides
  if (!stable || !previous || last?.action !== 'promote') return undefined
  if (now.getTime() - Date.parse(last.at) > budget.watchedMs) return undefined
  const before = new Date(Date.parse(last.at) - budget.watchedMs).toISOString()
  const reason = overspent(health(stable, last.at), health(previous, before))
  return reason ? { act: 'rollback', reason } : undefined
}

const rate = ({ views, failures }: Health) => (views === 0 ? 0 : failures / views)

const overspent = (release: Health, beside: Health): string | undefined => {
  if (release.views < budget.minViews || release.failedClients < budget.minFailedClients) return undefined
  if (rate(release) <= budget.maxRate || rate(release) <= rate(beside) + budget.maxRate) return undefined
  return `failed on ${release.failures} of ${release.views} page views, for ${release.failedClients} clients`
}
