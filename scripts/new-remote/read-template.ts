import { type NewRemote, readTemplate } from 'create-calm-rest-remote'
import type { LockFile } from './register/lock-file.ts'

/** The files of a new remote in this tree, with the versions that are installed here. */
export const readTreeTemplate = (remote: NewRemote, lock: LockFile): Map<string, string> =>
  readTemplate({ ...remote, place: 'in-tree', versionOf: (name) => lockedVersion(lock, name) })

/** Version that this tree has of a package, its own workspaces included. */
export const lockedVersion = ({ packages }: LockFile, name: string): string => {
  const entry = packages[`node_modules/${name}`]
  const version = entry?.link ? packages[entry.resolved ?? '']?.version : entry?.version
  if (!version) throw new Error(`package-lock.json knows no ${name}, which the template needs.`)
  return version
}
