import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, gunzipSync } from 'node:zlib'
import { Refused } from '@calm-rest/command/outcomes'
import type { Unseal } from './age.ts'
import { partKey, type SegmentName, type SnapshotName, segmentKey, wholeKey } from './names.ts'
import { noMemory, openObject, type Reader, tooLarge } from './open-object.ts'
import type { RestorePlan } from './plan.ts'
import { openRoom, type Room } from './room.ts'
import { mostPartBytes, readSegmentHeader, readWhole, type SegmentHeader } from './segment.ts'
import { openStateFile, type StateFile } from './state-file.ts'

/** A line of JSON without anything that grows. */
const mostWholeBytes = 16 * 1024

/** A page number for each page of four gigabytes. */
const mostHeaderBytes = 8 * 1024 * 1024

/** Decrypting takes a segment twice into memory; as it is compressed, a database of hundreds of megabytes has room. */
const mostSegmentBytes = () => Math.floor(process.availableMemory() / 4)

interface DownloadOptions {
  /** For tests; by default that of the disk of the file. */
  room?: Room
}

/**
 * Downloads a state into a file and verifies that it is, byte for byte, the one that was backed up. Takes no more memory
 * and disk than such a state can need, whatever the bucket holds.
 */
export const downloadState = async (
  store: Pick<Reader, 'getAtMost' | 'name'>,
  unseal: Unseal,
  { snapshot, segments }: RestorePlan,
  path: string,
  { room }: DownloadOptions = {},
): Promise<void> => {
  const open = (key: string, mostBytes: number, refusal = tooLarge) =>
    openObject(store, unseal, { key, mostBytes, refusal })
  const state = openStateFile(path, room ?? (await openRoom(dirname(path))))
  try {
    const whole = readWhole(await open(wholeKey(snapshot), mostWholeBytes), snapshot)
    state.resize(whole.bytes)
    let written = 0
    for (let part = 0; part < snapshot.parts; part += 1) {
      const mostBytes = Math.min(mostPartBytes, whole.bytes - written)
      const key = partKey(snapshot, part)
      const content = unzipped(await open(key, mostBytes), mostBytes, key)
      state.write(content, written)
      written += content.length
    }
    state.assertSame(whole.sha256, snapshot)
    for (const segment of segments) {
      await applySegment(state, await open(segmentKey(segment), mostSegmentBytes(), noMemory), segment)
    }
  } finally {
    state.close()
  }
}

const unzipped = (content: Buffer, mostBytes: number, key: string): Buffer => {
  if (mostBytes <= 0) throw tooLarge(key, 0)
  try {
    return gunzipSync(content, { maxOutputLength: mostBytes })
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(key, mostBytes)
    throw cause
  }
}

const lineEnd = 10

const damaged = ({ generation, sequence }: SnapshotName) =>
  new Refused(`The pages of ${generation}/${sequence} are not those that it names.`)

/** Changes the file into that after the segment. Unzipped pages go to the disk at once, and no more than it names. */
const applySegment = async (state: StateFile, segment: Buffer, expected: SegmentName) => {
  let header: SegmentHeader | undefined
  let rest: Buffer = Buffer.alloc(0)
  let done = 0
  await pipeline(Readable.from([segment]), createGunzip({ chunkSize: 32 * 1024 }), async (chunks) => {
    for await (const chunk of chunks as AsyncIterable<Buffer>) {
      rest = Buffer.concat([rest, chunk])
      if (!header) {
        const end = rest.indexOf(lineEnd)
        if ((end < 0 ? rest.length : end) > mostHeaderBytes)
          throw tooLarge(segmentKey(expected), mostHeaderBytes)
        if (end < 0) continue
        header = readSegmentHeader(rest.toString('utf8', 0, end), expected)
        state.resize(header.bytes)
        rest = rest.subarray(end + 1)
      }
      const { pageBytes, pages } = header
      for (; rest.length >= pageBytes; done += 1) {
        const page = pages[done]
        if (page === undefined) throw damaged(expected)
        state.write(rest.subarray(0, pageBytes), page * pageBytes)
        rest = rest.subarray(pageBytes)
      }
    }
  })
  if (!header || done !== header.pages.length || rest.length > 0) throw damaged(expected)
  state.assertSame(header.sha256, expected)
}
