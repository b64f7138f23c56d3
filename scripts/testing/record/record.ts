import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { z } from 'zod'

const recordSchema = z.object({
  /** Of this format: a record of another one is not read. */
  format: z.literal(1),
  commit: z.string(),
  takenAt: z.iso.datetime(),
  /** How many files run side by side. */
  workers: z.int().min(1),
  tests: z.array(
    z.object({
      file: z.string(),
      /** Git's hash of its content. */
      blob: z.string(),
      seconds: z.number(),
    }),
  ),
  /** Each distinct set of tests, by their places in `tests`. */
  sets: z.array(z.array(z.int())),
  sources: z.record(
    z.string(),
    z.object({
      blob: z.string(),
      /** Functions that ran: their first and last line, counted from 1, and the set of tests that ran them. */
      functions: z.array(z.object({ from: z.int(), to: z.int(), set: z.int() })),
    }),
  ),
})

/** What tests ran, function by function. */
export type TestRecord = z.infer<typeof recordSchema>

/** Git ignores it: it is of use to this checkout, or to those to whom a build server hands it on. */
export const recordFile = (root: string) => join(root, '.cache', 'test-record.json.gz')

export const writeRecord = (root: string, record: TestRecord): string => {
  const file = recordFile(root)
  mkdirSync(dirname(file), { recursive: true })
  // renamed into place, so that readers find one of the two whole
  const next = `${file}.${process.pid}`
  writeFileSync(next, gzipSync(JSON.stringify(record)))
  renameSync(next, file)
  return file
}

/** Undefined where nobody recorded here, or in another format. */
export const readRecord = (root: string): TestRecord | undefined => {
  try {
    return recordSchema.parse(JSON.parse(gunzipSync(readFileSync(recordFile(root))).toString()))
  } catch (cause) {
    if (cause instanceof z.ZodError) return undefined
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return undefined
    throw cause
  }
}
