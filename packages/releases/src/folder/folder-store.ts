import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type ReleaseManifest, remoteName } from '@calm-rest/contract/releases'
import type { Actor } from '../actor.ts'
import { createCompositions } from '../composition/compositions.ts'
import { type GateReport, readGateReport, writeGateReport } from '../gate-report.ts'
import type { Proof } from '../proof/proof.ts'
import { signAnew, thePlatform } from '../proof/sign-anew.ts'
import { signatureFor } from '../proof/signature-file.ts'
import type { Publisher } from '../proof/statement.ts'
import type { ReleaseStore } from '../release-store.ts'
import { folderDocument } from '../shared-document.ts'
import {
  assertNotRetired,
  decideCanary,
  decideDemote,
  decideGate,
  decideNote,
  decidePromote,
  decideRetire,
  decideRollback,
} from './changes.ts'
import { createChannels } from './channels.ts'
import { faultOfFiles } from './fault-of-files.ts'
import { createProven } from './proven.ts'
import { createReadings } from './readings.ts'
import { notPublished, ReleaseRefused } from './refusals.ts'
import { createVersions } from './versions.ts'

interface ReleaseStoreOptions {
  /** Longest wait for other processes in milliseconds, if not the default. */
  patienceMs?: number
  /** Called once for each channels.json that cannot be read. */
  onDamaged?: ((why: Error) => void) | undefined
  /** Signs and verifies releases; a store without it accepts every release. */
  proof?: Proof | undefined
  /** Called once for each stored release without a valid proof. */
  onUnproven?: ((why: Error) => void) | undefined
  /** Milliseconds between two checks of signatures and keys; tests set it. */
  recheckMs?: number
}

/** A store of releases in a folder of this machine: plain files, which any web server or CDN can serve. */
export const createReleaseStore = (folder: string, options: ReleaseStoreOptions = {}) => {
  const versions = createVersions(folder)
  const published = (remote: string, version: string) => {
    const found = versions.read(remote, version)
    if (!found) throw notPublished(remote, version, versions.list(remote))
    return found
  }
  const { proof } = options
  const proven = createProven({ versions, ...options })
  /** Requires a version that may go live: published, proven, and with all its files unchanged. */
  const promotable = (remote: string, version: string) => {
    const found = published(remote, version)
    if (!proof) return
    const fault =
      proven(remote, version, found, 0)?.fault ?? faultOfFiles(join(folder, remote, version), found.manifest)
    if (fault) throw new ReleaseRefused('release_unproven', `${remote} ${version} is not promoted: ${fault}.`)
  }
  const channels = createChannels(folder, { ...options, published })

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
    ...createReadings({ versions, readChannels: channels.read, proven }),
    readChannels: channels.read,
    compositions: createCompositions(folder),
    readGate: (remote: string, version: string) => readGateReport(folder, remote, version),
    storeGate: (report: GateReport) => {
      writeGateReport(folder, report)
      channels.change(report.remote, decideGate(report))
    },
    readLatestGate: (remote: string, version: string) => readGateReport(folder, remote, version),
    ensureLocal: () => {},
    ensureCompositionLocal: () => {},
    publishedRemotes: () => remoteFolders().filter((name) => versions.list(name).length > 0),
    versions: versions.list,
    sizes: versions.sizes,
    readManifest: (remote: string, version: string) => versions.read(remote, version)?.manifest,
    publish: (manifest: ReleaseManifest, dist: string, publisher = thePlatform()) => {
      const { remote, version } = manifest
      assertNotRetired(remote, version, channels.read(remote))
      versions.publish(manifest, dist, proof && signatureFor(proof, dist, publisher))
    },
    sign: (remote: string, version: string, by: Actor, adopting?: Publisher) => {
      const found = published(remote, version)
      const fault = faultOfFiles(join(folder, remote, version), found.manifest)
      if (fault) throw new ReleaseRefused('release_invalid', `${remote} ${version} is not signed: ${fault}.`)
      const signed = signAnew(proof, found, () => versions.readSignature(remote, version), adopting)
      versions.writeSignature(remote, version, signed)
      if (channels.exists(remote)) channels.change(remote, decideNote('sign', version, by))
    },
    remove: versions.remove,
    promote: (remote: string, version: string, by: Actor, reason?: string) => {
      const decide = decidePromote(remote, version, by, reason)
      return channels.change(remote, (now) => {
        const change = decide(now)
        promotable(remote, version)
        return change
      })
    },
    canary: (remote: string, version: string, percent: number, by: Actor, reason?: string) => {
      const decide = decideCanary(remote, version, percent, by, reason)
      return channels.change(remote, (now) => {
        const change = decide(now)
        promotable(remote, version)
        return change
      })
    },
    retire: (remote: string, version: string, by: Actor, reason?: string) => {
      const decide = decideRetire(remote, version, by, reason)
      const changed = channels.change(remote, (now) => {
        const change = decide(now)
        published(remote, version)
        return change
      })
      versions.remove(remote, version)
      return changed
    },
    notePublished: (remote: string, version: string, by: Actor) =>
      channels.change(remote, decideNote('publish', version, by)),
    demote: (remote: string, by: Actor, reason?: string) =>
      channels.change(remote, decideDemote(remote, by, reason)),
    rollback: (remote: string, by: Actor, reason?: string, bad?: string) =>
      channels.change(remote, decideRollback(remote, by, reason, bad)).stable as string,
    hookDeliveries: folderDocument(folder, 'hooks/deliveries.json'),
    isUnreachable: () => false,
    close: () => {},
  } satisfies ReleaseStore
}
