import type { Channels } from '@calm-rest/contract/releases'
import type { ReleaseStore } from '../release-store.ts'
import { type Subject, type SubjectUse, usesOf } from './uses-of.ts'

type Channel = 'live' | 'canary' | 'previous'

/** A release that uses a subject. */
export interface SubjectUser extends Pick<SubjectUse, 'role' | 'breaks'> {
  remote: string
  version: string
  channel: Channel
  /** Of 100 visitors, those of a canary. */
  percent?: number | undefined
}

/** Versions that guests have or that a rollback gives them. */
export const versionsIn = ({ stable, canary, previous }: Channels) =>
  [
    { channel: 'live' as const, version: stable },
    { channel: 'canary' as const, version: canary?.version, percent: canary?.percent },
    { channel: 'previous' as const, version: previous },
  ].filter((one): one is typeof one & { version: string } => Boolean(one.version))

/**
 * Releases that use a subject, by remote: live ones, canaries, and those before, to which a rollback returns. Reads the
 * manifests that the store keeps in memory.
 */
export const impactOf = (
  store: Pick<ReleaseStore, 'remotes' | 'readChannels' | 'release'>,
  subject: Subject,
): SubjectUser[] =>
  [...store.remotes()].sort().flatMap((remote) =>
    versionsIn(store.readChannels(remote)).flatMap(({ version, ...channel }) => {
      const manifest = store.release(remote, version)?.manifest
      return (manifest ? usesOf(manifest, subject) : []).map(({ role, breaks }) => ({
        remote,
        version,
        ...channel,
        role,
        breaks,
      }))
    }),
  )
