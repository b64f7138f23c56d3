import { gt } from 'semver'
import { namedVersions } from '../folder/next-channels.ts'
import type { GateReport } from '../gate-report.ts'
import type { ReleaseStore } from '../release-store.ts'
import { inTurn, type WaitingVersion } from './in-turn.ts'

type QueueStore = Pick<
  ReleaseStore,
  | 'environment'
  | 'mainEnvironment'
  | 'at'
  | 'publishedRemotes'
  | 'versions'
  | 'readChannels'
  | 'versionStatus'
  | 'ensureLocal'
  | 'release'
  | 'readGate'
  | 'readLatestGate'
>

/** The gate tries a version once for all environments: what waits is judged by the channels of the main one. */
const mainStore = (store: QueueStore) => {
  const main = store.mainEnvironment()
  return main === undefined || main === store.environment ? store : store.at(main)
}

/**
 * Every version that waits for the gate, in the order in which the gate tries them: those above the live one that were
 * never live and have no report for their files. The same in every environment. The gate, the API and /releases read it
 * here.
 */
export const readGateQueue = async (asked: QueueStore): Promise<WaitingVersion[]> => {
  const store = await mainStore(asked)
  const waiting: WaitingVersion[] = []
  const lastTried = new Map<string, string>()
  for (const remote of await store.publishedRemotes()) {
    const channels = store.readChannels(remote)
    const { stable } = channels
    for (const version of await store.versions(remote)) {
      const isLive = namedVersions(channels).includes(version)
      const isCandidate =
        (!stable || gt(version, stable)) && store.versionStatus(remote, version) === 'published'
      if (!isLive && !isCandidate) continue
      await store.ensureLocal(remote, version)
      const release = store.release(remote, version)
      // one that is not whole, or that nothing proves, is shown to nobody
      if (!release) continue
      const { hash, publisher, manifest } = release
      const team = publisher?.team ?? manifest.owner
      const report = await reportFor(store, { remote, version, hash, isLive })
      if (report) {
        if (report.at > (lastTried.get(team) ?? '')) lastTried.set(team, report.at)
      } else if (isCandidate) waiting.push({ remote, version, team, since: publisher?.at ?? '' })
    }
  }
  return inTurn(waiting, lastTried)
}

interface Reported {
  remote: string
  version: string
  hash: string
  isLive: boolean
}

/** The report for exactly these files. A store elsewhere is asked only for versions that seem to wait. */
const reportFor = async (
  store: QueueStore,
  { remote, version, hash, isLive }: Reported,
): Promise<GateReport | undefined> => {
  const isFor = (report: GateReport | undefined) => report?.hash === hash
  const known = store.readGate(remote, version)
  if (isFor(known) || isLive) return known
  const latest = await store.readLatestGate(remote, version)
  return isFor(latest) ? latest : undefined
}

/** Milliseconds for which a server goes on with the queue that it read: many pages may ask. */
const recentMs = 2_000

export type RecentGateQueue = () => Promise<WaitingVersion[]>

/** The queue as it was at most two seconds ago. */
export const createRecentGateQueue = (store: QueueStore): RecentGateQueue => {
  let reading: Promise<WaitingVersion[]> | undefined
  let readAt = 0
  return () => {
    if (reading && Date.now() - readAt < recentMs) return reading
    readAt = Date.now()
    reading = readGateQueue(store)
    reading.catch(() => {
      reading = undefined
    })
    return reading
  }
}
