import {
  type Configuration,
  rspack,
  type Stats,
  type StatsCompilation,
  type StatsOptions,
} from '@rspack/core'
import { refusedStyles } from './rspack/scope/refused-styles.ts'

/** Statistics that callers read: files and their modules, including concatenated ones. */
const told: StatsOptions = {
  all: false,
  chunkGroups: true,
  assets: true,
  entrypoints: true,
  modules: true,
  nestedModules: true,
  // concatenated modules count as orphans
  orphanModules: true,
  modulesSpace: Number.POSITIVE_INFINITY,
  nestedModulesSpace: Number.POSITIVE_INFINITY,
}

/** Why a build failed: what it refuses in style sheets, since other errors may follow from that, or rspack's own message. */
const messageOf = (stats: Stats | undefined): string => {
  const refused = refusedStyles(stats?.toJson({ all: false, errors: true }).errors ?? [])
  if (refused.length > 0) return `The build refuses these styles:\n${refused.join('\n')}`
  return stats?.toString('errors-only') ?? 'no build'
}

/** Runs one production build; rejects with the reason if it has errors. */
export const runRspack = (config: Configuration): Promise<StatsCompilation> =>
  new Promise((resolve, reject) => {
    const compiler = rspack(config)
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return reject(error)
        if (!stats || stats.hasErrors()) return reject(new Error(messageOf(stats)))
        resolve(stats.toJson(told))
      })
    })
  })
