import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { looksKey } from '../bucket/keys.ts'
import { changeDocument, type SharedDocument } from '../shared-document.ts'

/** Longest picture as base64: a page of 1280 by 4000 pixels takes about a quarter of it. */
const pictureChars = 3_000_000

/** Pictures of a whole record, as base64: each look at the comparison reads and sends all of them. */
const recordChars = 8_000_000

/** Empty where the record has no room for it. */
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

/** Where a version looks different from the live one, stored beside its gate report. */
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
  approved: z
    .object({
      by: z.string(),
      person: z.string().optional(),
      grant: z.string().optional(),
      at: z.iso.datetime(),
    })
    .optional(),
})

export type Look = z.infer<typeof look>
export type LooksRecord = z.infer<typeof looksRecord>

const charsOf = ({ before, after, marked }: Look) => before.length + after.length + marked.length

/**
 * Leaves pictures out where the record has no room for them: a team chooses what a widget looks like, and noise is large.
 * The look itself stays, so that nothing is hidden from the person who approves.
 */
export const withinRoom = (looks: readonly Look[], mostChars = recordChars): Look[] => {
  let left = mostChars
  return looks.map((look) => {
    const isTooLarge = [look.before, look.after, look.marked].some(({ length }) => length > pictureChars)
    if (isTooLarge || charsOf(look) > left)
      return Object.assign({}, look, { before: '', after: '', marked: '' })
    left -= charsOf(look)
    return look
  })
}

/** The next pictures of a version; undefined leaves them as they are. It is asked again if another process was faster. */
type Decide = (now: LooksRecord | undefined) => LooksRecord | undefined

const parse = (content: string | undefined) =>
  content === undefined ? undefined : looksRecord.parse(JSON.parse(content))

/** Pictures of versions, each in a document that the gate and those who approve share. */
export const createLooks = (documentOf: (remote: string, version: string) => SharedDocument) => ({
  readLooks: async (remote: string, version: string): Promise<LooksRecord | undefined> =>
    parse((await documentOf(remote, version).read()).content),
  changeLooks: async (remote: string, version: string, decide: Decide): Promise<LooksRecord | undefined> => {
    const next = (content: string | undefined) => {
      const record = decide(parse(content))
      return record && JSON.stringify(record)
    }
    return parse(await changeDocument(documentOf(remote, version), next))
  },
})

const fileOf = (folder: string, remote: string, version: string) => join(folder, looksKey(remote, version))

/** Bytes of the pictures of a version; 0 without pictures. */
export const looksBytes = (folder: string, remote: string, version: string): number =>
  statSync(fileOf(folder, remote, version), { throwIfNoEntry: false })?.size ?? 0

export const removeLooksFile = (folder: string, remote: string, version: string): void =>
  rmSync(fileOf(folder, remote, version), { force: true })
