import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { embedBuild } from '@calm-rest/contract/releases'
import { embedMajor } from '@calm-rest/embed/protocol'
import { integrityOf } from '@calm-rest/releases'

/** A loader that is never another: a snippet may name its hash. */
export interface PinnedLoader {
  version: string
  /** Path below the site. */
  url: string
  integrity: string
}

export interface EmbedLoader {
  /** Path of the loader that follows its major. */
  moving: string
  pinned: PinnedLoader
}

/**
 * Address and hash of the loader for a snippet; undefined where no elements were built. The hash is of the file that is
 * served: where a version was built again, that is the file of the first build.
 */
export const embedLoader = ({
  dist,
  versions,
}: {
  dist: string
  versions: string
}): EmbedLoader | undefined => {
  const file = join(dist, 'build.json')
  if (!existsSync(file)) return undefined
  const { version, integrity } = embedBuild.parse(JSON.parse(readFileSync(file, 'utf8')))
  const pinned = servedLoaders(versions).find((loader) => loader.version === version)
  return { moving: movingUrl, pinned: pinned ?? { version, url: urlOf(version), integrity } }
}

/** Every version that was ever served here, the newest first. */
export const servedLoaders = (versions: string): PinnedLoader[] =>
  (existsSync(versions) ? readdirSync(versions) : [])
    .flatMap((name) => /^(\d+\.\d+\.\d+)\.js$/.exec(name)?.[1] ?? [])
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .map((version) => ({
      version,
      url: urlOf(version),
      integrity: integrityOf(readFileSync(join(versions, `${version}.js`))),
    }))

export const movingUrl = `/embed/v${embedMajor}.js`

const urlOf = (version: string) => `/embed/${version}.js`
