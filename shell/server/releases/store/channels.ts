import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Channels, channels } from '@calm-rest/contract/releases'
import { writeAtomically } from './files.ts'
import { withLock } from './lock.ts'
import { type ChannelChange, nextChannels, noChannels } from './next-channels.ts'
import { parsedFiles } from './parsed-files.ts'

/** channels.json of every remote below `folder`. `manifestHash` answers that of a published version. */
export const createChannels = (
  folder: string,
  manifestHash: (remote: string, version: string) => string,
  patienceMs?: number,
) => {
  const fileOf = (remote: string) => join(folder, remote, 'channels.json')

  const file = parsedFiles((content) => channels.parse(JSON.parse(content.toString())))

  const read = (remote: string): Channels => file(fileOf(remote)) ?? noChannels

  /** Reads, decides and writes while nobody else can: no change of another team is ever lost. */
  const change = (remote: string, decide: (now: Channels) => ChannelChange): Channels =>
    withLock(
      folder,
      () => {
        const now = read(remote)
        const changed = nextChannels(now, decide(now), (version) => manifestHash(remote, version))
        writeAtomically(fileOf(remote), `${JSON.stringify(changed, null, 2)}\n`)
        return changed
      },
      patienceMs,
    )

  return { read, change, exists: (remote: string) => existsSync(fileOf(remote)) }
}
