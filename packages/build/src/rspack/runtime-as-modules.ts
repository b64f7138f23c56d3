import { createRequire } from 'node:module'

const packages = [
  'error-codes',
  'inject-external-runtime-core-plugin',
  'runtime',
  'runtime-core',
  'runtime-tools',
  'sdk',
  'webpack-bundler-runtime',
]

/**
 * Module Federation names its own runtime by CommonJS files, which come whole: as modules the parts that are switched
 * off stay out, 5 KB packed. All of them or none, or two copies of the runtime come.
 */
export const runtimeAsModules = (): Record<string, string> => {
  const { resolve } = createRequire(import.meta.url)
  return Object.fromEntries(
    packages.map((name) => {
      const file = resolve(`@module-federation/${name}`)
      return [file, file.replace(/\.cjs$/, '.js')]
    }),
  )
}
