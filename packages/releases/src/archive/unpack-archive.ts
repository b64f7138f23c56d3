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

/** Bytes that may be unpacked whatever the size of the archive; the ratio is checked beyond them. */
const freeBytes = 1024 * 1024

const tooLarge = (detail: string) => new ReleaseRefused('archive_too_large', detail)
const notTaken = (detail: string, cause?: unknown) => new ReleaseRefused('archive_invalid', detail, { cause })

/**
 * Unpacks a gzipped tar into an empty folder while it arrives. Throws `ReleaseRefused` at the first byte
 * beyond a limit and at the first entry that is not a plain file at a plain path; the caller removes the
 * folder.
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
    // some file systems ignore case
    if (seen.has(name.toLowerCase())) throw notTaken(`${name} is in it twice.`)
    seen.add(name.toLowerCase())
    if (seen.size > limits.files) throw tooLarge(`It has more than ${limits.files} files.`)
    const path = join(folder, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, body, { flag: 'wx' })
  }
}

const entriesOf = (chunks: Chunks) => {
  // the stream types of Node and of browsers differ in a detail
  const decoder = createTarDecoder({ strict: true }) as ReadableWritablePair<ParsedTarEntry, Uint8Array>
  return ReadableStream.from(chunks).pipeThrough(decoder)
}

/** Segments of letters, digits, `_`, `.` and `-`: no `..`, no absolute path, no hidden file. */
const plainPath = /^\w[\w.-]*(\/\w[\w.-]*)*$/

const assertPath = (name: string, { pathChars }: ArchiveLimits) => {
  if (name.length > pathChars) throw notTaken(`A path has more than ${pathChars} characters.`)
  if (!plainPath.test(name) || name.includes('..')) throw notTaken(`${shown(name)} is no path of a release.`)
}

/** Shortens and escapes untrusted text for a message. */
const shown = (name: string) => JSON.stringify(name.slice(0, 80))

/** Errors of the disk are the platform's; any other error while unpacking is the archive's. */
const diskErrors = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE', 'EACCES']

const asRefusal = (cause: unknown) => {
  if (cause instanceof ReleaseRefused) return cause
  const { code = '', message, syscall } = cause as NodeJS.ErrnoException
  if (diskErrors.includes(code)) return new ReleaseRefused('releases_unavailable', code, { cause })
  // the error's message names a folder of this machine
  if (syscall !== undefined) return notTaken('Two of its paths do not fit together.', cause)
  return notTaken(`It is no whole gzipped tar: ${message}`, cause)
}
