import { join } from 'node:path'
import { contractVersion } from '@calm-rest/contract/releases'
import type { LocalBuild } from '@calm-rest/shell/server'
import { type Configuration, rspack } from '@rspack/core'
import { RspackDevServer } from '@rspack/dev-server'
import { type BuildOptions, containerName, readPackage } from '../../rspack.base.ts'
import { ownerOf } from '../builds/owner.ts'
import { root } from '../root.ts'

/** Serves the shell's and the named remotes' sources with hot reload on `port`, for pages of another origin. */
export const serveLocally = async (names: readonly string[], port: number): Promise<LocalBuild> => {
  const origin = `http://localhost:${port}`
  const builds = await Promise.all(
    ['shell', ...names].map(async (name) => ({ name, build: await buildOf(name) })),
  )
  const compiler = rspack(builds.map(({ name, build }) => configOf(name, build, `${origin}/${name}/`)))
  const server = new RspackDevServer(
    {
      port,
      host: 'localhost',
      hot: true,
      allowedHosts: 'all',
      headers: { 'Access-Control-Allow-Origin': '*' },
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
  return { origin, shell: shellAt(`${origin}/shell/`), remotes: Object.fromEntries(remotes) }
}

type Build = ((options: BuildOptions) => Configuration) & { widgets?: Readonly<Record<string, object>> }

const buildOf = async (name: string): Promise<Build> =>
  ((await import(join(root, name, 'rspack.config.ts'))) as { default: Build }).default

const configOf = (name: string, build: Build, devAddress: string): Configuration => ({
  ...build({ devAddress }),
  name,
  infrastructureLogging: { level: 'error' },
})

const shellAt = (address: string): LocalBuild['shell'] => ({
  source: 'local',
  scripts: [{ name: `${address}shell.js`, integrity: '' }],
  styles: [{ name: `${address}shell.css`, integrity: '' }],
  fonts: [],
  words: {},
  screens: {},
})

/** A release manifest for sources: no hashes, nothing to preload. */
const remoteAt = (
  origin: string,
  name: string,
  { widgets = {} }: Build,
): [string, LocalBuild['remotes'][string]] => {
  const { version } = readPackage(join(root, name))
  const manifest = {
    remote: name,
    version: `${version}-local`,
    contract: contractVersion,
    container: containerName(name, version),
    entry: 'entry.js',
    exposes: Object.fromEntries(Object.keys(widgets).map((widget) => [widget, { scripts: [], styles: [] }])),
    locales: {},
    revision: 'local',
    owner: ownerOf(name),
    examples: widgets as Record<string, Record<string, unknown>>,
    shared: {},
    source: 'local',
    builtAt: new Date().toISOString(),
    files: {},
  }
  return [name, { base: `${origin}/${name}/`, manifest, source: 'local' }]
}
