import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/**
 * Files of a build that no page requests: source maps, types, its own pages, statistics, and files that a
 * release makes itself.
 */
const isNotServed = (name: string) =>
  /(^|\/)\.|\.(map|html|br|gz|d\.ts)$|^@mf-types|(^|\/)mf-stats\.json$|^release(\.sig)?\.json$/.test(name)

/** The files of a build that are served, by their paths in its folder. */
export const readFiles = (folder: string): ReadonlyMap<string, Buffer> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(folder, path).split(sep).join('/'), path] as const)
      .filter(([name]) => !isNotServed(name))
      .sort()
      .map(([name, path]) => [name, readFileSync(path)]),
  )
