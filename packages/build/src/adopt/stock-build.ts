import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import { z } from 'zod'
import { containerName } from '../rspack/package.ts'
import { type MfManifest, mfManifest, stockFiles } from '../stock/mf-manifest.ts'

/**
 * Files of a build that no page requests: source maps, types, its own pages, statistics, and files that a
 * release makes itself.
 */
const isNotServed = (name: string) =>
  /(^|\/)\.|\.(map|html|br|gz|d\.ts)$|^@mf-types|(^|\/)mf-stats\.json$|^release(\.sig)?\.json$/.test(name)

/** The files of a build that are served, by their paths in its folder. */
const readFiles = (folder: string): ReadonlyMap<string, Buffer> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(folder, path).split(sep).join('/'), path] as const)
      .filter(([name]) => !isNotServed(name))
      .sort()
      .map(([name, path]) => [name, readFileSync(path)]),
  )

/** A build of rsbuild, webpack or vite with one of Module Federation's own plugins. */
export interface StockBuild {
  manifest: MfManifest
  /** Its files that are served. */
  files: ReadonlyMap<string, Buffer>
  /** Path of the container. */
  entry: string
  /** Whether it is an ES module; otherwise it is a script that sets a variable. */
  isModule: boolean
  /** The required name: unique for a release, so that two can live in one page. */
  container: string
}

/** Reads the build in a folder as a release; returns a sentence if there is none. */
export const readStockBuild = (
  folder: string,
  { remote, version }: { remote: string; version: string },
): StockBuild | string => {
  const file = join(folder, stockFiles.manifest)
  if (!existsSync(file))
    return `there is no ${stockFiles.manifest} in ${folder}: build with \`manifest: true\``
  const read = mfManifest.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!read.success) return `${file}:\n${z.prettifyError(read.error)}`
  const { name, path, type } = read.data.metaData.remoteEntry
  return {
    manifest: read.data,
    files: readFiles(folder),
    entry: posix.join(path, name),
    isModule: type === 'module' || type === 'esm',
    container: containerName(remote, version),
  }
}

/** Scripts that a container loads for its modules and shared packages, as far as its build knows. */
export const namedScripts = ({ exposes, shared }: MfManifest): string[] => [
  ...new Set(
    [...exposes, ...shared].flatMap(({ assets }) => [
      ...(assets?.js.sync ?? []),
      ...(assets?.js.async ?? []),
    ]),
  ),
]
