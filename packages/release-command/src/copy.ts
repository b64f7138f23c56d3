import { join } from 'node:path'
import { AlreadyPublished, type ReleaseStore } from '@calm-rest/releases'

interface CopyOptions {
  from: ReleaseStore
  to: ReleaseStore
  by: string
  say: (line: string) => void
}

/**
 * Copies every version of a folder into another store, and makes the same versions live where none is live yet. It
 * can be repeated after an interruption. Returns the number of versions that were new there.
 */
export const copyReleases = async ({ from, to, by, say }: CopyOptions): Promise<number> => {
  let copied = 0
  for (const remote of await from.publishedRemotes()) {
    for (const version of await from.versions(remote)) {
      if (!(await copyVersion(from, to, remote, version))) continue
      copied += 1
      say(`${remote} ${version}`)
    }
  }
  for (const environment of from.environments()) {
    await copyLive(await from.at(environment), await to.at(environment), by)
  }
  if (from.environments().length === 0) await copyLive(from, to, by)
  return copied
}

const copyVersion = async (from: ReleaseStore, to: ReleaseStore, remote: string, version: string) => {
  const manifest = await from.readManifest(remote, version)
  if (!manifest) return false
  try {
    await to.publish(manifest, join(from.folder, remote, version))
    return true
  } catch (cause) {
    if (cause instanceof AlreadyPublished) return false
    throw cause
  }
}

const copyLive = async (from: ReleaseStore, to: ReleaseStore, by: string) => {
  for (const remote of from.remotes()) await makeLive(from, to, remote, by)
}

const makeLive = async (from: ReleaseStore, to: ReleaseStore, remote: string, by: string) => {
  if (to.readChannels(remote).stable) return
  const { stable, previous, canary } = from.readChannels(remote)
  for (const version of [previous, stable]) if (version) await to.promote(remote, version, by, 'copied')
  if (canary) await to.canary(remote, canary.version, canary.percent, by, 'copied')
}
