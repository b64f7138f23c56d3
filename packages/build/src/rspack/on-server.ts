import { resolve } from 'node:path'
import type { Configuration } from '@rspack/core'
import { base } from './base.ts'
import { rules } from './rules.ts'

/** File name of a server bundle, of a release as of the shell. */
export const serverBundle = 'server.js'

/**
 * The server bundle of the same sources: one script for any JavaScript engine, with a React of its own and with all
 * languages, that sets `module.exports` and asks for nothing else.
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
