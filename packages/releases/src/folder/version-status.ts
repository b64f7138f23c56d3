import type { Channels, ReleaseChange } from '@calm-rest/contract/releases'
import { namedVersions } from './next-channels.ts'

/**
 * State of a published version: `promoted` was live for somebody, after its gate; `withdrawn` was rolled back from,
 * demoted or retired; `published` is none of these.
 */
export type VersionStatus = 'promoted' | 'withdrawn' | 'published'

/** Milliseconds for which a page that stays open may ask for files of the releases that it came with. */
export const openPageMs = 24 * 60 * 60 * 1000

const statusAfter: Record<ReleaseChange['action'], VersionStatus | undefined> = {
  publish: undefined,
  sign: undefined,
  promote: 'promoted',
  canary: 'promoted',
  rollback: 'promoted',
  demote: 'withdrawn',
  retire: 'withdrawn',
}

/** State of a version by the history of its remote alone, and since when. */
const standingIn = ({ history }: Channels, version: string): { status: VersionStatus; since: string } => {
  let standing: { status: VersionStatus; since: string } = { status: 'published', since: '' }
  let live: string | undefined
  for (const { action, version: named, at } of history) {
    // a rollback names what is live again: what was live until then is withdrawn
    if (action === 'rollback' && live === version) standing = { status: 'withdrawn', since: at }
    const status = named === version ? statusAfter[action] : undefined
    if (status) standing = { status, since: at }
    if (action === 'promote' || action === 'rollback') live = named
  }
  return standing
}

/** Whether a version was withdrawn for good. */
export const isRetired = ({ history }: Pick<Channels, 'history'>, version: string): boolean =>
  history.some(({ action, version: named }) => action === 'retire' && named === version)

/** By the history of its remote: what is live now was never withdrawn, whatever happened to it before. */
export const versionStatus = (channels: Channels, version: string): VersionStatus => {
  const { stable, canary } = channels
  return version === stable || version === canary?.version ? 'promoted' : standingIn(channels, version).status
}

/**
 * Whether pages of guests may ask for the files of a version: one that a channel names, one that was live before and never
 * withdrawn, or one that was rolled back from or demoted within a day, since pages with it are still open. A retired
 * version has none from then on, and one that was never live takes the signature of a preview.
 */
export const isServed = (channels: Channels, version: string, now: Date): boolean => {
  if (namedVersions(channels).includes(version)) return true
  if (isRetired(channels, version)) return false
  const { status, since } = standingIn(channels, version)
  if (status !== 'withdrawn') return status === 'promoted'
  return now.getTime() - Date.parse(since) < openPageMs
}
