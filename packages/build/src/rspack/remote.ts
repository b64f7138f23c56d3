import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { CallName } from '@calm-rest/contract/api'
import type { DeclaredPlaces, DeclaredUses, Framework } from '@calm-rest/contract/releases'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, rspack } from '@rspack/core'
import type { RemoteEvents } from '../declared-events.ts'
import { type BuildOptions, base, modePlugins } from './base.ts'
import type { Compiler } from './compiler.ts'
import { forPartners } from './for-partners.ts'
import { onServer } from './on-server.ts'
import { containerName, localVersion, readPackage, remoteNameOf } from './package.ts'
import { shared } from './shared.ts'
import { widgetFile } from './widget-file.ts'

/** Description of a remote by its own rspack.config.ts. */
export interface RemoteOptions {
  /** `import.meta.dirname` of the remote. */
  folder: string
  /**
   * Widgets by name, each with props for the release gate; a widget lives in `src/<name>/index.ts` and
   * exports `widget`.
   */
  widgets: Readonly<Record<string, object>>
  /** Widgets that partners can show on their pages. */
  embeds?: readonly string[] | undefined
  /** Pages, a menu entry and slots of the site: they come with the release, without changes to the shell. */
  places?: DeclaredPlaces | undefined
  /** Events that its widgets send to other remotes, and receive from them, and its own. */
  events?: RemoteEvents | undefined
  /** Calls of the API that its widgets make: pages refuse others. */
  uses?: (Omit<DeclaredUses, 'calls'> & { calls?: readonly CallName[] | undefined }) | undefined
  /** Servers of the team that its widgets reach through the site, by name. */
  backends?: readonly string[] | undefined
  /** A framework that its widgets bring along. */
  framework?: Framework | undefined
  /** How files of that framework are compiled: Vue, Svelte, Preact and others. Partners cannot show such widgets. */
  compiler?: Compiler | undefined
}

/** Configurations of a remote: a container with one expose for each widget, and its server bundle. */
export const remote = ({
  folder,
  widgets,
  embeds = [],
  places,
  events,
  uses,
  backends,
  framework,
  compiler,
}: RemoteOptions) => {
  if (compiler && embeds.length > 0)
    throw new Error('`embeds` are built for React: leave them out, or leave out `compiler`.')
  const configure = ({ version, devAddress }: BuildOptions): Configuration => {
    const development = devAddress !== undefined
    const pkg = readPackage(folder)
    const release = { remote: remoteNameOf(pkg), version: version ?? pkg.version }
    const name = containerName(release.remote, release.version)
    const scope = development ? { ...release, version: localVersion(release.version) } : release
    const config = base(folder, name, development, { scope, compiler })
    const refreshes = !compiler
    return {
      ...config,
      entry: {},
      externals: development ? {} : bundlerRuntime,
      // lazy files of a widget have their own copies of shared code, so that the widget itself stays one file
      optimization: { splitChunks: { chunks: ({ name = '' }) => Object.hasOwn(widgets, name) } },
      output: {
        ...config.output,
        publicPath: devAddress ?? 'auto',
        filename: '[name].js',
        chunkFilename: '[name].js',
      },
      plugins: [
        container(name, Object.keys(widgets), shared(pkg.dependencies, { development }), {
          refreshes: development && refreshes,
        }),
        ...(compiler?.plugins ?? []),
        // the host adds the styles to the head of the page, or to a shadow root
        new rspack.CssExtractRspackPlugin({
          filename: '[name].css',
          chunkFilename: '[name].css',
          runtime: development,
          // other chunks would result than in a build, whose order counts
          ignoreOrder: development,
        }),
        // static files of the release
        ...(existsSync(join(folder, 'public'))
          ? [new rspack.CopyRspackPlugin({ patterns: [{ from: 'public' }] })]
          : []),
        ...modePlugins(development, name, { refreshes }),
      ],
    }
  }
  /** Server bundle of a release, if it has one; in development only the browser renders a remote. */
  const server = ({ version }: { version: string }): Configuration | undefined => {
    if (compiler) return undefined
    // runs in a worker thread that is terminated; this build of React needs nothing of Node
    return onServer(folder, containerName(remoteNameOf(readPackage(folder)), version), {
      entry: doorsOf(folder, Object.keys(widgets)),
      path: 'dist',
      react: 'worker',
    })
  }
  /** For partners' pages; undefined if the remote has no widget for them. */
  const embed = ({ version }: { version: string }): Configuration | undefined => {
    const release = { remote: remoteNameOf(readPackage(folder)), version }
    return embeds.length > 0 ? forPartners(folder, release, embeds) : undefined
  }
  return Object.assign(configure, {
    widgets,
    server,
    embed,
    embeds,
    places,
    events,
    uses,
    backends,
    framework,
  })
}

/** Result of `remote`: the browser's configuration, with those of the server and of partners' pages. */
export type RemoteBuild = ReturnType<typeof remote>

const container = (
  name: string,
  widgets: readonly string[],
  packages: ReturnType<typeof shared>,
  { refreshes }: { refreshes: boolean },
) => {
  // a container has no entry for the plugin's hook, so each widget brings it
  const before = refreshes ? ['@rspack/plugin-react-refresh/react-refresh-entry'] : []
  return new ModuleFederationPlugin({
    name,
    filename: 'entry.js',
    exposes: Object.fromEntries(
      widgets.map((widget) => [`./${widget}`, { import: [...before, widgetFile(widget)], name: widget }]),
    ),
    shared: packages,
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
  })
}

/**
 * Modules of Module Federation that every container needs beside its core. The shell has them already, and
 * gives each remote its own copy (packages/federation/src/host/provide-runtime.ts), which saves 10 KB for
 * each remote of a page. On other hosts' pages remoteEntry.js brings them (src/stock).
 */
const bundlerRuntime: NonNullable<Configuration['externals']> = ({ request }, answer) =>
  /webpack-bundler-runtime\/dist\/index\.c?js$/.test(request ?? '')
    ? answer(undefined, 'calmRestFederation()', 'var')
    : answer()

/** An entry that exports the widget of every module under its name. */
const doorsOf = (folder: string, widgets: readonly string[]) => {
  const lines = widgets.map(
    (widget) =>
      `export { widget as ${JSON.stringify(widget)} } from ${JSON.stringify(resolve(folder, widgetFile(widget)))}`,
  )
  return `data:text/javascript,${encodeURIComponent(lines.join('\n'))}`
}
