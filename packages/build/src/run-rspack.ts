import { type Configuration, rspack, type StatsCompilation } from '@rspack/core'

/** One production build; rejects with rspack's own words where it has errors. */
export const runRspack = (config: Configuration): Promise<StatsCompilation> =>
  new Promise((resolve, reject) => {
    const compiler = rspack(config)
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return reject(error)
        if (!stats || stats.hasErrors())
          return reject(new Error(stats?.toString('errors-only') ?? 'no build'))
        resolve(stats.toJson({ all: false, chunkGroups: true, assets: true, entrypoints: true }))
      })
    })
  })
