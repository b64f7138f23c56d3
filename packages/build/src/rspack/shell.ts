import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, rspack } from '@rspack/core'
import { type BuildOptions, base, modePlugins } from './base.ts'
import { onServer } from './on-server.ts'
import { readPackage } from './package.ts'
import { runtimeAsModules } from './runtime-as-modules.ts'
import { shared } from './shared.ts'
import { withoutUnusedFederation } from './unused-federation.ts'

const shellName = 'calm_rest_shell'

/** The first script has the hashes of all others: some 75, which do not compress. */
export const shellIntegrity = 'sha256'

/**
 * A file that only changes with the libraries: returning visitors have it cached after a release of the
 * shell.
 */
const libraries = {
  name: 'libraries',
  test: /[\\/]node_modules[\\/]/,
  chunks: 'initial',
  enforce: true,
} as const

/** Configurations of the shell: it provides React and the federation runtime, and knows no remote. */
export const shell = ({ folder }: { folder: string }) => {
  const configure = ({ devAddress }: BuildOptions): Configuration => {
    const development = devAddress !== undefined
    const pkg = readPackage(folder)
    const config = base(folder, shellName, development)
    const file = development ? '[name]' : '[name].[contenthash:8]'
    return {
      ...config,
      resolve: { ...config.resolve, alias: runtimeAsModules() },
      entry: { shell: './src/main.ts' },
      // by name, or the first script would need a table of names beside that of hashes
      optimization: { splitChunks: { cacheGroups: { libraries } }, chunkIds: 'named' },
      output: {
        ...config.output,
        publicPath: devAddress ?? '/assets/',
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
        withoutUnusedFederation(),
        new rspack.CssExtractRspackPlugin({ filename: `${file}.css` }),
        ...modePlugins(development, shellName, { algorithm: shellIntegrity }),
      ],
    }
  }
  // on the server's own thread: this build of React keeps no port open that would keep the process alive
  const server = () =>
    onServer(folder, shellName, {
      entry: './src/on-server.tsx',
      path: 'dist/server',
      react: 'edge-light',
    })
  // a build of its own: what only sites with telemetry send adds no byte to the shell's own scripts
  const trace = (): Configuration => {
    const config = base(folder, `${shellName}_trace`, false)
    return {
      ...config,
      entry: { trace: './src/trace/report-trace.ts' },
      output: { ...config.output, clean: false, filename: '[name].[contenthash:8].js' },
    }
  }
  return Object.assign(configure, { server, trace })
}
