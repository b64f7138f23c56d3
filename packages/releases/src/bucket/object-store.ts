import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Channels, type ReleaseManifest, releaseVersion, remoteName } from '@calm-rest/contract/releases'
import { type BucketLocation, forEachConcurrently, type ObjectStore, openBucket } from '@calm-rest/objects'
import { createApproved } from '../folder/approved.ts'
import {
  assertNotRetired,
  decideCanary,
  decideDemote,
  decideGate,
  decideNote,
  decidePromote,
  decideRetire,
  decideRollback,
} from '../folder/changes.ts'
import { createReleaseStore } from '../folder/folder-store.ts'
import type { ChannelChange } from '../folder/next-channels.ts'
import { parseManifest } from '../folder/parse-manifest.ts'
import { createProven } from '../folder/proven.ts'
import { createReadings } from '../folder/readings.ts'
import { notPublished, ReleaseRefused } from '../folder/refusals.ts'
import { createVersions } from '../folder/versions.ts'
import { type GateReport, readGateReport, writeGateReport } from '../gate-report.ts'
import { channelsName, deliveriesFile } from '../governance/channels-name.ts'
import { assertEnvironment } from '../governance/environments-file.ts'
import type { ReleaseRules } from '../governance/release-rules.ts'
import { createLooks } from '../looks/looks-file.ts'
import type { Proof } from '../proof/proof.ts'
import { approvalAnew, readable, signAnew, signApproval, thePlatform } from '../proof/sign-anew.ts'
import { signatureFor } from '../proof/signature-file.ts'
import { wholeBlocks } from '../quotas/bytes-on-disk.ts'
import type { ReleaseStore } from '../release-store.ts'
import { objectDocument } from '../shared-document.ts'
import { channelFacts, ownFacts } from './facts.ts'
import type { NotWhole } from './fetch-version.ts'
import { type FollowEvents, follow } from './follow.ts'
import { approvalKey, gateKey, looksKey, manifestKey, signatureKey, versionFolder } from './keys.ts'
import { createLiveChannels } from './live-channels.ts'
import { createMirror, type Mirror } from './mirror.ts'
import { createObjectChannels } from './object-channels.ts'
import { createObjectCompositions } from './object-compositions.ts'
import { publishObjects } from './publish-objects.ts'

export interface ObjectReleaseStoreOptions extends FollowEvents {
  location: BucketLocation
  /** Folder for a copy of the files that pages may request. */
  folder: string
  /** Whether it follows the live releases until it is closed; a command looks once. */
  follows: boolean
  /** The platform's rules; a store without them has one environment and needs no approvals. */
  rules?: ReleaseRules | undefined
  /** One of the rules' environments; the main one if undefined. */
  environment?: string | undefined
  onNotWhole: (why: NotWhole) => void
  /** Signs and verifies releases; a store without it accepts every release. */
  proof?: Proof | undefined
  /** Called once for each stored release without a valid proof. */
  onUnproven?: ((why: Error) => void) | undefined
  /** Milliseconds between two checks of signatures and keys; tests set it. */
  recheckMs?: number
}

/**
 * A store of releases in a bucket, for any number of servers: every change is made in the bucket by
 * conditional writes; pages read a copy on their own machine, which follows within half a second.
 */
export const openObjectReleaseStore = async (options: ObjectReleaseStoreOptions): Promise<ReleaseStore> => {
  const bucket = await openBucket(options.location)
  const { folder, onNotWhole } = options
  return openIn({ bucket, mirror: createMirror({ bucket, folder, onNotWhole }) }, options)
}

interface Shared {
  bucket: ObjectStore
  mirror: Mirror
}

