import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contractVersion, type ReleaseManifest, releaseManifest } from '@calm-rest/contract/releases'
import { integrityOf } from '@calm-rest/releases'
import { readBuild, root } from '@calm-rest/releases/checkout'
import type { StatsCompilation } from '@rspack/core'
import { compressFolder } from './compress.ts'
import { ownerOf } from './owner.ts'
import { gitRevision } from './revision.ts'
import {
  containerName,
  embedFolder,
  readPackage,
  type remote,
  serverBundle,
  sharedPackages,
} from './rspack/index.ts'
import { runRspack } from './run-rspack.ts'
import { sourceHash } from './source-hash.ts'

/** Builds a remote into its dist/ with its release manifest, or answers the build that is already there. */
export const buildRemote = async (name: string, version = packageVersion(name)): Promise<ReleaseManifest> => {
  const source = sourceHash(name)
  const existing = readBuild(name)
  if (existing?.source === source && existing.version === version) return existing
  const config = (await import(join(root, name, 'rspack.config.ts'))) as {
    default: ReturnType<typeof remote>
  }
  const stats = await runRspack(config.default({ version }))
  await runRspack(config.default.server({ version }))
  const partnersPart = config.default.embed({ version })
  const embedStats = partnersPart && (await runRspack(partnersPart))
  const dist = join(root, name, 'dist')
  compressFolder(dist)
  const manifest = releaseManifest.parse({
    remote: name,
    version,
    contract: contractVersion,
    container: containerName(name, version),
    entry: 'entry.js',
    server: serverBundle,
    exposes: exposesOf(stats),
    ...(embedStats && { embeds: embedsOf(embedStats) }),
    ...declarationsOf(config.default),
    locales: localesOf(stats),
    revision: gitRevision(),
    owner: ownerOf(name),
    exampleProps: config.default.widgets,
    shared: sharedVersions(name),
    source,
    builtAt: new Date().toISOString(),
    files: hashFiles(dist),
  })
  writeFileSync(join(dist, 'release.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  return manifest
}

/** Version in the package.json of a workspace, by its folder. */
export const packageVersion = (name: string) => readPackage(join(root, name)).version

/** What a remote declares beside its widgets, where it does. */
const declarationsOf = ({ places, events }: Pick<ReturnType<typeof remote>, 'places' | 'events'>) => ({
  ...(places && { places }),
  ...(events && { events }),
})

const groups = (stats: StatsCompilation) => Object.entries(stats.namedChunkGroups ?? {})

const assetsOf = (group: { assets?: { name: string }[] }, ending: string) =>
  (group.assets ?? []).map((asset) => asset.name).filter((name) => name.endsWith(ending))

const isWords = (group: string) => group.startsWith('words-')

const exposesOf = (stats: StatsCompilation): ReleaseManifest['exposes'] =>
  Object.fromEntries(
    groups(stats)
      .filter(([name, group]) => !isWords(name) && !assetsOf(group, '.js').includes('entry.js'))
      .map(([name, group]) => [name, { scripts: assetsOf(group, '.js'), styles: assetsOf(group, '.css') }]),
  )

const embedsOf = ({ entrypoints = {} }: StatsCompilation): ReleaseManifest['embeds'] =>
  Object.fromEntries(
    Object.entries(entrypoints).map(([widget, group]) => {
      const own = `${widget}.js`
      const others = assetsOf(group, '.js').filter((name) => name !== own)
      return [widget, [own, ...others].map((name) => `${embedFolder}/${name}`)]
    }),
  )

const localesOf = (stats: StatsCompilation): ReleaseManifest['locales'] =>
  Object.fromEntries(
    groups(stats)
      .filter(([name]) => isWords(name))
      .map(([name, group]) => [name.slice('words-'.length), assetsOf(group, '.js')]),
  )

const hashFiles = (folder: string): ReleaseManifest['files'] =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => !isPacked(path))
      .sort()
      .map((path) => [path.slice(folder.length + 1), measure(path)]),
  )

const isPacked = (path: string) => /\.(br|gz)$/.test(path)

const measure = (path: string) => {
  const content = readFileSync(path)
  const packed = `${path}.br`
  return {
    integrity: integrityOf(content),
    bytes: content.length,
    ...(existsSync(packed) && { brotliBytes: statSync(packed).size }),
  }
}

const sharedVersions = (name: string) => {
  const { dependencies } = readPackage(join(root, name))
  return Object.fromEntries(sharedPackages.map((shared) => [shared, dependencies[shared]]))
}
