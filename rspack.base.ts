/**
 * The build that every remote and the shell share. A remote's own rspack.config.ts only names its widgets.
 * What is here is a promise between teams (share scope, runtime, file layout): change it with a decision record.
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, type RspackPluginInstance, type RuleSetRule, rspack } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'

const browsers = ['chrome >= 111', 'edge >= 111', 'firefox >= 115', 'safari >= 16.4']

interface Package {
  name: string
  version: string
  dependencies: Record<string, string>
}

export const readPackage = (folder: string): Package =>
  JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8'))

/** Global variable of one release's container; its own, so that two releases can live in one page. */
export const containerName = (remote: string, version: string) => `${remote}_${version}`.replace(/\W/g, '_')

/**
 * Not react-i18next: it belongs to one React, and a remote on another one would get the shell's. What is shared comes
 * whole, too, and of that package everybody needs two functions.
 */
export const sharedPackages = ['react', 'react-dom', 'i18next'] as const

/**
 * Code that is the same in shell and remotes is loaded once where versions agree, else the remote brings its
 * own. Not singletons: a remote on another React still works, in its own root. The router is not shared.
 * In development nothing is: only a development React refreshes, and the shell around may be the released one.
 */
const shared = (dependencies: Record<string, string>, { eager = false, development = false }) => {
  if (development) return {}
  const share = (request: string, of = request) => [
    request,
    { requiredVersion: `^${dependencies[of]}`, version: dependencies[of], singleton: false, eager },
  ]
  return Object.fromEntries([
    ...sharedPackages.map((name) => share(name)),
    share('react/', 'react'),
    share('react-dom/', 'react-dom'),
  ])
}

interface RuleOptions {
  development: boolean
  /** Keeps two releases of one component apart in one page. */
  hashSalt: string
  /** The names of classes alone, for HTML that is written on a server; styles and files belong to the browser's build. */
  onServer?: boolean
}

const rules = ({ development, hashSalt, onServer = false }: RuleOptions): RuleSetRule[] => [
  {
    test: /\.tsx?$/,
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development, refresh: development } },
      },
      env: { targets: browsers },
    },
    type: 'javascript/auto',
  },
  {
    test: /\.css$/,
    use: [
      ...(onServer ? [] : [rspack.CssExtractRspackPlugin.loader as never]),
      {
        loader: 'css-loader',
        options: {
          importLoaders: 0,
          modules: {
            auto: true,
            namedExport: true,
            exportLocalsConvention: 'as-is',
            exportOnlyLocals: onServer,
            localIdentHashSalt: hashSalt,
            localIdentName: development ? '[name]__[local]_[hash:base64:4]' : '[hash:base64:7]',
          },
        },
      },
    ],
    type: 'javascript/auto',
  },
  file(/\.woff2$/, 'fonts', onServer),
  file(/\.svg$/, 'art', onServer),
]

const file = (test: RegExp, folder: string, onServer: boolean): RuleSetRule => ({
  test,
  type: 'asset/resource',
  generator: { filename: `${folder}/[name].[contenthash:8][ext]`, emit: !onServer },
})

const base = (folder: string, uniqueName: string, development: boolean): Configuration => ({
  context: folder,
  mode: development ? 'development' : 'production',
  devtool: development ? 'cheap-module-source-map' : false,
  target: [`browserslist:${browsers.join(',')}`],
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'] },
  output: {
    path: resolve(folder, 'dist'),
    clean: true,
    uniqueName,
    crossOriginLoading: 'anonymous',
    // the slot then goes on with the release before
    chunkLoadTimeout: 3000,
  },
  module: { rules: rules({ development, hashSalt: uniqueName }) },
  performance: { hints: false },
  stats: 'errors-warnings',
})

/** File name of a server part, of a release as of the shell. */
export const serverPart = 'server.js'

/**
 * The server part of the same sources: one script for any JavaScript engine, with a React of its own and with all
 * languages, that sets `module.exports` and asks for nothing else.
 */
