import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Channels, channels } from '@calm-rest/contract/releases'
import { writeAtomically } from './files.ts'
import { createGeneration } from './generation.ts'
import { withLock } from './lock.ts'
import { type ChannelChange, nextChannels, noChannels, type PublishedManifest } from './next-channels.ts'
import { parsedFiles } from './parsed-files.ts'

interface ChannelsOptions {
  /** Reads a published version. Throws if it does not exist. */
  published: (remote: string, version: string) => PublishedManifest
  /** Name of the file without `.json`, by environment; usually `channels`. */
  name?: string | undefined
  /** Longest wait for other processes in milliseconds, if not the default. */
  patienceMs?: number | undefined
  /** Called once for each channels.json that cannot be read. */
  onDamaged?: ((why: Error) => void) | undefined
}

/**
 * channels.json, or the channels of one environment, of every remote below `folder`, with a copy beside it. The copy replaces an unreadable file;
 * if both are unreadable, only that remote is live for nobody.
 */
export const createChannels = (
  folder: string,
  { published, name = 'channels', patienceMs, onDamaged = () => {} }: ChannelsOptions,
) => {
  const fileOf = (remote: string) => join(folder, remote, `${name}.json`)
  const copyOf = (remote: string) => join(folder, remote, `${name}.copy.json`)

  const generation = createGeneration(folder)
  const file = parsedFiles((content) => channels.parse(JSON.parse(content.toString())))
  const reported = new Map<string, string>()

  /** Content of a file, or an error that names the file if it cannot be read. */
  const readFile = (path: string): Channels | Error | undefined => {
    try {
      const read = file(path)
      reported.delete(path)
      return read
    } catch (cause) {
      return new Error(`${path} cannot be read: ${(cause as Error).message}`, { cause })
    }
  }

  const tell = (remote: string, why: Error) => {
    if (reported.get(fileOf(remote)) === why.message) return
    reported.set(fileOf(remote), why.message)
    onDamaged(why)
  }

  /** Undefined if neither file can be read. */
  const readWhole = (remote: string): Channels | undefined => {
    const found = readFile(fileOf(remote))
    if (!(found instanceof Error)) return found ?? noChannels
    tell(remote, found)
    const copy = readFile(copyOf(remote))
    return copy instanceof Error ? undefined : copy
  }

  const read = (remote: string): Channels => readWhole(remote) ?? noChannels

  /** Reads, decides and writes under the lock: no change of another team is lost. */
  const change = (remote: string, decide: (now: Channels) => ChannelChange): Channels =>
    withLock(
      folder,
      () => {
        const now = readWhole(remote)
        if (!now) throw damaged(fileOf(remote))
        const changed = nextChannels(now, decide(now), (version) => published(remote, version))
        mkdirSync(dirname(fileOf(remote)), { recursive: true })
        const content = `${JSON.stringify(changed, null, 2)}\n`
        writeAtomically(fileOf(remote), content)
        writeAtomically(copyOf(remote), content)
        generation.next()
        return changed
      },
      patienceMs,
    )

  return { read, change, exists: (remote: string) => existsSync(fileOf(remote)), generation: generation.read }
}

/** Error for a change that would lose the live versions and their history. */
const damaged = (path: string) =>
  new Error(
    `${path} cannot be read, and neither can its copy beside it. Put it back from a backup, or delete both and promote again.`,
  )
