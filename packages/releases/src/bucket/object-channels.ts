import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Channels, channels } from '@calm-rest/contract/releases'
import type { ObjectStore } from '@calm-rest/objects'
import {
  type ChannelChange,
  nextChannels,
  noChannels,
  type PublishedManifest,
  versionsToRead,
} from '../folder/next-channels.ts'
import { channelFacts } from './facts.ts'
import { channelsKey } from './keys.ts'

/** Longest wait in milliseconds for others who change the same remote; each change needs two requests. */
const patienceMs = 15_000
/** Longest pause in milliseconds before another attempt; random, so that rivals do not collide again. */
const pauseMs = 120

/** Channels as read from the bucket, with their ETag. */
export interface ReadChannels {
  channels: Channels
  etag: string | undefined
}

/** Throws an error that names the object. */
export const parseChannels = (key: string, content: Buffer): Channels => {
  try {
    return channels.parse(JSON.parse(content.toString()))
  } catch (cause) {
    throw new Error(`${key} cannot be read: ${(cause as Error).message}`, { cause })
  }
}

/**
 * channels.json of one environment in a bucket, changed by compare-and-swap: a change replaces only the content that it was made
 * from, and is repeated if another one was faster. No change of another team is lost, and none is made twice.
 */
export const createObjectChannels = (
  bucket: ObjectStore,
  published: (remote: string, version: string) => Promise<PublishedManifest>,
  name?: string,
) => {
  const keyOf = (remote: string) => channelsKey(remote, name)
  const read = async (remote: string): Promise<ReadChannels> => {
    const found = await bucket.get(keyOf(remote))
    return found
      ? { channels: parseChannels(keyOf(remote), found.content), etag: found.etag }
      : { channels: noChannels, etag: undefined }
  }

  const write = (remote: string, content: Buffer, etag: string | undefined) =>
    etag === undefined
      ? bucket.create(keyOf(remote), content, channelFacts)
      : bucket.replace(etag, keyOf(remote), content, channelFacts)

  const change = async (remote: string, decide: (now: Channels) => ChannelChange): Promise<Channels> => {
    const id = randomUUID()
    const end = performance.now() + patienceMs
    for (;;) {
      const { channels: now, etag } = await read(remote)
      // this process wrote it, and the response was lost
      if (now.history.some((change) => change.id === id)) return now
      const { next, entry } = decide(now)
      const manifests = new Map<string, PublishedManifest | Error>()
      for (const version of versionsToRead(now, { next, entry }))
        manifests.set(version, await published(remote, version).catch((cause: Error) => cause))
      const changed = nextChannels(now, { next, entry: { ...entry, id } }, (version) => {
        const found = manifests.get(version)
        if (!found || found instanceof Error) throw found
        return found
      })
      if (await write(remote, Buffer.from(`${JSON.stringify(changed, null, 2)}\n`), etag)) return changed
      if (performance.now() > end) throw new Error(`${remote} is being changed by others: try again.`)
      await sleep(Math.random() * pauseMs)
    }
  }

  return { read: async (remote: string) => (await read(remote)).channels, change }
}
