import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a database that holds keys readable by its owner alone: the file and what SQLite writes beside it, which takes
 * over its mode. Files and folders of before are mended; what belongs to somebody else stays as it is.
 */
export const keepPrivate = (file: string) => {
  const folder = dirname(file)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodOwn(folder, 0o700)
  // made before SQLite makes it, so that at no moment anybody else can open it
  closeSync(openSync(file, 'a', 0o600))
  for (const path of [file, `${file}-wal`, `${file}-shm`]) chmodOwn(path, 0o600)
}

const chmodOwn = (path: string, mode: number) => {
  const owner = statSync(path, { throwIfNoEntry: false })?.uid
  if (owner !== undefined && owner === process.getuid?.()) chmodSync(path, mode)
}
