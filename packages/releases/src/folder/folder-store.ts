import { existsSync, readdirSync } from 'node:fs'
import { remoteName } from '@calm-rest/contract/releases'
import type { Actor } from '../actor.ts'
import { createCompositions } from '../composition/compositions.ts'
import { type GateReport, keepGateReport, readGateReport } from '../gate-report.ts'
import type { ReleaseStore } from '../release-store.ts'
import {
  decideCanary,
  decideDemote,
  decideNotePublished,
  decidePromote,
  decideRetire,
  decideRollback,
} from './changes.ts'
import { createChannels } from './channels.ts'
import { createReadings } from './readings.ts'
import { notPublished } from './refusals.ts'
import { createVersions } from './versions.ts'

interface ReleaseStoreOptions {
  /** Longest wait for other processes that release just now, where it is not the usual one. */
  patienceMs?: number
  /** Hears once of each channels.json that cannot be read. */
  onDamaged?: (why: Error) => void
}

/** Releases in a folder of this machine: plain files, so that any web server or CDN can serve them. */
export const createReleaseStore = (folder: string, options: ReleaseStoreOptions = {}) => {
  const versions = createVersions(folder)
  const published = (remote: string, version: string) => {
    const found = versions.read(remote, version)
    if (!found) throw notPublished(remote, version, versions.list(remote))
    return found
  }
  const manifestHash = (remote: string, version: string) => published(remote, version).hash
  const channels = createChannels(folder, { ...options, manifestHash })

  const remoteFolders = (): string[] =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => remoteName.safeParse(name).success)
          .sort()
      : []
  const remotes = () => remoteFolders().filter(channels.exists)

  return {
    folder,
    remotes,
    ...createReadings({ versions, readChannels: channels.read }),
    readChannels: channels.read,
    compositions: createCompositions(folder),
    readGate: (remote: string, version: string) => readGateReport(folder, remote, version),
    keepGate: (report: GateReport) => keepGateReport(folder, report),
    readLatestGate: (remote: string, version: string) => readGateReport(folder, remote, version),
    ensureLocal: () => {},
    ensureCompositionLocal: () => {},
    publishedRemotes: () => remoteFolders().filter((name) => versions.list(name).length > 0),
    versions: versions.list,
    readManifest: (remote: string, version: string) => versions.read(remote, version)?.manifest,
    publish: versions.publish,
    remove: versions.remove,
    promote: (remote: string, version: string, by: Actor, reason?: string) => {
      const decide = decidePromote(remote, version, by, reason)
      return channels.change(remote, (now) => {
        published(remote, version)
        return decide(now)
      })
    },
    canary: (remote: string, version: string, percent: number, by: Actor, reason?: string) => {
      const decide = decideCanary(remote, version, percent, by, reason)
      return channels.change(remote, (now) => {
        published(remote, version)
        return decide(now)
      })
    },
    retire: (remote: string, version: string, by: Actor, reason?: string) => {
      const decide = decideRetire(remote, version, by, reason)
      return channels.change(remote, (now) => {
        published(remote, version)
        return decide(now)
      })
    },
    notePublished: (remote: string, version: string, by: Actor) =>
      channels.change(remote, decideNotePublished(version, by)),
    demote: (remote: string, by: Actor, reason?: string) =>
      channels.change(remote, decideDemote(remote, by, reason)),
    rollback: (remote: string, by: Actor, reason?: string, bad?: string) =>
      channels.change(remote, decideRollback(remote, by, reason, bad)).stable as string,
    isUnreachable: () => false,
    close: () => {},
  } satisfies ReleaseStore
}
