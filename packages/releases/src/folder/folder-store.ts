import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type ReleaseManifest, remoteName } from '@calm-rest/contract/releases'
import type { Actor } from '../actor.ts'
import { looksKey } from '../bucket/keys.ts'
import { createCompositions } from '../composition/compositions.ts'
import { type GateReport, readGateReport, writeGateReport } from '../gate-report.ts'
import { channelsName, deliveriesFile } from '../governance/channels-name.ts'
import { assertEnvironment } from '../governance/environments-file.ts'
import type { ReleaseRules } from '../governance/release-rules.ts'
import { createLooks } from '../looks/looks-file.ts'
import type { Proof } from '../proof/proof.ts'
import { approvalAnew, signAnew, signApproval, thePlatform } from '../proof/sign-anew.ts'
import { signatureFor } from '../proof/signature-file.ts'
import type { Publisher } from '../proof/statement.ts'
import type { ReleaseStore } from '../release-store.ts'
import { folderDocument } from '../shared-document.ts'
import { createApproved } from './approved.ts'
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
  /** Called once for each stored release without a valid proof, or without an approval that it needs. */
  onUnproven?: ((why: Error) => void) | undefined
  /** The platform's rules; a store without them has one environment and needs no approvals. */
  rules?: ReleaseRules | undefined
  /** One of the rules' environments; the main one if undefined. */
  environment?: string | undefined
  /** Milliseconds between two checks of signatures and keys; tests set it. */
  recheckMs?: number
}

/** A store of releases in a folder of this machine: plain files, which any web server or CDN can serve. */
export const createReleaseStore = (folder: string, options: ReleaseStoreOptions = {}) => {
  const { rules } = options
  // asked each time: the platform may name its environments while a site runs
  const mainEnvironment = () => rules?.environments.main()
  const environment = () => options.environment ?? mainEnvironment()
  const environments = () => rules?.environments.names() ?? []
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
  const approved = createApproved({ versions, ...options, environment })
  const channelsOf = (name: string | undefined) =>
    createChannels(folder, { ...options, published, name: channelsName(name, mainEnvironment()) })
  const channels = channelsOf(environment())
  /** Channels of every environment, this one last. */
  const everywhere = () => [
    ...environments()
      .filter((name) => name !== environment())
      .map((name) => ({ where: name, its: channelsOf(name) })),
    { where: environment(), its: channels },
  ]

  const remoteFolders = (): string[] =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => remoteName.safeParse(name).success)
          .sort()
      : []
  const remotes = () => remoteFolders().filter(channels.exists)

  const at = (name: string): ReleaseStore => {
    assertEnvironment({ names: environments }, name)
    return name === environment() ? store : createReleaseStore(folder, { ...options, environment: name })
  }

  const readings = createReadings({ versions, readChannels: channels.read, proven, approved })
  const store = {
    folder,
    get environment() {
      return environment()
    },
    environments,
    mainEnvironment,
    at,
    remotes,
    ...readings,
    readLatestApproval: readings.approval,
    readChannels: channels.read,
    generation: channels.generation,
    compositions: createCompositions(folder),
    readGate: (remote: string, version: string) => readGateReport(folder, remote, version),
    storeGate: (report: GateReport) => {
      writeGateReport(folder, report)
      channels.change(report.remote, decideGate(report))
    },
    ...createLooks((remote, version) => folderDocument(folder, looksKey(remote, version))),
    readLatestGate: (remote: string, version: string) => readGateReport(folder, remote, version),
    ensureLocal: () => {},
    ensureCompositionLocal: () => {},
    publishedRemotes: () => remoteFolders().filter((name) => versions.list(name).length > 0),
    versions: versions.list,
    sizes: versions.sizes,
    readManifest: (remote: string, version: string) => versions.read(remote, version)?.manifest,
    publish: (manifest: ReleaseManifest, dist: string, publisher = thePlatform()) => {
      const { remote, version } = manifest
      for (const { its } of everywhere()) assertNotRetired(remote, version, its.read(remote))
      versions.publish(manifest, dist, proof && signatureFor(proof, dist, publisher))
    },
    sign: (remote: string, version: string, by: Actor, adopting?: Publisher) => {
      const found = published(remote, version)
      const fault = faultOfFiles(join(folder, remote, version), found.manifest)
      if (fault) throw new ReleaseRefused('release_invalid', `${remote} ${version} is not signed: ${fault}.`)
      const signed = signAnew(proof, found, () => versions.readSignature(remote, version), adopting)
      const approval = approvalAnew(proof, found, versions.readSignature(remote, version), () =>
        versions.readApproval(remote, version),
      )
      versions.writeSignature(remote, version, signed)
      if (approval !== undefined) versions.writeApproval(remote, version, approval)
      if (channels.exists(remote)) channels.change(remote, decideNote('sign', version, by))
    },
    approve: (remote: string, version: string, approver: Publisher, by: Actor) => {
      assertNotRetired(remote, version, channels.read(remote))
      promotable(remote, version)
      const found = published(remote, version)
      const verdict = proven(remote, version, found)
      versions.writeApproval(remote, version, signApproval(proof, found, verdict, approver))
      channels.change(remote, decideNote('approve', version, by))
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
      const decideIn = (where: string | undefined) => decideRetire(remote, version, by, reason, where)
      // before any is changed: it may be live in another
      for (const { where, its } of everywhere()) decideIn(where)(its.read(remote))
      published(remote, version)
      let changed = channels.read(remote)
      for (const { where, its } of everywhere()) changed = its.change(remote, decideIn(where))
      versions.remove(remote, version)
      return changed
    },
    notePublished: (remote: string, version: string, by: Actor) =>
      channels.change(remote, decideNote('publish', version, by)),
    demote: (remote: string, by: Actor, reason?: string) =>
      channels.change(remote, decideDemote(remote, by, reason)),
    rollback: (remote: string, by: Actor, reason?: string, bad?: string) =>
      channels.change(remote, decideRollback(remote, by, reason, bad)).stable as string,
    hookDeliveries: folderDocument(folder, deliveriesFile(environment(), rules?.environments.main())),
    isUnreachable: () => false,
    close: () => {},
  } satisfies ReleaseStore
  return store
}
