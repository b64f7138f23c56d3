import { namedVersions } from '../folder/next-channels.ts'
import { ReleaseRefused } from '../folder/refusals.ts'
import { isRetired } from '../folder/version-status.ts'
import type { GrantsFile } from '../grants/grants-file.ts'
import type { ReleaseStore } from '../release-store.ts'
import { bytesOnDisk } from './bytes-on-disk.ts'

/** Quotas for versions that are not live, in number and bytes, and for all versions of the site. */
export interface ReleaseQuotas {
  remote: Quota
  team: Quota
  /** Bytes of every version of every remote, including live ones. */
  siteBytes: number
}

interface Quota {
  versions: number
  bytes: number
}

const megabyte = 1024 * 1024

export const usualQuotas: ReleaseQuotas = {
  remote: { versions: 100, bytes: 200 * megabyte },
  team: { versions: 300, bytes: 600 * megabyte },
  siteBytes: 2_000 * megabyte,
}

interface QuotaDeps {
  store: ReleaseStore
  quotas: ReleaseQuotas
  /** Names of a team's remotes. */
  remotesOf: (team: string) => readonly string[]
}

interface Arriving {
  remote: string
  team: string
  /** Folder with the files to be published. */
  folder: string
}

/** Throws `ReleaseRefused` if a build exceeds the quota of its remote, its team or the site. */
export type AssertRoom = (arriving: Arriving) => Promise<void>

export const createAssertRoom = ({ store, quotas, remotesOf }: QuotaDeps): AssertRoom => {
  const usageOf = async (remote: string): Promise<Usage> => {
    const channels = store.readChannels(remote)
    const environments = await Promise.all(store.environments().map((name) => store.at(name)))
    const named = [store, ...environments].flatMap((its) => namedVersions(its.readChannels(remote)))
    const usage = { idle: { versions: 0, bytes: 0 }, bytes: 0 }
    for (const [version, bytes] of await store.sizes(remote)) {
      if (isRetired(channels, version)) {
        // left behind by a process that was interrupted
        await store.remove(remote, version)
        continue
      }
      usage.bytes += bytes
      if (named.includes(version)) continue
      usage.idle.versions += 1
      usage.idle.bytes += bytes
    }
    return usage
  }

  return async ({ remote, team, folder }) => {
    const bytes = await bytesOnDisk(folder)
    const names = new Set([...(await store.publishedRemotes()), remote])
    const usages = new Map<string, Usage>()
    for (const name of names) usages.set(name, await usageOf(name))
    const ofTeam = new Set([remote, ...remotesOf(team)])
    const idleOf = (remotes: Iterable<string>) =>
      sum([...remotes].flatMap((name) => usages.get(name)?.idle ?? []))
    assertWithin(remote, idleOf([remote]), bytes, quotas.remote)
    assertWithin(team, idleOf(ofTeam), bytes, quotas.team)
    const all = [...usages.values()].reduce((total, usage) => total + usage.bytes, bytes)
    if (all > quotas.siteBytes) {
      throw new ReleaseRefused(
        'releases_full',
        `All releases together would take ${megabytes(all)} MB, and the site has room for ${megabytes(quotas.siteBytes)} MB.`,
      )
    }
  }
}

interface Usage {
  /** Versions that no channel names. */
  idle: Quota
  /** Bytes of all versions. */
  bytes: number
}

const sum = (parts: readonly Quota[]): Quota =>
  parts.reduce(
    (total, part) => ({ versions: total.versions + part.versions, bytes: total.bytes + part.bytes }),
    {
      versions: 0,
      bytes: 0,
    },
  )

const assertWithin = (owner: string, idle: Quota, arriving: number, quota: Quota) => {
  const bytes = idle.bytes + arriving
  if (idle.versions + 1 <= quota.versions && bytes <= quota.bytes) return
  throw new ReleaseRefused(
    'release_quota',
    `Versions of ${owner} that are not live, with this one: ${idle.versions + 1} of at most ${quota.versions}, ${megabytes(bytes)} MB of at most ${megabytes(quota.bytes)} MB. Retire versions that nobody needs, or ask the platform to prune.`,
  )
}

const megabytes = (bytes: number) => (bytes / megabyte).toFixed(1)

/** Remotes for which a team has, or had, a token or a trusted CI. */
export const remotesOfTeam = ({ read }: Pick<GrantsFile, 'read'>, team: string): string[] => {
  const { tokens, trustedPublishers } = read()
  return [...tokens, ...trustedPublishers].filter((grant) => grant.team === team).map(({ remote }) => remote)
}
