import { type Configuration, rspack, type StatsCompilation, type StatsOptions } from '@rspack/core'

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

/** Runs one production build; rejects with rspack's own message if it has errors. */
export const runRspack = (config: Configuration): Promise<StatsCompilation> =>
  new Promise((resolve, reject) => {
    const compiler = rspack(config)
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return reject(error)
        if (!stats || stats.hasErrors())
          return reject(new Error(stats?.toString('errors-only') ?? 'no build'))
        resolve(stats.toJson(told))
      })
    })
  })
