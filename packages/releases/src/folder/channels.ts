import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Channels, channels } from '@calm-rest/contract/releases'
import { writeAtomically } from './files.ts'
import { withLock } from './lock.ts'
import { type ChannelChange, nextChannels, noChannels, type PublishedManifest } from './next-channels.ts'
import { parsedFiles } from './parsed-files.ts'

interface ChannelsOptions {
  /** Reads a published version. Throws where there is none. */
  published: (remote: string, version: string) => PublishedManifest
  /** Longest wait for other processes that release just now, where it is not the usual one. */
  patienceMs?: number | undefined
  /** Hears once of each channels.json that cannot be read. */
  onDamaged?: ((why: Error) => void) | undefined
}

/**
 * channels.json of every remote below `folder`, and a copy of each beside it: where one cannot be read, the copy goes on,
 * and where both cannot, that remote alone is live for nobody.
 */
export const createChannels = (
  folder: string,
  { published, patienceMs, onDamaged = () => {} }: ChannelsOptions,
) => {
  const fileOf = (remote: string) => join(folder, remote, 'channels.json')
  const copyOf = (remote: string) => join(folder, remote, 'channels.copy.json')

  const file = parsedFiles((content) => channels.parse(JSON.parse(content.toString())))
  const reported = new Map<string, string>()

  /** Content of a file; an error that names it where it cannot be read. */
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

  /** Nothing where neither file can be read. */
  const readWhole = (remote: string): Channels | undefined => {
    const found = readFile(fileOf(remote))
    if (!(found instanceof Error)) return found ?? noChannels
    tell(remote, found)
    const copy = readFile(copyOf(remote))
    return copy instanceof Error ? undefined : copy
  }

  const read = (remote: string): Channels => readWhole(remote) ?? noChannels

  /** Reads, decides and writes while nobody else can: no change of another team is ever lost. */
  const change = (remote: string, decide: (now: Channels) => ChannelChange): Channels =>
    withLock(
      folder,
      () => {
        const now = readWhole(remote)
        if (!now) throw damaged(fileOf(remote))
        const changed = nextChannels(now, decide(now), (version) => published(remote, version))
        const content = `${JSON.stringify(changed, null, 2)}\n`
        writeAtomically(fileOf(remote), content)
        writeAtomically(copyOf(remote), content)
        return changed
      },
      patienceMs,
    )

  return { read, change, exists: (remote: string) => existsSync(fileOf(remote)) }
}

/** A change would lose what was live, and who made it so. */
const damaged = (path: string) =>
  new Error(
    `${path} cannot be read, and neither can its copy beside it. Put it back from a backup, or delete both and promote again.`,
  )
