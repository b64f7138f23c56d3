import { existsSync, readdirSync } from 'node:fs'
import { type ReleaseManifest, remoteName } from '@calm-rest/contract/releases'
import { createChannels } from './store/channels.ts'
import { createVersions } from './store/versions.ts'

/** A published release that is what channels.json says, and where its files are served. */
export interface StoredRelease {
  base: string
  manifest: ReleaseManifest
  /** Hash of its release.json. */
  hash: string
}

/**
 * The folder of releases: what was published never changes, and channels.json says what is live.
 * Plain files, so that any web server or CDN can serve them.
 */
export const createReleaseStore = (folder: string) => {
  const versions = createVersions(folder)
  const published = (remote: string, version: string) => {
    const found = versions.read(remote, version)
    if (!found) throw new Error(notThere(remote, version, versions.list(remote)))
    return found
  }
  const channels = createChannels(folder, (remote, version) => published(remote, version).hash)

  /** Makes a version live from the next page view on; ends a canary. */
  const promote = (remote: string, version: string, by: string, reason?: string) =>
    channels.change(remote, (now) => {
      published(remote, version)
      const previous = now.stable === version ? now.previous : now.stable
      return {
        next: { stable: version, previous, canary: null },
        told: { action: 'promote', version, by, ...(reason && { reason }) },
      }
    })

  /** Gives a version to so many of a hundred visitors. */
  const canary = (remote: string, version: string, percent: number, by: string, reason?: string) =>
    channels.change(remote, (now) => {
      published(remote, version)
      if (!now.stable) throw new Error(`${remote} has nothing live yet: promote a version first.`)
      if (now.stable === version) throw new Error(`${remote} ${version} is live for everybody already.`)
      const { stable, previous } = now
      return {
        next: { stable, previous, canary: { version, percent } },
        told: { action: 'canary', version, by, percent, ...(reason && { reason }) },
      }
    })

  /** Takes the canary back, for everybody, from the next page view on. */
  const demote = (remote: string, by: string, reason?: string) =>
    channels.change(remote, ({ stable, previous, canary }) => {
      if (!canary) throw new Error(`${remote} has no canary.`)
      const told = { action: 'demote' as const, version: canary.version, by, ...(reason && { reason }) }
      return { next: { stable, previous, canary: null }, told }
    })

  /** Makes the version live that was before. */
  const rollback = (remote: string, by: string, reason?: string): string => {
    const { stable } = channels.change(remote, (now) => {
      if (!now.previous) throw new Error(`${remote} has no previous release to go back to.`)
      const version = now.previous
      const told = { action: 'rollback' as const, version, by, ...(reason && { reason }) }
      return { next: { stable: version, previous: now.stable, canary: null }, told }
    })
    return stable as string
  }

  /** Every remote that was ever promoted here. */
  const remotes = (): string[] =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => remoteName.safeParse(name).success && channels.exists(name))
          .sort()
      : []

  /** A release as it was published; nothing where it is not there, not whole, or not what was promoted. */
  const release = (remote: string, version: string): StoredRelease | undefined => {
    try {
      const found = versions.read(remote, version)
      const promoted = channels.read(remote).manifests[version]
      if (!found || (promoted !== undefined && promoted !== found.hash)) return undefined
      return { base: `/releases/${remote}/${version}/`, ...found }
    } catch {
      return undefined
    }
  }

  return {
    folder,
    remotes,
    release,
    readChannels: channels.read,
    readManifest: (remote: string, version: string) => versions.read(remote, version)?.manifest,
    /** The live release; nothing where its files are not there or not whole. */
    readStable: (remote: string): ReleaseManifest | undefined => {
      const { stable } = channels.read(remote)
      return stable ? release(remote, stable)?.manifest : undefined
    },
    versions: versions.list,
    publish: versions.publish,
    promote,
    canary,
    demote,
    rollback,
  }
}

export type ReleaseStore = ReturnType<typeof createReleaseStore>

const notThere = (remote: string, version: string, known: string[]) =>
  `${remote} ${version} is not published. Published: ${known.join(', ') || 'none'}.`
