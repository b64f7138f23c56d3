import type { Channels } from '@calm-rest/contract/releases'
import { budget, canarySince, type Verdict } from '../budget/error-budget.ts'
import { moreByChance } from '../statistics/exact-test.ts'
import { quantileOf } from '../statistics/intervals.ts'
import { higherByChance } from '../statistics/rank-test.ts'
import { bounds } from './metrics.ts'
import { type ReleaseVisit, storedDays } from './vitals.ts'

/** When a canary is worse than the release beside it, by a relevant amount. */
export const comparison = {
  /** Percentage of equally good canaries that may be demoted, for both tests together. */
  falseAlarms: 1,
  /**
   * Networks with the canary at the first look, and least number beside it; each later look has twice as
   * many.
   */
  firstLook: 50,
  /** Ratio to the other release that the canary's p75 of Interaction to Next Paint must reach … */
  slowerBy: 1.2,
  /** … and milliseconds that it must exceed it by: nobody feels less. */
  slowerByMs: 40,
  /** Excess share of networks with an uncaught error over the other release. */
  failsMoreBy: 0.02,
} as const

const watchedMs = storedDays * 24 * 60 * 60 * 1000

interface Situation {
  channels: Channels
  now: Date
  visits: (version: string, since: string) => ReleaseVisit[]
}

/**
 * The verdict on a canary by the vitals of its page views, beside those of the stable release since the
 * canary began; undefined if nothing must change.
 *
 * A network counts once for each release, with its first page view: views of one device are alike, and a
 * thousand reports of one sender say no more than one. Looks are at the first 50 networks of the canary, then
 * the first 100, 200, …, each beside those of the other release until then, so the verdict does not depend on
 * how often it is asked for. Look number k has the error probability `falseAlarms` / (k (k + 1)); their sum
 * is `falseAlarms` for any number of looks.
 */
export const judgeVitals = ({ channels, now, visits }: Situation): Verdict | undefined => {
  const { stable, canary } = channels
  if (!stable || !canary) return undefined
  const since = canarySince(channels, now)
  if (now.getTime() - Date.parse(since) > watchedMs) return undefined
  const ours = visits(canary.version, since)
  const theirs = visits(stable, since)
  const reason = slowerReason(ours, theirs) ?? failsMoreReason(ours, theirs)
  return reason === undefined ? undefined : { act: 'demote', version: canary.version, reason }
}

/** The first page view of each network. */
const firstOfNetworks = <Visit extends ReleaseVisit>(visits: readonly Visit[]) => {
  const first = new Map<string, Visit>()
  for (const visit of visits) if (!first.has(visit.network)) first.set(visit.network, visit)
  return [...first.values()]
}

/** Data of the newest look, and its error probability; undefined before the first one. */
const look = <Visit extends ReleaseVisit>(ours: readonly Visit[], theirs: readonly Visit[]) => {
  const all = firstOfNetworks(ours)
  const beside = firstOfNetworks(theirs)
  const number = Math.floor(Math.log2(all.length / comparison.firstLook)) + 1
  if (number < 1) return undefined
  const canary = all.slice(0, comparison.firstLook * 2 ** (number - 1))
  const until = canary.at(-1)?.at ?? ''
  const stable = beside.filter(({ at }) => at <= until)
  if (stable.length < comparison.firstLook) return undefined
  const mayErr = comparison.falseAlarms / 100 / 2 / (number * (number + 1))
  return { canary, stable, mayErr }
}

const hasInp = (visit: ReleaseVisit): visit is ReleaseVisit & { inp: number } => visit.inp !== null

const slowerReason = (ours: readonly ReleaseVisit[], theirs: readonly ReleaseVisit[]) => {
  const looked = look(ours.filter(hasInp), theirs.filter(hasInp))
  if (!looked) return undefined
  const canary = looked.canary.map(({ inp }) => inp)
  const stable = looked.stable.map(({ inp }) => inp)
  const slow = p75Of(canary)
  const usual = p75Of(stable)
  if (slow < usual * comparison.slowerBy || slow < usual + comparison.slowerByMs) return undefined
  const chance = higherByChance(canary, stable)
  if (chance >= looked.mayErr) return undefined
  const from = Math.round(usual)
  const to = Math.round(slow)
  return `INP p75 ${to} ms against ${from} ms, ${sizes(looked)}, ${chanceText(chance)}`
}

const p75Of = (buckets: readonly number[]) => {
  const counts = [...bounds.inpMs, Number.POSITIVE_INFINITY].map(() => 0)
  for (const bucket of buckets) counts[bucket] = (counts[bucket] ?? 0) + 1
  return quantileOf(counts, bounds.inpMs, 0.75).value
}

const failsMoreReason = (ours: readonly ReleaseVisit[], theirs: readonly ReleaseVisit[]) => {
  const looked = look(ours, theirs)
  if (!looked) return undefined
  const shareOf = (visits: readonly ReleaseVisit[]) => ({
    hits: visits.filter(({ hasFailed }) => hasFailed).length,
    of: visits.length,
  })
  const canary = shareOf(looked.canary)
  const stable = shareOf(looked.stable)
  const often = canary.hits / canary.of
  const usual = stable.hits / stable.of
  if (canary.hits < budget.minFailedNetworks || often < usual + comparison.failsMoreBy) return undefined
  const chance = moreByChance(canary, stable)
  if (chance >= looked.mayErr) return undefined
  return `uncaught errors on ${percent(often)} of page views against ${percent(usual)}, ${sizes(looked)}, ${chanceText(chance)}`
}

const number = new Intl.NumberFormat('en')
const percent = (share: number) => `${(share * 100).toFixed(1)} %`
const sizes = ({ canary, stable }: { canary: readonly unknown[]; stable: readonly unknown[] }) =>
  `${number.format(canary.length)} and ${number.format(stable.length)} networks`
const chanceText = (chance: number) => (chance < 0.001 ? 'p < 0.001' : `p = ${chance.toFixed(3)}`)
