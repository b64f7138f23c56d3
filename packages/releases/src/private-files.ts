import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a database with keys readable by its owner only: the file, and the files that SQLite creates beside
 * it, which copy its mode. Existing files and folders are corrected; those of other owners stay as they are.
 */
export const keepPrivate = (file: string) => {
  const folder = dirname(file)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodOwn(folder, 0o700)
  // created before SQLite opens it, so that others can never open it
  closeSync(openSync(file, 'a', 0o600))
  for (const path of [file, `${file}-wal`, `${file}-shm`]) chmodOwn(path, 0o600)
}

const chmodOwn = (path: string, mode: number) => {
  const owner = statSync(path, { throwIfNoEntry: false })?.uid
  if (owner !== undefined && owner === process.getuid?.()) chmodSync(path, mode)
}
