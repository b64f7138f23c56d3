import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const shardSchema = z.object({ index: z.int().min(1), count: z.int().min(1) })

/** A share of the test files, counted from 1. */
export type Shard = z.infer<typeof shardSchema>

const entrySchema = z.object({
  commit: z.string(),
  /** Whether the working tree differed from the commit before or after the run, which then proves nothing. */
  dirty: z.boolean(),
  startedAt: z.iso.datetime(),
  seconds: z.number(),
  shard: shardSchema,
  passed: z.int(),
  failed: z.int(),
  /** Versions of the tools that it ran with, by name. */
  tools: z.record(z.string(), z.string()),
})

/** Result of one run of `npm run test:all`. */
export type LedgerEntry = z.infer<typeof entrySchema>

/** Folder of the entries of a commit; git ignores it. */
const folderOf = (root: string, commit: string) => join(root, '.cache', 'ledger', commit)

const fileOf = ({ dirty, shard }: LedgerEntry) =>
  `${shard.index}-of-${shard.count}${dirty ? '.dirty' : ''}.json`

/** Writes the entry in place of an earlier one of the same shard; returns its file. */
export const writeLedger = (root: string, entry: LedgerEntry): string => {
  const folder = folderOf(root, entry.commit)
  mkdirSync(folder, { recursive: true })
  const file = join(folder, fileOf(entry))
  // renamed into place, so that readers find one of the two whole
  const next = `${file}.${process.pid}`
  writeFileSync(next, `${JSON.stringify(entry, undefined, 2)}\n`)
  renameSync(next, file)
  return file
}

/** All entries of a commit; empty where nobody ran its tests here. */
export const readLedger = (root: string, commit: string): LedgerEntry[] => {
  const folder = folderOf(root, commit)
  return filesIn(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => entrySchema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))))
}

const filesIn = (folder: string) => {
  try {
    return readdirSync(folder).toSorted()
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return []
    throw cause
  }
}

/** Whether all tests of a commit have passed: every shard, each without a change beside the commit. */
export const isProven = (root: string, commit: string): boolean => {
  const green = readLedger(root, commit).filter(isGreen)
  return green.some(({ shard: { count } }) =>
    Array.from({ length: count }, (_, i) => i + 1).every((index) =>
      green.some(({ shard }) => shard.count === count && shard.index === index),
    ),
  )
}

const isGreen = ({ dirty, passed, failed }: LedgerEntry) => !dirty && failed === 0 && passed > 0
