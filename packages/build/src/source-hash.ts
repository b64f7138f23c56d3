import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@calm-rest/releases/checkout'
import { hashSources, isSource } from './hash-sources.ts'

/** Shared sources in every build. */
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

const filesBelow = (path: string): string[] => {
  const entries = readdirSync(join(root, path), { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter(isSource)
}

/** Hash of all inputs of this workspace's build; equal inputs give the same hash. */
export const sourceHash = (workspace: string): string =>
  hashSources(
    root,
    [workspace, ...sharedSources].flatMap((path) => (/\.\w+$/.test(path) ? [path] : filesBelow(path))),
  )
