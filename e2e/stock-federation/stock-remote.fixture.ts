import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runRspack } from '@calm-rest/build'
import { root } from '@calm-rest/releases/checkout'
import { temporaryFolder } from '@calm-rest/testing'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { rspack } from '@rspack/core'

const declared = { owner: '@calm-rest/spa', contract: '1.10.0', locales: ['en', 'de', 'zh'] }

export interface StockRemote {
  /** Kind of the container: a script that sets a variable, or an ES module. */
  kind: 'script' | 'module'
  version: string
}

/** Builds mf-spa by rspack and the stock plugin of Module Federation; resolves with the folder of the build. */
export const buildStockRemote = async ({ kind, version }: StockRemote): Promise<string> => {
  const folder = temporaryFolder('stock')
  const path = join(folder, 'dist')
  mkdirSync(path)
  const manifest = { name: '@spa/mf-spa', version, 'calm-rest': declared }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  cpSync(join(import.meta.dirname, 'projects/src'), join(folder, 'src'), { recursive: true })
  const container = `mf_spa_${version}`.replace(/\W/g, '_')
  const isModule = kind === 'module'
  const react = { singleton: false, requiredVersion: '^19.0.0' }
  await runRspack({
    context: folder,
    mode: 'production',
    entry: {},
    resolve: { modules: [join(root, 'node_modules')] },
    output: {
      path,
      uniqueName: container,
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
      trustedTypes: 'calm-rest',
      ...(isModule && { module: true, chunkFormat: 'module', chunkLoading: 'import' }),
    },
    performance: { hints: false },
    plugins: [
      new ModuleFederationPlugin({
        name: container,
        filename: 'remoteEntry.js',
        exposes: { './welcome': './src/welcome.js' },
        shared: { react, 'react/': react, 'react-dom': react, 'react-dom/': react },
        manifest: true,
        dts: false,
        ...(isModule && { library: { type: 'module' } }),
      }),
      // a module loader knows no hashes
      ...(isModule ? [] : [new rspack.SubresourceIntegrityPlugin()]),
    ],
  })
  return path
}
