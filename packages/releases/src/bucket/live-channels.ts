import { type Channels, remoteName } from '@calm-rest/contract/releases'
import type { ObjectStore } from '@calm-rest/objects'
import { noChannels } from '../folder/next-channels.ts'
import { channelsKey } from './keys.ts'
import type { Mirror } from './mirror.ts'
import { parseChannels } from './object-channels.ts'

/** Milliseconds between searches for remotes that were never promoted before. */
const discoverMs = 5_000
/** After this many milliseconds without a response a look is abandoned; the next look starts anew. */
const lookMs = 5_000

interface Known {
  channels: Channels
  /** ETag of the file; undefined if the channels come from an earlier run. */
  etag: string | undefined
}

interface LiveChannelsOptions {
  bucket: ObjectStore
  mirror: Mirror
  /** Name of the file without `.json`, by environment. */
  name: string
  /** The channels that this machine read last. */
  remembered: ReadonlyMap<string, Channels>
}

/**
 * The live channels in memory: a page view makes no request. They change only once all releases that they
 * name are on this machine, and stay while the bucket is unreachable.
 */
export const createLiveChannels = ({ bucket, mirror, name: fileName, remembered }: LiveChannelsOptions) => {
  const live = new Map<string, Known>(
    [...remembered].map(([remote, channels]) => [remote, { channels, etag: undefined }]),
  )
  const seen = new Set(remembered.keys())
  let discoveredAt = Number.NEGATIVE_INFINITY

  const adopt = (remote: string, known: Known) => {
    live.set(remote, known)
    mirror.storeChannels(remote, known.channels, fileName)
  }

  const look = async (remote: string, signal: AbortSignal) => {
    const before = live.get(remote)
    const key = channelsKey(remote, fileName)
    const found =
      before?.etag === undefined
        ? await bucket.get(key, signal)
        : await bucket.getUnless(before.etag, key, signal)
    if (found === 'same') return
    const read = found && { channels: parseChannels(key, found.content), etag: found.etag }
    if (read) await mirror.ensureNamedLocal(remote, read.channels)
    // this process may have changed the channels meanwhile; then the read ones are older
    if (live.get(remote) !== before) return
    if (read) adopt(remote, read)
    else live.delete(remote)
  }

  const discover = async () => {
    if (performance.now() - discoveredAt < discoverMs) return
    for (const name of await bucket.folders('')) if (remoteName.safeParse(name).success) seen.add(name)
    discoveredAt = performance.now()
  }

  return {
    read: (remote: string): Channels => live.get(remote)?.channels ?? noChannels,
    remotes: () => [...live.keys()].sort(),
    /** Looks at all remotes once; throws the first error after the others are done. */
    look: async () => {
      await discover()
      const signal = AbortSignal.timeout(lookMs)
      const looks = await Promise.allSettled([...seen].map((remote) => look(remote, signal)))
      const failed = looks.find((one) => one.status === 'rejected')
      if (failed) throw failed.reason
    },
    /** Applies a change that this process has just made. */
    set: async (remote: string, channels: Channels) => {
      seen.add(remote)
      await mirror.ensureNamedLocal(remote, channels)
      adopt(remote, { channels, etag: undefined })
    },
    /** Includes this remote in every look from now on. */
    expect: (remote: string) => void seen.add(remote),
  }
}
