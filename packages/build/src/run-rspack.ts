import { type Configuration, rspack, type StatsCompilation, type StatsOptions } from '@rspack/core'

/** What callers read: files, and the modules in them, with those that were joined into one. */
const told: StatsOptions = {
  all: false,
  chunkGroups: true,
  assets: true,
  entrypoints: true,
  modules: true,
  nestedModules: true,
  // those that were joined into one count as orphans
  orphanModules: true,
  modulesSpace: Number.POSITIVE_INFINITY,
  nestedModulesSpace: Number.POSITIVE_INFINITY,
}

/** One production build; rejects with rspack's own words where it has errors. */
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