const onServer = (
  folder: string,
  uniqueName: string,
  { entry, path, react }: { entry: string; path: string; react: 'worker' | 'edge-light' },
): Configuration => ({
  ...base(folder, uniqueName, false),
  target: 'es2022',
  entry: { server: entry },
  output: {
    path: resolve(folder, path),
    filename: serverPart,
    chunkFormat: false,
    library: { type: 'commonjs-static' },
    uniqueName,
  },
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
    conditionNames: [react, 'import', 'module', 'require', 'default'],
    alias: { '@calm-rest/federation/widget$': '@calm-rest/federation/widget-on-server' },
  },
  module: {
    rules: rules({ development: false, hashSalt: uniqueName, onServer: true }),
    parser: { javascript: { dynamicImportMode: 'eager' } },
  },
})

/** Folder of the modules for partners' pages, in a release. */
export const embedFolder = 'embed'

/** On a partner's page a widget brings its own renderer: 5 KB instead of 60, and nothing on the page is left to it. */
const renderer = {
  'react-dom/client$': 'preact/compat/client',
  'react-dom$': 'preact/compat',
  'react/jsx-runtime$': 'preact/compat/jsx-runtime',
  react$: 'preact/compat',
}

/**
 * The same widgets as modules for partners' pages: no Module Federation, no global and no script element, which pages
 * with a strict policy would not take. The styles are those of the release.
 */
const forPartners = (folder: string, uniqueName: string, widgets: readonly string[]): Configuration => ({
  ...base(folder, uniqueName, false),
  entry: Object.fromEntries(widgets.map((widget) => [widget, widgetFile(widget)])),
  output: {
    path: resolve(folder, 'dist', embedFolder),
    module: true,
    filename: '[name].js',
    chunkFilename: '[name].js',
    chunkFormat: 'module',
    chunkLoading: 'import',
    library: { type: 'modern-module' },
    publicPath: 'auto',
    uniqueName,
  },
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
    alias: { ...renderer, '@calm-rest/federation/widget$': '@calm-rest/federation/widget-in-embed' },
  },
  module: { rules: rules({ development: false, hashSalt: uniqueName, onServer: true }) },
})

/** In production the browser refuses a chunk where a byte differs from the build; in development React refreshes. */
const modePlugins = (development: boolean, uniqueName: string): RspackPluginInstance[] =>
  development
    ? [new ReactRefreshRspackPlugin({ library: uniqueName }) as RspackPluginInstance]
    : [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] })]

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
}

export interface BuildOptions {
  /** Version to build as; the package's own where it is not given. */
  version?: string | undefined
  /** Development with hot reload: address under which the dev server serves this build, with a trailing slash. */
  devAddress?: string | undefined
}

const widgetFile = (widget: string) => `./src/${widget}/index.ts`

/** Configurations of a remote: a container with one expose for each widget, and its server part. */
export const remote = ({ folder, widgets, embeds = [] }: RemoteOptions) => {
  const configure = ({ version, devAddress }: BuildOptions): Configuration => {
    const development = devAddress !== undefined
    const pkg = readPackage(folder)
    const name = containerName(pkg.name.replace('@calm-rest/', ''), version ?? pkg.version)
    const config = base(folder, name, development)
    // a container has no entry into which the plugin could put its hook, so each widget brings it
    const before = development ? ['@rspack/plugin-react-refresh/react-refresh-entry'] : []
    return {
      ...config,
      entry: {},
      externals: development ? {} : bundlerRuntime,
      output: {
        ...config.output,
        publicPath: devAddress ?? 'auto',
        filename: '[name].js',
        chunkFilename: '[name].js',
      },
      plugins: [
        new ModuleFederationPlugin({
          name,
          filename: 'entry.js',
          exposes: Object.fromEntries(
            Object.keys(widgets).map((widget) => [
              `./${widget}`,
              { import: [...before, widgetFile(widget)], name: widget },
            ]),
          ),
          shared: shared(pkg.dependencies, { development }),
          shareStrategy: 'loaded-first',
          manifest: false,
          dts: false,
          experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
        }),
        // the host puts the styles where they belong: the head of the page, or a shadow root
        new rspack.CssExtractRspackPlugin({
          filename: '[name].css',
          chunkFilename: '[name].css',
          runtime: development,
          // other chunks than in a build, whose order is the one that counts
          ignoreOrder: development,
        }),
        ...modePlugins(development, name),
      ],
    }
  }
  /** Of a release; in development the browser alone shows a remote. */
  const server = ({ version }: { version: string }): Configuration => {
    const { name } = readPackage(folder)
    // in a thread that is ended; every React has this build, and it needs nothing of Node
    return onServer(folder, containerName(name.replace('@calm-rest/', ''), version), {
      entry: doorsOf(folder, Object.keys(widgets)),
      path: 'dist',
      react: 'worker',
    })
  }
  /** For partners' pages; nothing where the remote has no widget for them. */
  const embed = ({ version }: { version: string }): Configuration | undefined => {
    const { name } = readPackage(folder)
    const uniqueName = containerName(name.replace('@calm-rest/', ''), version)
    return embeds.length > 0 ? forPartners(folder, uniqueName, embeds) : undefined
  }
  return Object.assign(configure, { widgets, server, embed, embeds })
}

