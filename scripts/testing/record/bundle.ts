import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'
import type { Made } from './made-functions.ts'

/** A script of a site: its workspace, its path in dist/, and the version of a release. */
interface Bundle {
  workspace: string
  file: string
  version: string | undefined
}

export const bundleAt = (url: string): Bundle | undefined => {
  const { pathname } = new URL(url)
  const [, remote, version, ofRelease] = /^\/releases\/(mf-[^/]+)\/([^/]+)\/(.+)$/.exec(pathname) ?? []
  if (remote && ofRelease) return { workspace: remote, file: ofRelease, version }
  const [, file] = /^\/assets\/(.+)$/.exec(pathname) ?? []
  return file ? { workspace: 'shell', file, version: undefined } : undefined
}

/** Whether a remote is built from a folder below `root`. */
export const isWorkspace = (root: string, name: string): boolean =>
  existsSync(join(root, name, 'package.json'))

/** A script of the build below `root`; undefined for a version or a remote that a test made itself. */
export const readBundle = (root: string, url: string): Made | undefined => {
  const bundle = bundleAt(url)
  if (!bundle) return undefined
  const { workspace, file, version } = bundle
  if (!isWorkspace(root, workspace)) return undefined
  if (version && version !== versionOf(join(root, workspace))) return undefined
  const built = join(root, workspace, 'dist', file)
  const twin = twinOf(join(root, '.cache/maps', workspace, file))
  // a bundle of words alone has no map
  if (!twin || !existsSync(`${twin}.map`) || !existsSync(built)) return undefined
  const code = readFileSync(built, 'utf8')
  if (!isAlike(code, readFileSync(twin, 'utf8'))) return undefined
  const { sources, mappings } = JSON.parse(readFileSync(`${twin}.map`, 'utf8')) as Made['map']
  const fromRoot = (source: string | null) => {
    const [, path] = /^webpack:\/\/[^/]+\/(\.\.?\/[^?]+)/.exec(source ?? '') ?? []
    return path ? posix.join(workspace, path) : null
  }
  return { code, offset: 0, map: { sources: sources.map(fromRoot), mappings } }
}

const versionOf = (folder: string): string =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version

/** The same script of the build with source maps; its name can have another hash. */
const twinOf = (path: string): string | undefined => {
  const folder = dirname(path)
  if (!existsSync(folder)) return undefined
  const withoutHash = (name: string) => name.replace(/\.[0-9a-f]{8}(?=\.js$)/, '')
  const name = readdirSync(folder).find((one) => withoutHash(one) === withoutHash(basename(path)))
  return name && join(folder, name)
}

/** Two builds can name variables in another order; places in them are the same all the same. */
const isAlike = (one: string, other: string): boolean => {
  const shape = (code: string) => code.replace(/[\w$]/g, 'x')
  return one === other || shape(one) === shape(other)
}
