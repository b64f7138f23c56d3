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

/** Not react-i18next: it belongs to one React, and a remote on another one would get the shell's. */
export const sharedPackages = ['react', 'react-dom', 'i18next'] as const

/**
 * Code that is the same in shell and remotes is loaded once where versions agree, else the remote brings its
 * own. Not singletons: a remote on another React still works, in its own root. The router is not shared.
 */
const shared = (dependencies: Record<string, string>, eager: boolean) => {
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

const rules = (development: boolean, hashSalt: string, styleLoader: RuleSetRule): RuleSetRule[] => [
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
      styleLoader as never,
      {
        loader: 'css-loader',
        options: {
          importLoaders: 0,
          modules: {
            auto: true,
            namedExport: true,
            exportLocalsConvention: 'as-is',
            // the salt keeps two releases of one component apart in one page
            localIdentHashSalt: hashSalt,
            localIdentName: development ? '[name]__[local]' : '[hash:base64:7]',
          },
        },
      },
    ],
    type: 'javascript/auto',
  },
  { test: /\.woff2$/, type: 'asset/resource', generator: { filename: 'fonts/[name].[contenthash:8][ext]' } },
  { test: /\.svg$/, type: 'asset/resource', generator: { filename: 'art/[name].[contenthash:8][ext]' } },
]

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
    // a chunk that hangs is a failed chunk: the slot says so and offers another try
    chunkLoadTimeout: 3000,
  },
  module: { rules: rules(development, uniqueName, { loader: rspack.CssExtractRspackPlugin.loader }) },
  performance: { hints: false },
  stats: 'errors-warnings',
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
}

export interface BuildOptions {
  /** Version to build as; the package's own where it is not given. */
  version?: string | undefined
  /** Development with hot reload: address under which the dev server serves this build, with a trailing slash. */
  devAddress?: string | undefined
}

/** Configuration of a remote: a container with one expose for each widget. */
export const remote = ({ folder, widgets }: RemoteOptions) => {
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
              { import: [...before, `./src/${widget}/index.ts`], name: widget },
            ]),
          ),
          shared: shared(pkg.dependencies, false),
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
        }),
        ...modePlugins(development, name),
      ],
    }
  }
  return Object.assign(configure, { widgets })
}

/** Configuration of the shell: provides React and the federation runtime; knows no remote. */
export const shell =
  ({ folder }: { folder: string }) =>
  ({ devAddress }: BuildOptions): Configuration => {
    const development = devAddress !== undefined
    const pkg = readPackage(folder)
    const config = base(folder, 'calm_rest_shell', development)
    const file = development ? '[name]' : '[name].[contenthash:8]'
    return {
      ...config,
      entry: { shell: './src/main.tsx' },
      output: {
        ...config.output,
        publicPath: devAddress ?? '/assets/',
        filename: `${file}.js`,
        chunkFilename: `${file}.js`,
      },
      plugins: [
        new ModuleFederationPlugin({
          name: 'calm_rest_shell',
          shared: shared(pkg.dependencies, true),
          runtimePlugins: development
            ? [resolve(folder, '../packages/federation/src/development/renderers-hook.ts')]
            : [],
          shareStrategy: 'loaded-first',
          manifest: false,
          dts: false,
          experiments: {
            provideExternalRuntime: true,
            optimization: { target: 'web', disableSnapshot: true },
          },
        }),
        new rspack.CssExtractRspackPlugin({ filename: `${file}.css` }),
        ...modePlugins(development, 'calm_rest_shell'),
      ],
    }
  }
