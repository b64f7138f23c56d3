import { gunzipSync, gzipSync } from 'node:zlib'
import { Refused } from '@calm-rest/command/outcomes'
import { z } from 'zod'
import { type Image, pageBytesOf, sha256 } from './image.ts'
import type { SegmentName, SnapshotName, WholeSnapshot } from './names.ts'

/** What the whole file is after a segment or a snapshot. */
const fileShape = { bytes: z.int().positive(), sha256: z.string().length(64) }

const nameShape = {
  generation: z.string(),
  sequence: z.int().nonnegative(),
  takenAt: z.iso.datetime().transform((at) => new Date(at)),
}

/** First line of a segment; `pages` are numbers of pages from 0, whose contents follow in this order. */
const segmentHeader = z.object({
  format: z.literal(1),
  base: z.int().nonnegative(),
  pageBytes: z.int().positive(),
  pages: z.int().nonnegative().array(),
  ...nameShape,
  ...fileShape,
})

export type SegmentHeader = z.infer<typeof segmentHeader>

/** A gzipped line of JSON and the pages that it names. */
export const encodeSegment = (
  { generation, sequence, base, takenAt }: SegmentName,
  image: Image,
  pages: readonly number[],
): Buffer => {
  const pageBytes = pageBytesOf(image)
  const header = {
    format: 1,
    generation,
    sequence,
    base,
    takenAt: takenAt.toISOString(),
    pageBytes,
    bytes: image.length,
    sha256: sha256(image),
    pages,
  }
  const contents = pages.map((page) => image.subarray(page * pageBytes, (page + 1) * pageBytes))
  return gzipSync(Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), ...contents]))
}

const lineEnd = 10

/** Returns the file after the segment. Throws `Refused` if the segment does not fit, or the result is not the one it was made from. */
export const applySegment = (before: Image, segment: Buffer, expected: SegmentName): Image => {
  const content = gunzipSync(segment)
  const end = content.indexOf(lineEnd)
  const header = segmentHeader.parse(JSON.parse(content.toString('utf8', 0, end)))
  assertNamed(header, expected)
  if (header.base !== expected.base) throw new Refused(notItself(expected))
  const { pageBytes, pages, bytes } = header
  const after = Buffer.alloc(bytes)
  before.copy(after, 0, 0, Math.min(before.length, bytes))
  for (const [index, page] of pages.entries()) {
    const start = end + 1 + index * pageBytes
    content.copy(after, page * pageBytes, start, start + pageBytes)
  }
  assertSame(after, header.sha256, expected)
  return after
}

const snapshotHeader = z.object({
  format: z.literal(1),
  parts: z.int().positive(),
  ...nameShape,
  ...fileShape,
})

/** Raw bytes of a part: a slow line carries what is left of it after compression within a request. */
const defaultPartBytes = 4 * 1024 * 1024

/** Each part is gzipped alone; put together, they are the database file. */
export const encodeParts = (image: Image, partBytes = defaultPartBytes): Buffer[] =>
  Array.from({ length: Math.ceil(image.length / partBytes) }, (_, part) =>
    gzipSync(image.subarray(part * partBytes, (part + 1) * partBytes)),
  )

/** Says what the parts are, once all of them are stored. */
export const encodeWhole = ({ generation, sequence, takenAt, parts }: WholeSnapshot, image: Image): Buffer =>
  Buffer.from(
    JSON.stringify({
      format: 1,
      generation,
      sequence,
      takenAt: takenAt.toISOString(),
      parts,
      bytes: image.length,
      sha256: sha256(image),
    }),
  )

export const joinParts = (parts: readonly Buffer[], whole: Buffer, expected: SnapshotName): Image => {
  const header = snapshotHeader.parse(JSON.parse(whole.toString('utf8')))
  assertNamed(header, expected)
  const image = Buffer.concat(parts.map((part) => gunzipSync(part)))
  assertSame(image, header.sha256, expected)
  return image
}

const notItself = ({ generation, sequence }: SnapshotName) =>
  `The bucket holds something else under the name of ${generation}/${sequence}.`

/** The name is outside the encryption: somebody may have renamed an object. */
const assertNamed = (header: SnapshotName, expected: SnapshotName) => {
  const isNamed =
    header.generation === expected.generation &&
    header.sequence === expected.sequence &&
    header.takenAt.getTime() === expected.takenAt.getTime()
  if (!isNamed) throw new Refused(notItself(expected))
}

const assertSame = (image: Image, expectedSha256: string, { generation, sequence }: SnapshotName) => {
  if (sha256(image) === expectedSha256) return
  throw new Refused(`The database of ${generation}/${sequence} is not the one that was backed up.`)
}
