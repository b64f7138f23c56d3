import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ReadableStream, type ReadableWritablePair } from 'node:stream/web'
import { createGunzip } from 'node:zlib'
import { archiveLimits } from '@calm-rest/contract/release-api'
import { createTarDecoder, type ParsedTarEntry } from 'modern-tar'
import { assertFileTypes } from '../folder/assert-file-types.ts'
import { withoutPacking } from '../folder/packed.ts'
import { ReleaseRefused } from '../folder/refusals.ts'

type Chunks = AsyncIterable<Uint8Array>
export type ArchiveLimits = { [Limit in keyof typeof archiveLimits]: number }

/** So much may be unpacked of however little: below it, no ratio is judged. */
const freeBytes = 1024 * 1024

const tooLarge = (detail: string) => new ReleaseRefused('archive_too_large', detail)
const notTaken = (detail: string, cause?: unknown) => new ReleaseRefused('archive_invalid', detail, { cause })

/**
 * Unpacks a gzipped tar, as it arrives, into an empty folder. Throws `ReleaseRefused` at the first byte beyond a limit
 * and at the first entry that is no plain file at a plain path; the caller removes the folder.
 */
export const unpackArchive = async (
  archive: ReadableStream<Uint8Array> | Chunks,
  folder: string,
  limits: ArchiveLimits = archiveLimits,
): Promise<void> => {
  const count = { sent: 0, unpacked: 0 }
  try {
    await pipeline(
      archive,
      async function* (chunks: Chunks) {
        for await (const chunk of chunks) {
          count.sent += chunk.length
          if (count.sent > limits.bytes) throw tooLarge(`More than ${limits.bytes} bytes were sent.`)
          yield chunk
        }
      },
      createGunzip(),
      async function* (chunks: Chunks) {
        for await (const chunk of chunks) {
          count.unpacked += chunk.length
          assertUnpacked(count, limits)
          yield chunk
        }
      },
      (chunks: Chunks) => writeEntries(chunks, folder, limits),
    )
  } catch (cause) {
    throw asRefusal(cause)
  }
}

const assertUnpacked = ({ sent, unpacked }: { sent: number; unpacked: number }, limits: ArchiveLimits) => {
  if (unpacked > limits.unpackedBytes) {
    throw tooLarge(`It unpacks to more than ${limits.unpackedBytes} bytes.`)
  }
  if (unpacked > freeBytes && unpacked > sent * limits.ratio) {
    throw tooLarge(`It unpacks to more than ${limits.ratio} times its size.`)
  }
}

const writeEntries = async (chunks: Chunks, folder: string, limits: ArchiveLimits) => {
  const seen = new Set<string>()
  for await (const { header, body } of entriesOf(chunks)) {
    const name = header.name.replace(/^\.\//, '')
    if (header.type === 'directory') {
      if (name !== '') assertPath(name.replace(/\/$/, ''), limits)
      await body.cancel()
      continue
    }
    if (header.type !== 'file') throw notTaken(`${shown(name)} is a ${header.type}, and no file.`)
    assertPath(name, limits)
    assertFileTypes([withoutPacking(name)])
    // some file systems know no case
    if (seen.has(name.toLowerCase())) throw notTaken(`${name} is in it twice.`)
    seen.add(name.toLowerCase())
    if (seen.size > limits.files) throw tooLarge(`It has more than ${limits.files} files.`)
    const path = join(folder, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, body, { flag: 'wx' })
  }
}

const entriesOf = (chunks: Chunks) => {
  // the types of Node and of browsers differ in a detail of readers
  const decoder = createTarDecoder({ strict: true }) as ReadableWritablePair<ParsedTarEntry, Uint8Array>
  return ReadableStream.from(chunks).pipeThrough(decoder)
}

/** Segments of letters, digits, `_`, `.` and `-`: nothing that climbs, begins at a root or hides. */
const plainPath = /^\w[\w.-]*(\/\w[\w.-]*)*$/

const assertPath = (name: string, { pathChars }: ArchiveLimits) => {
  if (name.length > pathChars) throw notTaken(`A path has more than ${pathChars} characters.`)
  if (!plainPath.test(name) || name.includes('..')) throw notTaken(`${shown(name)} is no path of a release.`)
}

/** For a message: whatever a stranger wrote, short and in plain characters. */
const shown = (name: string) => JSON.stringify(name.slice(0, 80))

/** The disk's errors are ours; what else stops unpacking is the archive's. */
const diskErrors = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE', 'EACCES']

const asRefusal = (cause: unknown) => {
  if (cause instanceof ReleaseRefused) return cause
  const { code = '', message, syscall } = cause as NodeJS.ErrnoException
  if (diskErrors.includes(code)) return new ReleaseRefused('releases_unavailable', code, { cause })
  // its message names a folder of this machine
  if (syscall !== undefined) return notTaken('Two of its paths do not fit together.', cause)
  return notTaken(`It is no whole gzipped tar: ${message}`, cause)
}
