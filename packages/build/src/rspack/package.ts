import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** The parts of a package.json that a build reads. */
export interface Package {
  name: string
  version: string
  /** The exact versions, by name. */
  dependencies: Record<string, string>
}

/** Reads the package.json of a folder. Throws if there is none. */
export const readPackage = (folder: string): Package =>
  JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8'))

/** Name of the remote of a package: `mf-spa` for `@calm-rest/mf-spa`. */
export const remoteNameOf = ({ name }: Pick<Package, 'name'>) => name.replace(/^@[^/]+\//, '')

/** Global variable of one release's container; unique, so that two releases can live in one page. */
export const containerName = (remote: string, version: string) => `${remote}_${version}`.replace(/\W/g, '_')

/** Version of a remote that is served from its sources. */
export const localVersion = (version: string) => `${version}-local`
