import { existsSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { posix } from 'node:path'
import type { Import } from './read-imports.ts'
import { ownerOf, type Workspace } from './workspaces.ts'

/** Result of resolving an import. */
export type Target =
  | { type: 'file'; file: string; owner: Workspace; relative: boolean }
  | { type: 'builtin' }
  | { type: 'package'; name: string }
  /** A workspace, by a path that its `exports` do not list. */
  | { type: 'no-door'; owner: Workspace }
  | { type: 'missing' }

/** `react-dom/client` → `react-dom`; `@scope/a/b` → `@scope/a`. */
export const packageName = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

export const resolveImport = (
  root: string,
  workspaces: readonly Workspace[],
  from: string,
  { specifier }: Import,
): Target => {
  const path = specifier.replace(/\?.*$/, '')
  if (/^\.{0,2}\//.test(path) || path === '.' || path === '..') {
    const file = posix.normalize(posix.join(posix.dirname(from), path))
    const owner = ownerOf(workspaces, file)
    const inside = !file.startsWith('../') && existsSync(posix.join(root, file))
    return inside && owner ? { type: 'file', file, owner, relative: true } : { type: 'missing' }
  }
  if (isBuiltin(path)) return { type: 'builtin' }
  const owner = workspaces.find(({ name }) => name === packageName(path))
  if (!owner) return { type: 'package', name: packageName(path) }
  const target = doorTarget(owner, `.${path.slice(owner.name.length)}`)
  return target
    ? { type: 'file', file: posix.join(owner.folder, target), owner, relative: false }
    : { type: 'no-door', owner }
}

/** Exact entries of `exports` first, then patterns with one star, as Node resolves them. */
const doorTarget = ({ exports }: Workspace, door: string): string | undefined => {
  if (exports[door]) return exports[door]
  for (const [pattern, target] of Object.entries(exports)) {
    const [before, after] = pattern.split('*')
    if (before === undefined || after === undefined) continue
    if (!door.startsWith(before) || !door.endsWith(after)) continue
    return target.replaceAll('*', door.slice(before.length, door.length - after.length))
  }
  return undefined
}
