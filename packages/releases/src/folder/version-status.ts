import type { Channels, ReleaseChange } from '@calm-rest/contract/releases'
import { namedVersions } from './next-channels.ts'

/**
 * State of a published version: `promoted` is or was live after its gate; `withdrawn` was rolled back,
 * demoted or retired; `published` is neither.
 */
export type VersionStatus = 'promoted' | 'withdrawn' | 'published'

/** Milliseconds for which an open page may request files of its releases. */
export const openPageMs = 24 * 60 * 60 * 1000

const statusAfter: Record<ReleaseChange['action'], VersionStatus | undefined> = {
  publish: undefined,
  sign: undefined,
  approve: undefined,
  promote: 'promoted',
  canary: 'promoted',
  rollback: 'promoted',
  demote: 'withdrawn',
  retire: 'withdrawn',
}

/** When what is live of a remote last changed; undefined if it never did. */
export const lastLiveChange = ({ history }: Pick<Channels, 'history'>): string | undefined =>
  history.findLast(({ action }) => statusAfter[action])?.at

/** State of a version by its remote's history only, and since when. */
const standingIn = ({ history }: Channels, version: string): { status: VersionStatus; since: string } => {
  let standing: { status: VersionStatus; since: string } = { status: 'published', since: '' }
  let live: string | undefined
  for (const { action, version: named, at } of history) {
    // a rollback names the version that is live again; the live version until then is withdrawn
    if (action === 'rollback' && live === version) standing = { status: 'withdrawn', since: at }
    const status = named === version ? statusAfter[action] : undefined
    if (status) standing = { status, since: at }
    if (action === 'promote' || action === 'rollback') live = named
  }
  return standing
}

/** Whether a version is or was live for everybody, and was not withdrawn since. */
export const wasLive = (channels: Channels, version: string): boolean => {
  const isNamed = ({ action, version: named }: ReleaseChange) =>
    named === version && (action === 'promote' || action === 'rollback')
  if (channels.stable === version) return true
  return channels.history.some(isNamed) && versionStatus(channels, version) === 'promoted'
}

/** Whether a version was retired. */
export const isRetired = ({ history }: Pick<Channels, 'history'>, version: string): boolean =>
  history.some(({ action, version: named }) => action === 'retire' && named === version)

/** State by the channels and the history: a live version is `promoted`, whatever happened to it before. */
export const versionStatus = (channels: Channels, version: string): VersionStatus => {
  const { stable, canary } = channels
  return version === stable || version === canary?.version ? 'promoted' : standingIn(channels, version).status
}

/**
 * Whether guests' pages may request the files of a version: a version that a channel names, one that was live
 * and never withdrawn, or one that was rolled back or demoted within a day, since pages with it are still
 * open. A retired version is not served, and one that was never live needs a preview's signature.
 */
export const isServed = (channels: Channels, version: string, now: Date): boolean => {
  if (namedVersions(channels).includes(version)) return true
  if (isRetired(channels, version)) return false
  const { status, since } = standingIn(channels, version)
  if (status !== 'withdrawn') return status === 'promoted'
  return now.getTime() - Date.parse(since) < openPageMs
}
