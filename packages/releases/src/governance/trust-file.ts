import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { writeAtomically } from '../folder/files.ts'
import { withLock } from '../folder/lock.ts'
import { parsedFiles } from '../folder/parsed-files.ts'

/** Id of an entry in a file of the trust folder; not secret. */
export const entryId = /^[0-9a-f]{8}$/

export const newEntryId = () => randomBytes(4).toString('hex')

/** A moment in UTC, written with milliseconds, so that texts compare as moments do. */
export const instant = z.iso.datetime().transform((text) => new Date(text).toISOString())

/**
 * A JSON file in the trust folder, which only the platform writes. `none` is its content while it is missing. A change
 * applies from the next read.
 */
export const openTrustFile = <T extends object>(
  folder: string,
  name: string,
  schema: z.ZodType<T>,
  none: T,
) => {
  const path = join(folder, name)
  const file = parsedFiles((content) => schema.parse(JSON.parse(content.toString())))

  /** Throws an error that names the file if it is invalid. */
  const read = (): Readonly<T> => {
    try {
      return file(path) ?? none
    } catch (cause) {
      throw new Error(`${path} cannot be read: ${(cause as Error).message}`, { cause })
    }
  }

  /** Reads, changes and writes under a lock; refuses content that `read` would refuse. */
  const change = (decide: (now: Readonly<T>) => T): void => {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    withLock(folder, () => {
      const changed = schema.parse(decide(read()))
      writeAtomically(path, `${JSON.stringify(changed, null, 2)}\n`, 0o600)
    })
  }

  return { path, read, change }
}