const openIn = async (shared: Shared, options: ObjectReleaseStoreOptions): Promise<ReleaseStore> => {
  const { bucket, mirror } = shared
  const { folder, rules } = options
  // asked each time: the platform may name its environments while a site runs
  const mainEnvironment = () => rules?.environments.main()
  const environment = () => options.environment ?? mainEnvironment()
  const environments = () => rules?.environments.names() ?? []
  const nameOf = (name: string | undefined) => channelsName(name, mainEnvironment())
  const name = nameOf(environment())
  const live = createLiveChannels({ bucket, mirror, name, remembered: rememberedIn(folder, options) })
  const { compositions, ensureLocal: ensureCompositionLocal } = createObjectCompositions(bucket, folder)
  const following = await startToFollow(live, options)
  const { proof } = options
  const local = createVersions(folder)
  const proven = createProven({ versions: local, ...options })
  const approved = createApproved({ versions: local, ...options, environment })
  const readings = createReadings({ versions: local, readChannels: live.read, proven, approved })

  const read = async (remote: string, version: string) => {
    const found = await bucket.get(manifestKey(remote, version))
    return found && parseManifest(found.content)
  }
  const versions = async (remote: string): Promise<string[]> =>
    (await bucket.list(`${remote}/`)).flatMap(({ key }) => {
      const [, version, file, ...deeper] = key.split('/')
      return version && file === 'release.json' && deeper.length === 0 ? [version] : []
    })
  const published = async (remote: string, version: string) => {
    const found = await read(remote, version)
    if (!found) throw notPublished(remote, version, await versions(remote))
    return found
  }
  /** Requires a version that may go live: published, complete and proven, and now on this machine. */
  const assertPromotable = async (remote: string, version: string) => {
    assertNotRetired(remote, version, live.read(remote))
    await published(remote, version)
    if (!proof) return
    await mirror.ensureLocal(remote, version)
    await mirror.fetchSignature(remote, version)
    await mirror.fetchApproval(remote, version)
    const found = local.read(remote, version)
    const fault = found ? proven(remote, version, found, 0)?.fault : 'it is not whole'
    if (fault) throw new ReleaseRefused('release_unproven', `${remote} ${version} is not promoted: ${fault}.`)
  }
  const channelsOf = (where: string | undefined) => createObjectChannels(bucket, published, nameOf(where))
  const channels = channelsOf(environment())
  const others = () =>
    environments()
      .filter((where) => where !== environment())
      .map((where) => ({ where, its: channelsOf(where) }))
  const assertRetiredNowhere = async (remote: string, version: string) => {
    assertNotRetired(remote, version, live.read(remote))
    for (const { its } of others()) assertNotRetired(remote, version, await its.read(remote))
  }
  const change = async (remote: string, decide: (now: Channels) => ChannelChange): Promise<Channels> => {
    const changed = await channels.change(remote, decide)
    // the change is done; if the bucket fails now, a later look applies it here
    await live.set(remote, changed).catch(() => {})
    return changed
  }

  const storeApproval = async (remote: string, version: string, content: string) => {
    await bucket.put(approvalKey(remote, version), Buffer.from(content), channelFacts)
    local.writeApproval(remote, version, content)
  }

  return {
    folder,
    get environment() {
      return environment()
    },
    environments,
    mainEnvironment,
    at: async (where) => {
      assertEnvironment({ names: environments }, where)
      return openIn(shared, { ...options, environment: where, follows: false })
    },
    remotes: live.remotes,
    ...readings,
    readChannels: live.read,
    // channels of a bucket are in memory
    generation: () => undefined,
    compositions,
    readGate: (remote, version) => readGateReport(folder, remote, version),
    storeGate: async (report: GateReport) => {
      writeGateReport(folder, report)
      const content = Buffer.from(`${JSON.stringify(report, null, 2)}\n`)
      await bucket.put(gateKey(report.remote, report.version), content, ownFacts)
      await change(report.remote, decideGate(report))
    },
    ...createLooks((remote, version) => objectDocument(bucket, looksKey(remote, version))),
    readLatestGate: async (remote, version) => {
      await mirror.fetchGateReport(remote, version)
      return readGateReport(folder, remote, version)
    },
    readLatestApproval: async (remote, version) => {
      await mirror.ensureLocal(remote, version)
      await mirror.fetchApproval(remote, version)
      return readings.approval(remote, version)
    },
    ensureLocal: mirror.ensureLocal,
    ensureCompositionLocal,
    publishedRemotes: async () =>
      (await bucket.folders('')).filter((name) => remoteName.safeParse(name).success).sort(),
    versions,
    sizes: (remote) => sizesIn(bucket, remote),
    readManifest: async (remote, version) => {
      live.expect(remote)
      return (await read(remote, version))?.manifest
    },
    publish: async (manifest: ReleaseManifest, dist: string, publisher = thePlatform()) => {
      live.expect(manifest.remote)
      await assertRetiredNowhere(manifest.remote, manifest.version)
      await publishObjects(bucket, manifest, dist, proof && signatureFor(proof, dist, publisher))
    },
    sign: async (remote, version, by, adopting) => {
      await published(remote, version)
      // every file is compared with its hash on the way here
      await mirror.ensureLocal(remote, version)
      const found = local.read(remote, version)
      if (!found) throw new ReleaseRefused('release_invalid', `${remote} ${version} is not whole.`)
      await mirror.fetchSignature(remote, version)
      await mirror.fetchApproval(remote, version)
      const approval = approvalAnew(
        proof,
        found,
        readable(() => local.readSignature(remote, version)),
        () => local.readApproval(remote, version),
      )
      const signed = signAnew(proof, found, () => local.readSignature(remote, version), adopting)
      await bucket.put(signatureKey(remote, version), Buffer.from(signed), channelFacts)
      local.writeSignature(remote, version, signed)
      if (approval !== undefined) await storeApproval(remote, version, approval)
      // other machines fetch it when the channels change
      if (live.remotes().includes(remote)) await change(remote, decideNote('sign', version, by))
    },
    approve: async (remote, version, approver, by) => {
      await assertPromotable(remote, version)
      const found = local.read(remote, version)
      if (!found) throw new ReleaseRefused('release_unproven', `${remote} ${version} is not whole.`)
      const verdict = proven(remote, version, found)
      await storeApproval(remote, version, signApproval(proof, found, verdict, approver))
      await change(remote, decideNote('approve', version, by))
    },
    remove: async (remote, version) => {
      await removeVersion(bucket, remote, version)
      rmSync(join(folder, remote, version), { recursive: true, force: true })
    },
    promote: async (remote, version, by, reason) => {
      await assertPromotable(remote, version)
      return change(remote, decidePromote(remote, version, by, reason))
    },
    canary: async (remote, version, percent, by, reason) => {
      await assertPromotable(remote, version)
      return change(remote, decideCanary(remote, version, percent, by, reason))
    },
    retire: async (remote, version, by, reason) => {
      assertNotRetired(remote, version, live.read(remote))
      await published(remote, version)
      const decideIn = (where: string | undefined) => decideRetire(remote, version, by, reason, where)
      // before any is changed: it may be live in another
      for (const { where, its } of others()) decideIn(where)(await its.read(remote))
      decideIn(environment())(live.read(remote))
      for (const { where, its } of others()) await its.change(remote, decideIn(where))
      const changed = await change(remote, decideIn(environment()))
      await removeVersion(bucket, remote, version)
      return changed
    },
    notePublished: (remote, version, by) => change(remote, decideNote('publish', version, by)),
    demote: (remote, by, reason) => change(remote, decideDemote(remote, by, reason)),
    rollback: async (remote, by, reason, bad) =>
      (await change(remote, decideRollback(remote, by, reason, bad))).stable as string,
    hookDeliveries: objectDocument(bucket, deliveriesFile(environment(), rules?.environments.main())),
    isUnreachable: () => following?.isUnreachable() ?? false,
    close: () => {
      following?.stop()
      bucket.close()
    },
  }
}

