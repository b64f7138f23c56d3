import { inOrder } from '../../lock/in-order.ts'

interface Locked {
  name?: string
  version?: string
  resolved?: string
  link?: boolean
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/** package-lock.json, and node_modules/.package-lock.json, which lists the installed packages. */
export interface LockFile {
  packages: Record<string, Locked>
}

/**
 * Adds both entries of a workspace: its dependencies, and the link to it. All of its packages are locked already, so
 * this is all that an install would add, without asking a registry.
 */
export const addToLock = (text: string, folder: string, manifest: string): string => {
  const lock = JSON.parse(text) as LockFile
  const { name, version, dependencies, devDependencies } = JSON.parse(manifest)
  const packages = {
    ...lock.packages,
    [folder]: { name, version, dependencies, devDependencies },
    [`node_modules/${name}`]: { resolved: folder, link: true },
  }
  return `${JSON.stringify({ ...lock, packages: inOrder(packages) }, null, 2)}\n`
}
