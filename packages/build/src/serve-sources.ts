import type { IncomingMessage, ServerResponse } from 'node:http'
import { type ComposedRemote, contractVersion, releaseManifest } from '@calm-rest/contract/releases'
import { type Configuration, rspack } from '@rspack/core'
import { RspackDevServer } from '@rspack/dev-server'
import { declarationsOf } from './build-release.ts'
import type { BuildOptions } from './rspack/base.ts'
import { containerName, localVersion, readPackage, remoteNameOf } from './rspack/package.ts'
import type { RemoteOptions } from './rspack/remote.ts'

/** The build of a workspace, by its rspack.config.ts. */
export type SourceBuild = ((options: BuildOptions) => Configuration) &
  Partial<Pick<RemoteOptions, 'widgets' | 'places' | 'events' | 'uses' | 'backends' | 'framework'>>

/** What is served, where, and for whom. */
export interface ServeOptions {
  /** Builds by the name under which they are served. */
  builds: Readonly<Record<string, SourceBuild>>
  port: number
  /** Other origins whose pages may load these files. */
  pages?: readonly string[]
  /** Whether the page shows what does not build. */
  showsErrors?: boolean
  /** Handles every request that is not for a build. */
  beside?: (request: IncomingMessage, response: ServerResponse) => void
}

/** Errors of a build, in the page; those of a render are the widget's and its host's. */
const shownErrors = { errors: true, warnings: false, runtimeErrors: false }

/** Names of this machine: neither other sites' pages nor the network can read sources. */
export const ownHosts = ['localhost', '127.0.0.1']

/** Origin under which sources are served. */
export const sourcesOrigin = (port: number) => `http://localhost:${port}`

/**
 * Serves each build below its name, with hot reload, from the first build on. Resolves with a function that
 * stops it.
 */
export const serveSources = async ({
  builds,
  port,
  pages = [],
  showsErrors = false,
  beside,
}: ServeOptions): Promise<() => Promise<void>> => {
  const origin = sourcesOrigin(port)
  const compiler = rspack(
    Object.entries(builds).map(([name, build]) => configOf(name, build, `${origin}/${name}/`)),
  )
  const server = new RspackDevServer(
    {
      port,
      host: 'localhost',
      hot: true,
      static: false,
      allowedHosts: ownHosts,
      headers: ({ headers }) => corsFor(pages, headers.origin),
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: showsErrors && shownErrors },
      ...(beside && {
        setupMiddlewares: (middlewares) => [...middlewares, { name: 'beside', middleware: beside }],
      }),
    },
    compiler,
  )
  const built = new Promise<void>((resolve) => compiler.hooks.done.tap('first-build', () => resolve()))
  await server.start()
  await built
  return () => server.stop()
}

const corsFor = (pages: readonly string[], origin = ''): Record<string, string> => ({
  Vary: 'Origin',
  ...(pages.includes(origin) && { 'Access-Control-Allow-Origin': origin }),
})

/**
 * Delay before a rebuild: a file is emptied before it is written, and a build in between would lose what was
 * typed into the page.
 */
const quietMs = 100

const configOf = (name: string, build: SourceBuild, devAddress: string): Configuration => ({
  ...build({ devAddress }),
  name,
  watchOptions: { aggregateTimeout: quietMs },
  infrastructureLogging: { level: 'error' },
})

/** A remote that is served from its sources. */
export interface LocalRemote {
  /** Folder of the remote, with its package.json. */
  folder: string
  build: SourceBuild
  owner: string
  /** Port under which its sources are served. */
  port: number
}

/** A remote's sources as a remote of a page: no hashes, and nothing to preload. */
export const localRemote = ({
  folder,
  build: { widgets = {}, ...declared },
  owner,
  port,
}: LocalRemote): ComposedRemote => {
  const pkg = readPackage(folder)
  const remote = remoteNameOf(pkg)
  return {
    base: `${sourcesOrigin(port)}/${remote}/`,
    source: 'local',
    manifest: releaseManifest.parse({
      remote,
      version: localVersion(pkg.version),
      contract: contractVersion,
      container: containerName(remote, pkg.version),
      entry: 'entry.js',
      exposes: Object.fromEntries(
        Object.keys(widgets).map((widget) => [widget, { scripts: [], styles: [] }]),
      ),
      locales: {},
      revision: 'local',
      owner,
      exampleProps: widgets,
      ...declarationsOf(remote, declared),
      shared: {},
      source: 'local',
      builtAt: new Date().toISOString(),
      files: {},
    }),
  }
}
