import type { Channels, ReleaseManifest } from '@calm-rest/contract/releases'
import type { Publisher } from '../proof/statement.ts'
import type { ApprovalState, StoredRelease } from '../release-store.ts'
import type { Approved } from './approved.ts'
import type { Proven } from './proven.ts'
import { isServed, type VersionStatus, versionStatus } from './version-status.ts'
import type { createVersions } from './versions.ts'

interface ReadingsDeps {
  versions: Pick<ReturnType<typeof createVersions>, 'read'>
  readChannels: (remote: string) => Channels
  proven: Proven
  approved: Approved
}

type Found = Readonly<{ manifest: ReleaseManifest; hash: string }>

/** Reads of a page view, from files on this machine. */
export const createReadings = ({ versions, readChannels, proven, approved }: ReadingsDeps) => {
  /**
   * Whether guests may not see a version because it lacks an approval. One that was never live needs a preview's
   * signature, and its approver wants to see it.
   */
  const lacksApproval = (remote: string, version: string, found: Found, publisher: Publisher): boolean => {
    const fault = approved.fault(remote, version, found, publisher)
    const isForGuests = fault !== undefined && versionStatus(readChannels(remote), version) !== 'published'
    approved.report(`${remote} ${version}`, isForGuests ? fault : undefined)
    return isForGuests
  }

  /** A published release; undefined if it is missing, incomplete, not the promoted one, or not proven. */
  const release = (remote: string, version: string): StoredRelease | undefined => {
    try {
      const found = versions.read(remote, version)
      const promoted = readChannels(remote).manifests[version]
      if (!found || (promoted !== undefined && promoted !== found.hash)) return undefined
      const verdict = proven(remote, version, found)
      if (verdict?.fault !== undefined) return undefined
      if (verdict && lacksApproval(remote, version, found, verdict.publisher)) return undefined
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

  /** Who approved a version, and whether it has to be; undefined if it is not proven, or there are no rules. */
  const approval = (remote: string, version: string): ApprovalState | undefined => {
    const found = versions.read(remote, version)
    const verdict = found && proven(remote, version, found)
    if (!verdict || verdict.fault !== undefined) return undefined
    const isRequired = approved.isRequired(remote, verdict.publisher)
    return { isRequired, ...approved.verdictOf(remote, version, found, verdict.publisher) }
  }

  return {
    release,
    approval,
    readStable,
    versionStatus: (remote: string, version: string): VersionStatus =>
      versionStatus(readChannels(remote), version),
    isServed: (remote: string, version: string, now: Date): boolean =>
      isServed(readChannels(remote), version, now),
  }
}