/**
 * What every container needs of Module Federation beside its core: the shell has it already, and gives each remote its
 * own (packages/federation/src/host/provide-runtime.ts). 10 KB less for each remote of a page.
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

/** Configurations of the elements for partners: what they load when needed first, then the loader that names it. */
export const partnersEmbed = ({ folder }: { folder: string }) => {
  const { version } = readPackage(folder)
  const { output: _, ...config } = base(folder, 'calm_rest_embed', false)
  const asModule = (filename: string) => ({
    path: resolve(folder, 'dist'),
    module: true,
    filename,
    chunkFilename: `${version}/[name].[contenthash:8].js`,
    chunkFormat: 'module' as const,
    chunkLoading: 'import' as const,
    library: { type: 'modern-module' as const },
    publicPath: 'auto',
  })
  const ownAddress = { parser: { javascript: { importMeta: false, url: false } } }
  return {
    version,
    runtime: (): Configuration => ({
      ...config,
      entry: { runtime: './src/runtime/index.ts', base: './src/embed.css' },
      output: { ...asModule(`${version}/[name].[contenthash:8].js`), clean: true },
      plugins: [new rspack.CssExtractRspackPlugin({ filename: '[name].css', runtime: false })],
    }),
    loader: (runtimeFile: string): Configuration => ({
      ...config,
      entry: { [version]: './src/loader/index.ts' },
      output: asModule('[name].js'),
      module: { ...config.module, ...ownAddress },
      plugins: [new rspack.DefinePlugin({ RUNTIME: JSON.stringify(`./${runtimeFile}`) })],
    }),
  }
}

const shellName = 'calm_rest_shell'

/** Configurations of the shell: it provides React and the federation runtime, and knows no remote. */
export const shell = ({ folder }: { folder: string }) => {
  const configure = ({ devAddress }: BuildOptions): Configuration => {
    const development = devAddress !== undefined
    const pkg = readPackage(folder)
    const config = base(folder, shellName, development)
    const file = development ? '[name]' : '[name].[contenthash:8]'
    return {
      ...config,
      entry: { shell: './src/main.tsx' },
      output: {
        ...config.output,
        publicPath: devAddress ?? '/assets/',
        // nothing stands in for the shell: on a slow line its screens may take their time, and their HTML is there
        chunkLoadTimeout: 20_000,
        filename: `${file}.js`,
        chunkFilename: `${file}.js`,
      },
      plugins: [
        new ModuleFederationPlugin({
          name: shellName,
          shared: shared(pkg.dependencies, { eager: true, development }),
          shareStrategy: 'loaded-first',
          manifest: false,
          dts: false,
          experiments: {
            provideExternalRuntime: true,
            optimization: { target: 'web', disableSnapshot: true },
          },
        }),
        new rspack.CssExtractRspackPlugin({ filename: `${file}.css` }),
        ...modePlugins(development, shellName),
      ],
    }
  }
  // in the server's own thread: this build of React keeps no port open that would keep the process alive
  const server = () =>
    onServer(folder, shellName, {
      entry: './src/on-server.tsx',
      path: 'dist/server',
      react: 'edge-light',
    })
  return Object.assign(configure, { server })
}
