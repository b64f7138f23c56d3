import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Channels, channels, type ReleaseChange } from '@calm-rest/contract/releases'
import { writeAtomically } from './files.ts'
import { withLock } from './lock.ts'
import { parsedFiles } from './parsed-files.ts'

const none: Channels = { stable: null, previous: null, canary: null, manifests: {}, history: [] }

/** What a change makes of the channels, and how history tells it. */
export interface ChannelChange {
  next: Pick<Channels, 'stable' | 'previous' | 'canary'>
  told: Omit<ReleaseChange, 'at'>
}

/** channels.json of every remote below `folder`. `manifestHash` answers that of a published version. */
export const createChannels = (folder: string, manifestHash: (remote: string, version: string) => string) => {
  const fileOf = (remote: string) => join(folder, remote, 'channels.json')

  const file = parsedFiles((content) => channels.parse(JSON.parse(content.toString())))

  const read = (remote: string): Channels => file(fileOf(remote)) ?? none

  /** Reads, decides and writes while nobody else can: no change of another team is ever lost. */
  const change = (remote: string, decide: (now: Channels) => ChannelChange): Channels =>
    withLock(folder, () => {
      const now = read(remote)
      const { next, told } = decide(now)
      const history = [...now.history, { at: new Date().toISOString(), ...told }]
      const named = [next.stable, next.previous, next.canary?.version].filter((version) => version != null)
      const manifests = Object.fromEntries(
        // a hash that is known stays: what was changed on the disk since must not become right by the next promotion
        [...new Set(named)].map((version) => [
          version,
          now.manifests[version] ?? manifestHash(remote, version),
        ]),
      )
      const changed = { ...next, manifests, history }
      writeAtomically(fileOf(remote), `${JSON.stringify(changed, null, 2)}\n`)
      return changed
    })

  return { read, change, exists: (remote: string) => existsSync(fileOf(remote)) }
}
