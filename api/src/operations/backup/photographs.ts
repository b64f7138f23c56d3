import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { flush } from './files.ts'
import { draftPrefix } from './names.ts'

/**
 * Copies the folders of photographs that `to` lacks, and returns those that neither has. A folder is named by the hash
 * of its photograph and never changes, so that all backups share one copy.
 */
export const copyPhotographs = (hashes: readonly string[], from: string, to: string): string[] => {
  if (hashes.length > 0) mkdirSync(to, { recursive: true })
  const missing: string[] = []
  for (const hash of hashes) {
    if (existsSync(join(to, hash))) continue
    if (existsSync(join(from, hash))) copyFolder(join(from, hash), to, hash)
    else missing.push(hash)
  }
  return missing
}

/** Copies it completely or not at all. */
const copyFolder = (from: string, to: string, hash: string) => {
  const draft = join(to, `${draftPrefix}${hash}-${process.pid}`)
  rmSync(draft, { recursive: true, force: true })
  cpSync(from, draft, { recursive: true })
  for (const name of readdirSync(draft)) flush(join(draft, name))
  flush(draft)
  renameSync(draft, join(to, hash))
  flush(to)
}
