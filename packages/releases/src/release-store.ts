import type { Channels, ReleaseManifest } from '@calm-rest/contract/releases'
import type { Actor } from './actor.ts'
import type { Awaitable } from './awaitable.ts'
import type { Compositions } from './composition/compositions.ts'
import type { VersionStatus } from './folder/version-status.ts'
import type { GateReport } from './gate-report.ts'
import type { Publisher } from './proof/statement.ts'

/** A published release that is what channels.json says, and where its files are served. */
export interface StoredRelease {
  base: string
  manifest: ReleaseManifest
  /** Hash of its release.json. */
  hash: string
  /** Who published it, by its signature; undefined only in a store that asks for none. */
  publisher?: Publisher | undefined
  /** Id of the key that signed it. */
  key?: string | undefined
}

/** Reads for a page view. They never wait: this machine has the answer. */
interface Readings {
  /** Folder of the releases' files on this machine: the store itself, or a copy of all that pages may request. */
  readonly folder: string
  /** Every remote that was ever promoted here. */
  remotes(): string[]
  /** A release as it was published; nothing where it is not there, not whole, not what was promoted, or not proven. */
  release(remote: string, version: string): StoredRelease | undefined
  readChannels(remote: string): Channels
  /** The live release; nothing where its files are not there or not whole. */
  readStable(remote: string): ReleaseManifest | undefined
  /** State of a published version. */
  versionStatus(remote: string, version: string): VersionStatus
  /** Whether pages of guests may ask for the files of a version; one that was never live takes a preview. */
  isServed(remote: string, version: string, now: Date): boolean
  readonly compositions: Compositions
  /** Gate report of a version; undefined where the gate never ran. */
  readGate(remote: string, version: string): GateReport | undefined
}

/**
 * Store of releases: a published version never changes, and channels.json names the live ones. A writer sees all or
 * nothing of another one's changes, and loses none of them.
 */
export interface ReleaseStore extends Readings {
  /** Fetches a version that this machine lacks, since no channel names it; nothing happens where it is not published. */
  ensureLocal(remote: string, version: string): Awaitable<void>
  /** Fetches a set of releases that another machine served. */
  ensureCompositionLocal(id: string): Awaitable<void>
  /** Every remote of which something was published; live or not. */
  publishedRemotes(): Awaitable<string[]>
  /** Every published version of a remote. */
  versions(remote: string): Awaitable<string[]>
  /** Bytes that each stored version of a remote takes, by its version; of one that broke off, too. */
  sizes(remote: string): Promise<ReadonlyMap<string, number>>
  readManifest(remote: string, version: string): Awaitable<ReleaseManifest | undefined>
  /** Signs a build and takes it in. Refuses a version that is there already, by `AlreadyPublished`. */
  publish(manifest: ReleaseManifest, dist: string, publisher?: Publisher): Awaitable<void>
  /**
   * Signs a published version anew, by the key that signs now, and says so in the history. One that is not proven is
   * refused, unless `adopting` says who vouches for it.
   */
  sign(remote: string, version: string, by: Actor, adopting?: Publisher): Awaitable<void>
  /** Takes a version away, which nobody may need any more. */
  remove(remote: string, version: string): Awaitable<void>
  /** Makes a version live from the next page view on; ends a canary. */
  promote(remote: string, version: string, by: Actor, reason?: string): Awaitable<Channels>
  /** Gives a version to so many of a hundred visitors. */
  canary(remote: string, version: string, percent: number, by: Actor, reason?: string): Awaitable<Channels>
  /** Takes the canary back, for everybody, from the next page view on. */
  demote(remote: string, by: Actor, reason?: string): Awaitable<Channels>
  /** Makes the version live that was before, and answers it. With `bad` only where that one is live still. */
  rollback(remote: string, by: Actor, reason?: string, bad?: string): Awaitable<string>
  /** Withdraws a version for good and removes its files. Refuses the live one, and one that was retired before. */
  retire(remote: string, version: string, by: Actor, reason?: string): Awaitable<Channels>
  /** Adds to the history who published a version. */
  notePublished(remote: string, version: string, by: Actor): Awaitable<Channels>
  /** Gate report of a version as it is in the store right now, whichever machine made it. */
  readLatestGate(remote: string, version: string): Awaitable<GateReport | undefined>
  storeGate(report: GateReport): Awaitable<void>
  /** Whether it did not answer the last time that it was asked what is live. */
  isUnreachable(): boolean
  close(): void
}
