import type { Channels, ReleaseManifest } from '@calm-rest/contract/releases'
import type { Actor } from './actor.ts'
import type { Awaitable } from './awaitable.ts'
import type { Compositions } from './composition/compositions.ts'
import type { VersionStatus } from './folder/version-status.ts'
import type { GateReport } from './gate-report.ts'
import type { createLooks } from './looks/looks-file.ts'
import type { ApprovalVerdict } from './proof/approval.ts'
import type { Publisher } from './proof/statement.ts'
import type { SharedDocument } from './shared-document.ts'

/** A published release that matches channels.json, and the address of its files. */
export interface StoredRelease {
  base: string
  manifest: ReleaseManifest
  /** Hash of its release.json. */
  hash: string
  /** Publisher by its signature; undefined only in a store without proof. */
  publisher?: Publisher | undefined
  /** Id of the key that signed it. */
  key?: string | undefined
}

/** Whether a version needs an approval in an environment, and who approved it or why that does not count. */
export type ApprovalState = { isRequired: boolean } & ApprovalVerdict

type Looks = ReturnType<typeof createLooks>

/** Reads of a page view. They are synchronous, since this machine has the data. */
interface Readings {
  /**
   * Folder of the releases' files on this machine: the store itself, or a copy of all files that pages may
   * request.
   */
  readonly folder: string
  /** Environment whose live releases these are; undefined where the platform has one only. */
  readonly environment: string | undefined
  /** Every remote that was ever promoted here. */
  remotes(): string[]
  /** A published release; undefined if it is missing, incomplete, not the promoted one, or not proven. */
  release(remote: string, version: string): StoredRelease | undefined
  readChannels(remote: string): Channels
  /** Differs after every change of a channel, by any process; undefined if the store does not tell. */
  generation(): string | undefined
  /** The live release; undefined if its files are missing or incomplete. */
  readStable(remote: string): ReleaseManifest | undefined
  /** Approval of a version on this machine; undefined if it is not proven. */
  approval(remote: string, version: string): ApprovalState | undefined
  /** State of a published version. */
  versionStatus(remote: string, version: string): VersionStatus
  /** Whether guests' pages may request the files of a version; one that was never live needs a preview. */
  isServed(remote: string, version: string, now: Date): boolean
  readonly compositions: Compositions
  /** Gate report of a version; undefined where the gate never ran. */
  readGate(remote: string, version: string): GateReport | undefined
}

/**
 * Store of releases: a published version never changes, and channels.json names the live ones. A writer sees
 * another's change completely or not at all, and loses none.
 */
export interface ReleaseStore extends Readings {
  /** Environments of the platform in their order; empty where it has one only. */
  environments(): readonly string[]
  /** The one that is live without a name; undefined where there is one only. */
  mainEnvironment(): string | undefined
  /** The same versions with the live ones of another environment, as they are now. Throws for an unknown one. */
  at(environment: string): Awaitable<ReleaseStore>
  /**
   * Fetches a version that this machine lacks because no channel names it; does nothing if it is not
   * published.
   */
  ensureLocal(remote: string, version: string): Awaitable<void>
  /** Fetches a set of releases that another machine served. */
  ensureCompositionLocal(id: string): Awaitable<void>
  /** Every remote with a published version, live or not. */
  publishedRemotes(): Awaitable<string[]>
  /** Every published version of a remote. */
  versions(remote: string): Awaitable<string[]>
  /** Bytes of each stored version of a remote, including incomplete ones. */
  sizes(remote: string): Promise<ReadonlyMap<string, number>>
  readManifest(remote: string, version: string): Awaitable<ReleaseManifest | undefined>
  /** Signs a build and publishes it. Throws `AlreadyPublished` for an existing version. */
  publish(manifest: ReleaseManifest, dist: string, publisher?: Publisher): Awaitable<void>
  /**
   * Signs a published version again with the current key, and records it in the history. An unproven one is
   * refused, unless `adopting` names a publisher who vouches for it.
   */
  sign(remote: string, version: string, by: Actor, adopting?: Publisher): Awaitable<void>
  /**
   * Signs the approval of a version, in place of an earlier one, and records it in the history. Throws
   * `ReleaseRefused` if the approver may be the publisher.
   */
  approve(remote: string, version: string, approver: Publisher, by: Actor): Awaitable<void>
  /** Removes a version that is no longer needed. */
  remove(remote: string, version: string): Awaitable<void>
  /** Makes a version live from the next page view and ends a canary. */
  promote(remote: string, version: string, by: Actor, reason?: string): Awaitable<Channels>
  /** Makes a version live for a percentage of visitors. */
  canary(remote: string, version: string, percent: number, by: Actor, reason?: string): Awaitable<Channels>
  /** Ends the canary for everybody from the next page view. */
  demote(remote: string, by: Actor, reason?: string): Awaitable<Channels>
  /** Makes the previous version live and returns it; with `bad` only if that version is still live. */
  rollback(remote: string, by: Actor, reason?: string, bad?: string): Awaitable<string>
  /**
   * Retires a version for good, in every environment, and removes its files. Refuses one that is live in any, and a
   * retired one.
   */
  retire(remote: string, version: string, by: Actor, reason?: string): Awaitable<Channels>
  /** Records in the history who published a version. */
  notePublished(remote: string, version: string, by: Actor): Awaitable<Channels>
  /** Gate report of a version as it is in the store now, made by any machine. */
  readLatestGate(remote: string, version: string): Awaitable<GateReport | undefined>
  /** Approval of a version as it is in the store now, given on any machine; undefined if it is not proven. */
  readLatestApproval(remote: string, version: string): Awaitable<ApprovalState | undefined>
  /** Stores a report of the gate, and records its result in the history. */
  storeGate(report: GateReport): Awaitable<void>
  /** How far the deliveries to hooks of this environment's events are. */
  readonly hookDeliveries: SharedDocument
  /** Pictures in which a version differs from the live one, as they are in the store now. */
  readLooks: Looks['readLooks']
  /** Changes them, with their approval: no other writer's are lost unseen. */
  changeLooks: Looks['changeLooks']
  /** Whether the store did not respond to the last look. */
  isUnreachable(): boolean
  close(): void
}
