import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'

/** Longest picture as base64: a page of 1280 by 4000 pixels takes about a quarter of it. */
const pictureChars = 3_000_000

const picture = z.base64().max(pictureChars).describe('WebP')

const look = z.object({
  widget: z.string().max(60),
  lang: z.string().max(10),
  /** Of the window, in CSS pixels. */
  width: z.int().positive(),
  /** Share of the pixels that differ, 0 to 1. */
  share: z.number().min(0).max(1),
  before: picture,
  after: picture,
  /** What differs, in red. */
  marked: picture,
})

/** Where a version looks different from the live one, stored beside its gate report as `REMOTE/gates/VERSION.looks.json`. */
export const looksRecord = z.object({
  remote: z.string(),
  version: z.string(),
  /** Hash of the tested release.json: the pictures, and an approval, are of exactly these files. */
  hash: z.string(),
  /** The version that was live then. */
  live: z.string(),
  at: z.iso.datetime(),
  /** Whether the platform asks for an approval before a promotion. */
  needsApproval: z.boolean(),
  looks: z.array(look),
  approved: z.object({ by: z.string(), grant: z.string().optional(), at: z.iso.datetime() }).optional(),
})

export type Look = z.infer<typeof look>
export type LooksRecord = z.infer<typeof looksRecord>

const fileOf = (folder: string, remote: string, version: string) =>
  join(folder, remote, 'gates', `${version}.looks.json`)

/** Reads the pictures of a version; undefined if it looks as the live one did, or was not tried. */
export const readLooksFile = (folder: string, remote: string, version: string): LooksRecord | undefined => {
  const file = fileOf(folder, remote, version)
  return existsSync(file) ? looksRecord.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined
}

/** Writes the pictures of a version, replacing earlier ones with their approval. */
export const writeLooksFile = (folder: string, record: LooksRecord): void => {
  const file = fileOf(folder, record.remote, record.version)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(record))
}
