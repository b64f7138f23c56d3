import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  contractVersion,
  integrityOf,
  type ReleaseManifest,
  releaseManifest,
} from '@calm-rest/contract/releases'
import type { StatsCompilation } from '@rspack/core'
import { compressFolder } from './compress.ts'
import { declaredEventsOf } from './declared-events.ts'
import { hashFiles } from './hash-files.ts'
import { buildTime, gitCommit } from './revision.ts'
import { embedFolder } from './rspack/for-partners.ts'
import { serverBundle } from './rspack/on-server.ts'
import { containerName, readPackage, remoteNameOf } from './rspack/package.ts'
import type { RemoteBuild, RemoteOptions } from './rspack/remote.ts'
import { sharedPackages } from './rspack/shared.ts'
import { runRspack } from './run-rspack.ts'
import { packagesOf } from './sbom/packages-of.ts'
import { writeSbom } from './sbom/write-sbom.ts'
import { writeStockFiles } from './stock/write-stock-files.ts'

/** Input of a release's build; `source`, `revision` and `owner` go into its manifest. */
export interface ReleaseSource {
  /** Folder of the remote, with its package.json and rspack.config.ts. */
  folder: string
  version: string
  /** Team that owns the remote: `@calm-rest/spa`. */
  owner: string
  /** Commit, with '-dirty' if the tree had changes. */
  revision: string
  /** Hash of all input files of the build. */
  source: string
}

/**
 * Builds a remote into its dist/: container, the same for other hosts, server bundle, modules for partners,
 * the bill of materials (sbom.cdx.json), and release.json.
 */
export const buildRelease = async ({ folder, version, ...told }: ReleaseSource): Promise<ReleaseManifest> => {
  const build = await readBuildOf(folder)
  const shared = sharedVersions(folder)
  const remote = remoteNameOf(readPackage(folder))
  const stats = await runRspack(build({ version }))
  const serverPart = build.server({ version })
  const serverStats = serverPart && (await runRspack(serverPart))
  const partnersPart = build.embed({ version })
  const embedStats = partnersPart && (await runRspack(partnersPart))
  const dist = join(folder, 'dist')
  const entry = {
    container: containerName(remote, version),
    entry: 'entry.js',
    exposes: exposesOf(stats, build),
  }
  const stock = await writeStockFiles(dist, { remote, version, ...entry, shared })
  const bundled = [stats, serverStats, embedStats].filter((each) => each !== undefined).map(packagesOf)
  writeSbom(dist, { remote, version }, [stock, ...bundled])
  compressFolder(dist)
  const manifest = releaseManifest.parse({
    remote,
    version,
    contract: contractVersion,
    ...entry,
    ...(serverStats && { server: serverBundle }),
    ...(embedStats && { embeds: embedsOf(embedStats) }),
    ...declarationsOf(remote, build),
    locales: localesOf(stats),
    exampleProps: build.widgets,
    shared,
    ...told,
    builtFrom: builtFromIn(folder),
    builtAt: buildTime().toISOString(),
    files: hashFiles(dist),
  })
  writeFileSync(join(dist, 'release.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  return manifest
}

const builtFromIn = (folder: string): ReleaseManifest['builtFrom'] => {
  const commit = gitCommit(folder)
  const lockFile = lockFileAround(folder)
  return { ...(commit && { commit }), ...(lockFile && { lockFile: integrityOf(readFileSync(lockFile)) }) }
}

/** The nearest lock file: of the repository, or of the tree around it. */
const lockFileAround = (folder: string): string | undefined => {
  const file = join(folder, 'package-lock.json')
  if (existsSync(file)) return file
  return dirname(folder) === folder ? undefined : lockFileAround(dirname(folder))
}

/** The build that the rspack.config.ts of a folder describes. */
export const readBuildOf = async (folder: string): Promise<RemoteBuild> =>
  ((await import(pathToFileURL(join(folder, 'rspack.config.ts')).href)) as { default: RemoteBuild }).default

/** Declarations of a remote beside its widgets, if any; what it uses is always among them. */
export const declarationsOf = (
  remote: string,
  {
    places,
    events,
    uses = {},
    backends,
    framework,
  }: Pick<RemoteOptions, 'places' | 'events' | 'uses' | 'backends' | 'framework'>,
) => ({
  uses,
  ...(places && { places }),
  ...(events && { events: declaredEventsOf(remote, events) }),
  ...(backends && { backends }),
  ...(framework && { framework }),
})

const groups = (stats: StatsCompilation) => Object.entries(stats.namedChunkGroups ?? {})

const assetsOf = (group: { assets?: { name: string }[] }, ending: string) =>
  (group.assets ?? []).map((asset) => asset.name).filter((name) => name.endsWith(ending))

const isWords = (group: string) => group.startsWith('words-')

/** Widgets only: lazy chunks have names, too, but pages do not know them. */
const exposesOf = (
  stats: StatsCompilation,
  { widgets }: Pick<RemoteBuild, 'widgets'>,
): ReleaseManifest['exposes'] =>
  Object.fromEntries(
    groups(stats)
      .filter(([name]) => Object.hasOwn(widgets, name))
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

/** Of what the remote uses: pages decide by them whose copy they use. Throws for a version that is not exact. */
const sharedVersions = (folder: string) => {
  const { dependencies } = readPackage(folder)
  // its widgets need all of them
  const needsAll = '@calm-rest/federation' in dependencies
  return Object.fromEntries(
    sharedPackages.flatMap((shared) => {
      const version = dependencies[shared]
      if (version === undefined && !needsAll) return []
      if (!version || !/^\d/.test(version))
        throw new Error(
          `package.json must name an exact version of ${shared}, such as 1.2.3: pages share it.`,
        )
      return [[shared, version] as const]
    }),
  )
}
