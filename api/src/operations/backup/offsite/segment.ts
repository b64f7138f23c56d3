import { gzipSync } from 'node:zlib'
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
const segmentHeader = z
  .object({
    format: z.literal(1),
    base: z.int().nonnegative(),
    pageBytes: z.int().min(512).max(65_536),
    pages: z.int().nonnegative().array(),
    ...nameShape,
    ...fileShape,
  })
  .refine(({ bytes, pageBytes, pages }) => pages.every((page) => (page + 1) * pageBytes <= bytes))

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

const snapshotHeader = z.object({
  format: z.literal(1),
  parts: z.int().positive(),
  ...nameShape,
  ...fileShape,
})

/** Most raw bytes of a part: a slow line carries what is left of it after compression within a request. */
export const mostPartBytes = 4 * 1024 * 1024

/** Each part is gzipped alone; put together, they are the database file. */
export const encodeParts = (image: Image): Buffer[] =>
  Array.from({ length: Math.ceil(image.length / mostPartBytes) }, (_, part) =>
    gzipSync(image.subarray(part * mostPartBytes, (part + 1) * mostPartBytes)),
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

/** Parses the first line of a segment. Throws `Refused` if it is another than its name says. */
export const readSegmentHeader = (line: string, expected: SegmentName): SegmentHeader => {
  const header = segmentHeader.parse(JSON.parse(line))
  assertNamed(header, expected)
  if (header.base !== expected.base) throw new Refused(notItself(expected))
  return header
}

/** Parses what the parts of a snapshot are. Throws `Refused` if they are of another snapshot. */
export const readWhole = (whole: Buffer, expected: WholeSnapshot) => {
  const header = snapshotHeader.parse(JSON.parse(whole.toString('utf8')))
  assertNamed(header, expected)
  if (header.parts !== expected.parts) throw new Refused(notItself(expected))
  return header
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
