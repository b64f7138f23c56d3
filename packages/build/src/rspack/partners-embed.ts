import { resolve } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { base } from './base.ts'
import { readPackage } from './package.ts'

/** Configurations of the elements for partners: first their lazy files, then the loader that names them. */
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
  /** Runs as a module, as a classic script, and inlined in a page; it adds no global name. */
  const asScript = { module: false, iife: true, library: undefined, chunkFormat: 'array-push' as const }
  return {
    version,
    runtime: (): Configuration => ({
      ...config,
      entry: { runtime: './src/runtime/index.ts', base: './src/embed.css' },
      output: { ...asModule(`${version}/[name].[contenthash:8].js`), clean: true },
      plugins: [
        new rspack.CssExtractRspackPlugin({ filename: '[name].css', runtime: false }),
        // the HTTP client tests streams when it loads, and a browser throws there if a page added `size` to
        // Object.prototype
        new rspack.DefinePlugin({ 'globalThis.ReadableStream': 'undefined' }),
      ],
    }),
    loader: (runtimeFile: string): Configuration => ({
      ...config,
      entry: { [version]: './src/loader/index.ts' },
      output: { ...asModule('[name].js'), ...asScript },
      module: { ...config.module, generator: { json: { JSONParse: false } } },
      plugins: [new rspack.DefinePlugin({ RUNTIME: JSON.stringify(runtimeFile) })],
    }),
  }
}
