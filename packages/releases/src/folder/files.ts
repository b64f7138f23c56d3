import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

// how a file is hashed is the contract's
export { integrityOf } from '@calm-rest/contract/releases'

/** Writes a file so that a reader, and whoever comes after a crash, sees the old one or the new one. */
export const writeAtomically = (path: string, content: string, mode?: number) => {
  const draft = `${path}.${process.pid}.new`
  writeFileSync(draft, content, { flush: true, ...(mode !== undefined && { mode }) })
  renameSync(draft, path)
  syncFolder(dirname(path))
}

/** A rename is on the disk only when its folder is. */
export const syncFolder = (path: string) => {
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}
