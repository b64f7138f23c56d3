import { resolve } from 'node:path'
import type { Configuration } from '@rspack/core'
import { base } from './base.ts'
import { rules } from './rules.ts'

/** File name of a server bundle, for releases and for the shell. */
export const serverBundle = 'server.js'

/**
 * The server bundle of the same sources: one script for any JavaScript engine, with its own React and all
 * languages, that sets `module.exports` and imports nothing.
 */
export const onServer = (
  folder: string,
  uniqueName: string,
  { entry, path, react }: { entry: string; path: string; react: 'worker' | 'edge-light' },
): Configuration => ({
  ...base(folder, uniqueName, false),
  target: 'es2022',
  entry: { server: entry },
  output: {
    path: resolve(folder, path),
    filename: serverBundle,
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
