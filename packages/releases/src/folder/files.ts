import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

// the contract defines how a file is hashed
export { integrityOf } from '@calm-rest/contract/releases'

/** Writes a file so that readers, also after a crash, see either the old or the new content. */
export const writeAtomically = (path: string, content: string, mode?: number) => {
  const draft = `${path}.${process.pid}.new`
  writeFileSync(draft, content, { flush: true, ...(mode !== undefined && { mode }) })
  renameSync(draft, path)
  syncFolder(dirname(path))
}

/** A rename is durable only once its folder is synced. */
export const syncFolder = (path: string) => {
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}
