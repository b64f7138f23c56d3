import { resolve } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { base } from './base.ts'
import { readPackage } from './package.ts'

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
  /** Runs as a module, as a classic script, and as text within a page; it leaves no name there. */
  const asScript = { module: false, iife: true, library: undefined, chunkFormat: 'array-push' as const }
  return {
    version,
    runtime: (): Configuration => ({
      ...config,
      entry: { runtime: './src/runtime/index.ts', base: './src/embed.css' },
      output: { ...asModule(`${version}/[name].[contenthash:8].js`), clean: true },
      plugins: [
        new rspack.CssExtractRspackPlugin({ filename: '[name].css', runtime: false }),
        // the HTTP client tries a stream when it loads, and a browser throws there where a page added `size` to Object.prototype
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
