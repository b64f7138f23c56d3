import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@calm-rest/releases/checkout'

/** Shared sources that end up in every build. */
export const sharedSources = [
  'packages/contract/src',
  'packages/client/src',
  'packages/i18n/src',
  'packages/ui/src',
  'packages/federation/src',
  'rspack.base.ts',
  'packages/build/src/rspack',
  'package-lock.json',
]

const isSource = (path: string) => !/(^|\/)(dist|node_modules)(\/|$)|\.test\.tsx?$|\.md$/.test(path)

const filesBelow = (path: string): string[] => {
  const entries = readdirSync(join(root, path), { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter(isSource)
}

/** Hash of everything that a build of this workspace reads: the same hash, the same build. */
export const sourceHash = (workspace: string): string => {
  const hash = createHash('sha256')
  const files = [workspace, ...sharedSources].flatMap((path) =>
    /\.\w+$/.test(path) ? [path] : filesBelow(path),
  )
  for (const file of files.sort())
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  return hash.digest('hex').slice(0, 16)
}
