import { join } from 'node:path'
import type { LocalBuild, ShellBuild } from '@calm-rest/contract/releases'
import { root } from '@calm-rest/releases/checkout'
import { ownerOf } from './owner.ts'
import { startScript } from './rspack/index.ts'
import { localRemote, ownHosts, type SourceBuild, serveSources, sourcesOrigin } from './serve-sources.ts'

interface LocalOptions {
  names: readonly string[]
  /** Whether the shell runs from its sources, too. */
  withShell: boolean
  port: number
  /** Port of the site whose pages may load these files. */
  sitePort: number
}

/**
 * Serves the sources of the named remotes, and optionally the shell's, with hot reload, for the pages of a
 * site beside it.
 */
export const serveLocally = async ({
  names,
  withShell,
  port,
  sitePort,
}: LocalOptions): Promise<LocalBuild> => {
  const origin = sourcesOrigin(port)
  const remotes = await Promise.all(names.map(async (name) => [name, await buildOf(name)] as const))
  const builds = { ...(withShell && { shell: await buildOf('shell') }), ...Object.fromEntries(remotes) }
  await serveSources({ builds, port, pages: ownHosts.map((host) => `http://${host}:${sitePort}`) })
  return {
    origin,
    ...(withShell && { shell: shellAt(`${origin}/shell/`) }),
    remotes: Object.fromEntries(
      remotes.map(([name, build]) => [
        name,
        localRemote({ folder: join(root, name), build, owner: ownerOf(name), port }),
      ]),
    ),
  }
}

const buildOf = async (name: string): Promise<SourceBuild> =>
  ((await import(join(root, name, 'rspack.config.ts'))) as { default: SourceBuild }).default

const shellAt = (address: string): ShellBuild => ({
  source: 'local',
  scripts: [{ name: `${address}shell.js`, integrity: '' }],
  start: startScript(join(root, 'shell')),
  styles: [{ name: `${address}shell.css`, integrity: '' }],
  fonts: [],
  words: {},
  screens: {},
})
