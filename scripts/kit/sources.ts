import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { kitPackages } from './packages.ts'

/** package.json of a workspace, as far as a packed package is made of it. */
export interface SourceManifest {
  name: string
  version: string
  description?: string
  sideEffects?: boolean | string[]
  bin?: Record<string, string>
  exports?: Record<string, string>
  engines?: Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/** A package of the kit as it is in the tree. */
export interface KitSource {
  /** Folder below packages/. */
  folder: string
  manifest: SourceManifest
  /** Its public exports: './widget' → './src/widget/index.ts'. */
  doors: Record<string, string>
  named: readonly string[]
  assets: readonly string[]
}

/** The packages of the kit that the tree below `root` has. */
export const readKit = (root: string): KitSource[] =>
  Object.entries(kitPackages)
    .filter(([folder]) => existsSync(join(root, 'packages', folder, 'package.json')))
    .map(([folder, { closed = [], named = [], assets = [] }]) => {
      const file = join(root, 'packages', folder, 'package.json')
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as SourceManifest
      const doors = Object.entries(manifest.exports ?? {}).filter(([door]) => !closed.includes(door))
      return { folder, manifest, doors: Object.fromEntries(doors), named, assets }
    })
