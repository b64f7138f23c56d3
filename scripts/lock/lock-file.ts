export interface LockedPackage {
  /** Name where the path has another, as for an alias. */
  name?: string
  version?: string
  /** Hash of the archive. */
  integrity?: string
  /** Address of the archive, or the folder of a link. */
  resolved?: string
  /** A workspace of this tree. */
  link?: boolean
  /** Comes within the archive of another package. */
  inBundle?: boolean
  license?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

export interface LockFile {
  packages: Record<string, LockedPackage>
}

const below = 'node_modules/'

/** Whether npm fetches this entry by itself; not so workspaces, their links, and what other archives bring. */
export const isFromRegistry = (path: string, { link, inBundle }: LockedPackage) =>
  path.includes(below) && !link && !inBundle

/** Name of a package by the path of its entry. */
export const nameOf = (path: string, { name }: LockedPackage) =>
  name ?? path.slice(path.lastIndexOf(below) + below.length)
