import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { DeclaredEvents, DeclaredPlaces } from '@calm-rest/contract/releases'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, rspack } from '@rspack/core'
import { type BuildOptions, base, modePlugins } from './base.ts'
import { forPartners } from './for-partners.ts'
import { onServer } from './on-server.ts'
import { containerName, readPackage, remoteNameOf } from './package.ts'
import { shared } from './shared.ts'
import { widgetFile } from './widget-file.ts'

/** Description of a remote by its own rspack.config.ts. */
export interface RemoteOptions {
  /** `import.meta.dirname` of the remote. */
  folder: string
  /**
   * Widgets by name, each with the props that the release gate tries it with; it lives in `src/<name>/index.ts` and
   * exports `widget`.
   */
  widgets: Readonly<Record<string, object>>
  /** Widgets that partners show on their pages, too. */
  embeds?: readonly string[] | undefined
  /** Pages, an entry in the menu and slots of the site: they are there with the release, and the shell stays as it is. */
  places?: DeclaredPlaces | undefined
  /** What its widgets tell those of other remotes, and hear of them. */
  events?: DeclaredEvents | undefined
}

/** Configurations of a remote: a container with one expose for each widget, and its server bundle. */
export const remote = ({ folder, widgets, embeds = [], places, events }: RemoteOptions) => {
  const configure = ({ version, devAddress }: BuildOptions): Configuration => {
    const development = devAddress !== undefined
    const pkg = readPackage(folder)
    const name = containerName(remoteNameOf(pkg), version ?? pkg.version)
    const config = base(folder, name, development)
    return {
      ...config,
      entry: {},
      externals: development ? {} : bundlerRuntime,
      // what a widget loads on demand has copies of its own, so that the widget itself stays one file
      optimization: { splitChunks: { chunks: ({ name = '' }) => Object.hasOwn(widgets, name) } },
      output: {
        ...config.output,
        publicPath: devAddress ?? 'auto',
        filename: '[name].js',
        chunkFilename: '[name].js',
      },
      plugins: [
        container(name, Object.keys(widgets), shared(pkg.dependencies, { development }), development),
        // the host puts the styles where they belong: the head of the page, or a shadow root
        new rspack.CssExtractRspackPlugin({
          filename: '[name].css',
          chunkFilename: '[name].css',
          runtime: development,
          // other chunks than in a build, whose order is the one that counts
          ignoreOrder: development,
        }),
        // files that the release carries as they are
        ...(existsSync(join(folder, 'public'))
          ? [new rspack.CopyRspackPlugin({ patterns: [{ from: 'public' }] })]
          : []),
        ...modePlugins(development, name),
      ],
    }
  }
  /** Server bundle of a release; in development only the browser renders a remote. */
  const server = ({ version }: { version: string }): Configuration => {
    // in a thread that is ended; every React has this build, and it needs nothing of Node
    return onServer(folder, containerName(remoteNameOf(readPackage(folder)), version), {
      entry: doorsOf(folder, Object.keys(widgets)),
      path: 'dist',
      react: 'worker',
    })
  }
  /** For partners' pages; nothing where the remote has no widget for them. */
  const embed = ({ version }: { version: string }): Configuration | undefined => {
    const uniqueName = containerName(remoteNameOf(readPackage(folder)), version)
    return embeds.length > 0 ? forPartners(folder, uniqueName, embeds) : undefined
  }
  return Object.assign(configure, { widgets, server, embed, embeds, places, events })
}

/** What `remote` answers: the browser's configuration, with those of the server and of partners' pages. */
export type RemoteBuild = ReturnType<typeof remote>

const container = (
  name: string,
  widgets: readonly string[],
  packages: ReturnType<typeof shared>,
  development: boolean,
) => {
  // a container has no entry into which the plugin could put its hook, so each widget brings it
  const before = development ? ['@rspack/plugin-react-refresh/react-refresh-entry'] : []
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
 * Modules of Module Federation that every container needs beside its core: the shell has it already, and gives each remote its
 * own (packages/federation/src/host/provide-runtime.ts). 10 KB less for each remote of a page. In pages of others
 * remoteEntry.js brings it (src/stock).
 */
const bundlerRuntime: NonNullable<Configuration['externals']> = ({ request }, answer) =>
  /webpack-bundler-runtime\/dist\/index\.c?js$/.test(request ?? '')
    ? answer(undefined, 'calmRestFederation()', 'var')
    : answer()

/** An entry that exports the widget of every door under its name. */
const doorsOf = (folder: string, widgets: readonly string[]) => {
  const lines = widgets.map(
    (widget) =>
      `export { widget as ${JSON.stringify(widget)} } from ${JSON.stringify(resolve(folder, widgetFile(widget)))}`,
  )
  return `data:text/javascript,${encodeURIComponent(lines.join('\n'))}`
}
