import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import {
  type Channels,
  channels,
  type ReleaseManifest,
  releaseManifest,
  remoteName,
} from '@calm-rest/contract/releases'

type Action = Channels['history'][number]['action']

const none: Channels = { stable: null, previous: null, canary: null, history: [] }

/** Writes a file so that a reader sees the old one or the new one, never half of it. */
const writeAtomically = (path: string, content: string) => {
  const draft = `${path}.${process.pid}.new`
  writeFileSync(draft, content, { flush: true })
  renameSync(draft, path)
}

/**
 * The folder of releases: what was published never changes, and channels.json says what is live.
 * Plain files, so that any web server or CDN can serve them.
 */
export const createReleaseStore = (folder: string) => {
  const channelsFile = (remote: string) => join(folder, remote, 'channels.json')

  const readChannels = (remote: string): Channels =>
    existsSync(channelsFile(remote))
      ? channels.parse(JSON.parse(readFileSync(channelsFile(remote), 'utf8')))
      : none

  const readManifest = (remote: string, version: string): ReleaseManifest | undefined => {
    const file = join(folder, remote, version, 'release.json')
    return existsSync(file) ? releaseManifest.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined
  }

  const versions = (remote: string): string[] =>
    existsSync(join(folder, remote))
      ? readdirSync(join(folder, remote)).filter((name) =>
          existsSync(join(folder, remote, name, 'release.json')),
        )
      : []

  /** Copies a build into the store. Refuses a version that is there already. */
  const publish = (manifest: ReleaseManifest, dist: string) => {
    const { remote, version } = manifest
    const target = join(folder, remote, version)
    if (existsSync(target)) throw new Error(alreadyThere(remote, version))
    mkdirSync(join(folder, remote), { recursive: true })
    const draft = join(folder, remote, `.${version}.${process.pid}.new`)
    rmSync(draft, { recursive: true, force: true })
    cpSync(dist, draft, { recursive: true })
    // a rename onto a release that another process published meanwhile fails, and that is right
    renameSync(draft, target)
  }

  /** Makes a version live from the next page view on. */
  const setStable = (remote: string, version: string, action: Action, by: string) => {
    if (!readManifest(remote, version)) throw new Error(notThere(remote, version, versions(remote)))
    const now = readChannels(remote)
    const history = [...now.history, { at: new Date().toISOString(), action, version, by }]
    const previous = now.stable === version ? now.previous : now.stable
    writeAtomically(
      channelsFile(remote),
      `${JSON.stringify({ stable: version, previous, canary: null, history }, null, 2)}\n`,
    )
  }

  /** Every remote that was ever published here. */
  const remotes = (): string[] =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => remoteName.safeParse(name).success && existsSync(channelsFile(name)))
          .sort()
      : []

  /** The live release of a remote; nothing where its files are not there or not whole. */
  const readStable = (remote: string): ReleaseManifest | undefined => {
    try {
      const { stable } = readChannels(remote)
      return stable ? readManifest(remote, stable) : undefined
    } catch {
      return undefined
    }
  }

  return {
    remotes,
    readStable,
    readChannels,
    readManifest,
    versions,
    publish,
    promote: (remote: string, version: string, by: string) => setStable(remote, version, 'promote', by),
    rollback: (remote: string, by: string) => {
      const { previous } = readChannels(remote)
      if (!previous) throw new Error(`${remote} has no previous release to go back to.`)
      setStable(remote, previous, 'rollback', by)
      return previous
    },
  }
}

export type ReleaseStore = ReturnType<typeof createReleaseStore>

const alreadyThere = (remote: string, version: string) =>
  `${remote} ${version} is published already, and a published version never changes. Raise the version in ${remote}/package.json.`

const notThere = (remote: string, version: string, known: string[]) =>
  `${remote} ${version} is not published. Published: ${known.join(', ') || 'none'}.`
