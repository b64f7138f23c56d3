import type { Channels, ReleaseManifest } from '@calm-rest/contract/releases'
import type { StoredRelease } from '../release-store.ts'
import type { Proven } from './proven.ts'
import { isServed, type VersionStatus, versionStatus } from './version-status.ts'
import type { createVersions } from './versions.ts'

interface ReadingsDeps {
  versions: Pick<ReturnType<typeof createVersions>, 'read'>
  readChannels: (remote: string) => Channels
  proven: Proven
}

/** Reads of a page view, from files on this machine. */
export const createReadings = ({ versions, readChannels, proven }: ReadingsDeps) => {
  /** A published release; undefined if it is missing, incomplete, not the promoted one, or not proven. */
  const release = (remote: string, version: string): StoredRelease | undefined => {
    try {
      const found = versions.read(remote, version)
      const promoted = readChannels(remote).manifests[version]
      if (!found || (promoted !== undefined && promoted !== found.hash)) return undefined
      const verdict = proven(remote, version, found)
      if (verdict?.fault !== undefined) return undefined
      const { publisher, key } = verdict ?? {}
      return { base: `/releases/${remote}/${version}/`, ...found, publisher, key }
    } catch {
      return undefined
    }
  }

  /** The live release; undefined if its files are missing or incomplete. */
  const readStable = (remote: string): ReleaseManifest | undefined => {
    const { stable } = readChannels(remote)
    return stable ? release(remote, stable)?.manifest : undefined
  }

  return {
    release,
    readStable,
    versionStatus: (remote: string, version: string): VersionStatus =>
      versionStatus(readChannels(remote), version),
    isServed: (remote: string, version: string, now: Date): boolean =>
      isServed(readChannels(remote), version, now),
  }
}
