import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ExecutedScript } from '@calm-rest/testing/executed'

/** What one test file ran. */
export interface RawFile {
  /** Absolute path of the test file. */
  test: string
  /** Wall-clock time from its first import to its last hook. */
  seconds: number
  /** By `file:` URLs: scripts as vitest made them, and those that Node loaded by itself. */
  inWorker: ExecutedScript[]
  /** By `file:` URLs: Node replaces types by spaces, so places are those of the source. */
  inSites: ExecutedScript[]
  /** By addresses of the site: bundles. */
  inPages: ExecutedScript[]
}

export const rawEnding = '.raw.json'

/** A source as vitest made it. */
export interface MadeScript {
  code: string
  sourceMap?: string
  /** Characters that vitest put before the code. */
  offset: number
}

export const scriptFile = (folder: string, path: string) =>
  join(folder, `${createHash('sha1').update(path).digest('hex')}.script.json`)

/** A file that ran on both databases counts as one. */
export const readRaw = (folder: string): RawFile[] => {
  const byTest = new Map<string, RawFile>()
  for (const name of readdirSync(folder).filter((one) => one.endsWith(rawEnding))) {
    const one = JSON.parse(readFileSync(join(folder, name), 'utf8')) as RawFile
    const other = byTest.get(one.test)
    byTest.set(one.test, other ? joined(one, other) : one)
  }
  return [...byTest.values()].sort((one, other) => (one.test < other.test ? -1 : 1))
}

const joined = (one: RawFile, other: RawFile): RawFile => ({
  test: one.test,
  seconds: one.seconds + other.seconds,
  inWorker: [...one.inWorker, ...other.inWorker],
  inSites: [...one.inSites, ...other.inSites],
  inPages: [...one.inPages, ...other.inPages],
})