/** The channels that this machine read last. */
const rememberedIn = (
  folder: string,
  { rules, environment }: Pick<ObjectReleaseStoreOptions, 'rules' | 'environment'>,
) => {
  const store = createReleaseStore(folder, { rules, environment })
  return new Map(store.remotes().map((remote) => [remote, store.readChannels(remote)]))
}

/** Without a first look the store opens only if this machine has a copy of the channels. */
const startToFollow = async (
  live: ReturnType<typeof createLiveChannels>,
  { follows, onUnreachable, onReachable }: ObjectReleaseStoreOptions,
) => {
  let isUnreachable = false
  try {
    await live.look()
  } catch (cause) {
    if (!follows || live.remotes().length === 0) throw cause
    isUnreachable = true
    onUnreachable(cause)
  }
  return follows ? follow(live.look, { onUnreachable, onReachable }, isUnreachable) : undefined
}

/**
 * Sizes of every version that has an object, published or not, with its pictures: incomplete ones take space, too.
 */
const sizesIn = async (bucket: ObjectStore, remote: string): Promise<ReadonlyMap<string, number>> => {
  const sizes = new Map<string, number>()
  const objects = await bucket.list(`${remote}/`)
  const add = (version: string, bytes: number) =>
    sizes.set(version, (sizes.get(version) ?? 0) + wholeBlocks(bytes))
  for (const { key, bytes } of objects) {
    const version = key.split('/')[1] ?? ''
    if (releaseVersion.safeParse(version).success) add(version, bytes)
  }
  const pictures = new Map(objects.map(({ key, bytes }) => [key, bytes]))
  for (const version of sizes.keys()) {
    const bytes = pictures.get(looksKey(remote, version))
    if (bytes !== undefined) add(version, bytes)
  }
  return sizes
}

const removalsAtOnce = 16

/** Deletes release.json first, so that an incomplete version does not count as published. */
const removeVersion = async (bucket: ObjectStore, remote: string, version: string) => {
  await bucket.remove(manifestKey(remote, version))
  await bucket.remove(looksKey(remote, version))
  const left = await bucket.list(versionFolder(remote, version))
  await forEachConcurrently(removalsAtOnce, left, ({ key }) => bucket.remove(key))
}
