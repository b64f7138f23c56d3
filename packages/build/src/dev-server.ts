import { join } from 'node:path'
import type { LocalBuild, ShellBuild } from '@calm-rest/contract/releases'
import { contractVersion, releaseManifest } from '@calm-rest/contract/releases'
import { root } from '@calm-rest/releases/checkout'
import { type Configuration, rspack } from '@rspack/core'
import { RspackDevServer } from '@rspack/dev-server'
import { ownerOf } from './owner.ts'
import {
  type BuildOptions,
  containerName,
  type RemoteOptions,
  readPackage,
  startScript,
} from './rspack/index.ts'

interface LocalOptions {
  names: readonly string[]
  /** Whether the shell runs from its sources, too. */
  withShell: boolean
  port: number
  /** Port of the site whose pages may have these files. */
  sitePort: number
}

/** Names of this machine: no page of another site, and nobody on the network, reads sources. */
const ownHosts = ['localhost', '127.0.0.1']

/** Serves the named remotes' sources, and maybe the shell's, with hot reload, for the pages of a site beside it. */
export const serveLocally = async ({
  names,
  withShell,
  port,
  sitePort,
}: LocalOptions): Promise<LocalBuild> => {
  const origin = `http://localhost:${port}`
  const builds = await Promise.all(
    [...(withShell ? ['shell'] : []), ...names].map(async (name) => ({ name, build: await buildOf(name) })),
  )
  const pages = ownHosts.map((host) => `http://${host}:${sitePort}`)
  const compiler = rspack(builds.map(({ name, build }) => configOf(name, build, `${origin}/${name}/`)))
  const server = new RspackDevServer(
    {
      port,
      host: 'localhost',
      hot: true,
      allowedHosts: ownHosts,
      headers: ({ headers }) => corsFor(pages, headers.origin),
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false },
    },
    compiler,
  )
  const built = new Promise<void>((resolve) => compiler.hooks.done.tap('first-build', () => resolve()))
  await server.start()
  await built
  const remotes = builds
    .filter(({ name }) => name !== 'shell')
    .map(({ name, build }) => remoteAt(origin, name, build))
  return {
    origin,
    ...(withShell && { shell: shellAt(`${origin}/shell/`) }),
    remotes: Object.fromEntries(remotes),
  }
}

const corsFor = (pages: readonly string[], origin = ''): Record<string, string> => ({
  Vary: 'Origin',
  ...(pages.includes(origin) && { 'Access-Control-Allow-Origin': origin }),
})

type Build = ((options: BuildOptions) => Configuration) &
  Partial<Pick<RemoteOptions, 'widgets' | 'places' | 'events'>>

const buildOf = async (name: string): Promise<Build> =>
  ((await import(join(root, name, 'rspack.config.ts'))) as { default: Build }).default

const configOf = (name: string, build: Build, devAddress: string): Configuration => ({
  ...build({ devAddress }),
  name,
  infrastructureLogging: { level: 'error' },
})

const shellAt = (address: string): ShellBuild => ({
  source: 'local',
  scripts: [{ name: `${address}shell.js`, integrity: '' }],
  start: startScript(join(root, 'shell')),
  styles: [{ name: `${address}shell.css`, integrity: '' }],
  fonts: [],
  words: {},
  screens: {},
})

/** A release manifest for sources: no hashes, nothing to preload. */
const remoteAt = (
  origin: string,
  name: string,
  { widgets = {}, places, events }: Build,
): [string, LocalBuild['remotes'][string]] => {
  const { version } = readPackage(join(root, name))
  const manifest = releaseManifest.parse({
    remote: name,
    version: `${version}-local`,
    contract: contractVersion,
    container: containerName(name, version),
    entry: 'entry.js',
    exposes: Object.fromEntries(Object.keys(widgets).map((widget) => [widget, { scripts: [], styles: [] }])),
    locales: {},
    revision: 'local',
    owner: ownerOf(name),
    exampleProps: widgets,
    ...(places && { places }),
    ...(events && { events }),
    shared: {},
    source: 'local',
    builtAt: new Date().toISOString(),
    files: {},
  })
  return [name, { base: `${origin}/${name}/`, manifest, source: 'local' }]
}
