import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installFromDebian } from '../debian.ts'

interface Wanted {
  /** Names of the program in PATH, most likely first. */
  names: readonly string[]
  debianPackage: string
  /** Further folders to search. */
  places?: () => readonly string[]
}

interface FindOptions {
  path?: string | undefined
  /** Returns whether it installed the package; by default Debian's, if the user is root. */
  install?: (debianPackage: string) => boolean
}

/**
 * Path of an installed program, or of Debian's if the user is root. Throws a message for people otherwise.
 */
export const findProgram = (
  { names, debianPackage, places = () => [] }: Wanted,
  { path = process.env.PATH ?? '', install = installFromDebian }: FindOptions = {},
): string => {
  const folders = path.split(delimiter).filter(Boolean)
  const find = () =>
    [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...places()].find(isProgram)
  const found = find() ?? (install(debianPackage) ? find() : undefined)
  if (found) return found
  throw new Error(
    `${names.join(' or ')} was not found, and npm run test:all needs it ` +
      `(Debian: apt-get install --no-install-recommends ${debianPackage}).`,
  )
}

const isProgram = (file: string) => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
