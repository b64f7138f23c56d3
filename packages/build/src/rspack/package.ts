import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** What a build reads of a package.json. */
export interface Package {
  name: string
  version: string
  /** The exact versions, by name. */
  dependencies: Record<string, string>
}

/** Reads the package.json of a folder. Throws where there is none. */
export const readPackage = (folder: string): Package =>
  JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8'))

/** Name of the remote that a package is: `mf-spa` for `@calm-rest/mf-spa`. */
export const remoteNameOf = ({ name }: Pick<Package, 'name'>) => name.replace(/^@[^/]+\//, '')

/** Global variable of one release's container; its own, so that two releases can live in one page. */
export const containerName = (remote: string, version: string) => `${remote}_${version}`.replace(/\W/g, '_')
