import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@calm-rest/releases/checkout'
import type { Configuration } from '@rspack/core'
import type { BuildOptions } from './rspack/base.ts'
import { runRspack } from './run-rspack.ts'
import { sourceHash } from './source-hash.ts'

/**
 * Builds once more what browsers load of a workspace, with source maps, into a folder of its own: dist/
 * stays as it is. Does nothing if the folder has this build already.
 */
export const buildMaps = async (name: string): Promise<void> => {
  const folder = mapsOf(name)
  const sourceFile = join(folder, 'source')
  const source = sourceHash(name)
  if (existsSync(sourceFile) && readFileSync(sourceFile, 'utf8') === source) return
  const { default: configure } = (await import(join(root, name, 'rspack.config.ts'))) as {
    default: (options: BuildOptions) => Configuration
  }
  const config = configure({})
  await runRspack({ ...config, devtool: 'hidden-source-map', output: { ...config.output, path: folder } })
  writeFileSync(sourceFile, source)
}

const mapsOf = (name: string) => join(root, '.cache/maps', name)
