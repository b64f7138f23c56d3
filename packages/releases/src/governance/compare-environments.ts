import type { ReleaseDiff } from '@calm-rest/contract/release-api'
import type { ReleaseStore } from '../release-store.ts'

type LiveVersion = NonNullable<ReleaseDiff['remotes'][number]['from']>

const liveIn = async (store: ReleaseStore, remote: string): Promise<LiveVersion | null> => {
  const { stable, history } = store.readChannels(remote)
  if (!stable) return null
  await store.ensureLocal(remote, stable)
  const release = store.release(remote, stable)
  const change = history.findLast(
    ({ action, version }) => version === stable && (action === 'promote' || action === 'rollback'),
  )
  return {
    version: stable,
    publisher: release?.publisher?.by ?? null,
    commit: release?.publisher?.commit ?? release?.manifest.revision ?? null,
    since: change?.at ?? null,
  }
}

/** The remotes whose live version differs between two environments. Throws for an unknown environment. */
export const compareEnvironments = async (
  store: ReleaseStore,
  { from, to }: Pick<ReleaseDiff, 'from' | 'to'>,
): Promise<ReleaseDiff> => {
  const [left, right] = await Promise.all([store.at(from), store.at(to)])
  const names = [...new Set([...left.remotes(), ...right.remotes()])].sort()
  const remotes = await Promise.all(
    names.map(async (remote) => ({
      remote,
      from: await liveIn(left, remote),
      to: await liveIn(right, remote),
    })),
  )
  return { from, to, remotes: remotes.filter((each) => each.from?.version !== each.to?.version) }
}
