import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const prefix = '.new-'
/** Far longer than a photograph takes. */
const leftoverMs = 3_600_000

/** Folders in use. */
const lent = new Set<string>()
const removeNow = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
process.once('exit', () => {
  for (const folder of lent) removeNow(folder)
})

/**
 * Provides a folder in `mediaDir` to create files in. Files that are not moved out of it are deleted afterwards, even
 * if the process is ended meanwhile. Leftovers of a power failure are removed on the next use.
 */
export const withStaging = async <T>(mediaDir: string, work: (folder: string) => Promise<T>): Promise<T> => {
  await mkdir(mediaDir, { recursive: true })
  await sweep(mediaDir)
  const folder = join(mediaDir, `${prefix}${randomUUID()}`)
  lent.add(folder)
  try {
    // other users cannot read it, but files moved out of it have the usual mode
    mkdirSync(folder, { mode: 0o700 })
    const inner = join(folder, 'photo')
    await mkdir(inner)
    return await work(inner)
  } finally {
    await rm(folder, { recursive: true, force: true })
    lent.delete(folder)
  }
}

const sweep = async (mediaDir: string) => {
  for (const name of await readdir(mediaDir)) {
    if (!name.startsWith(prefix)) continue
    const folder = join(mediaDir, name)
    // another process may have removed its own meanwhile
    const found = await stat(folder).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > leftoverMs) await rm(folder, { recursive: true, force: true })
  }
}
