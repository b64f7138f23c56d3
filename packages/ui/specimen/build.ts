import { type Configuration, rspack } from '@rspack/core'
import { config } from './rspack.config.ts'

/** Builds the specimen (or a variant of it); rejects with the compiler's message. */
export const build = (override: Configuration = {}) =>
  new Promise<void>((resolve, reject) => {
    const compiler = rspack({ ...config, ...override })
    compiler.run((failure, stats) => {
      compiler.close(() => {
        if (failure) reject(failure)
        else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })))
        else resolve()
      })
    })
  })
