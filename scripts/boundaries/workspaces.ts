import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listedFolders } from '../sources/source-files.ts'
import { type Kind, kindOf, plainFolders } from './kinds.ts'

export interface Workspace {
  /** Path from the project's root; empty for the root itself, which owns `scripts` and the configurations. */
  folder: string
  kind: Kind | undefined
  name: string
  /** `exports` of its package.json: './widget' → './src/widget/index.ts'. */
  exports: Record<string, string>
  dependencies: Set<string>
  devDependencies: Set<string>
  /** False where the folder has no package.json of its own. */
  hasManifest: boolean
}

interface Conditions {
  default?: string
  import?: string
}

interface Manifest {
  name?: string
  exports?: string | Record<string, string | Conditions>
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/** The root and every folder that is, or should be, a workspace. */
export const readWorkspaces = (root: string): Workspace[] => {
  const top = listedFolders(root)
  const folders = top.filter((folder) => !plainFolders.includes(folder))
  const packages = top.includes('packages') ? listedFolders(join(root, 'packages')) : []
  return ['', ...folders, ...packages.map((name) => `packages/${name}`)].map((folder) =>
    readWorkspace(root, folder),
  )
}

const readWorkspace = (root: string, folder: string): Workspace => {
  const file = join(root, folder, 'package.json')
  const hasManifest = existsSync(file)
  const manifest: Manifest = hasManifest ? JSON.parse(readFileSync(file, 'utf8')) : {}
  return {
    folder,
    kind: kindOf(folder),
    name: manifest.name ?? folder,
    exports: readExports(manifest.exports),
    dependencies: new Set(Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })),
    devDependencies: new Set(Object.keys(manifest.devDependencies ?? {})),
    hasManifest,
  }
}

const readExports = (exports: Manifest['exports']): Record<string, string> => {
  if (typeof exports === 'string') return { '.': exports }
  return Object.fromEntries(
    Object.entries(exports ?? {}).map(([door, target]) => [
      door,
      typeof target === 'string' ? target : (target.default ?? target.import ?? ''),
    ]),
  )
}

/** The workspace that a file belongs to: the longest folder that holds it. */
export const ownerOf = (workspaces: readonly Workspace[], file: string): Workspace | undefined =>
  workspaces
    .filter(({ folder }) => folder === '' || file.startsWith(`${folder}/`))
    .sort((a, b) => b.folder.length - a.folder.length)[0]
