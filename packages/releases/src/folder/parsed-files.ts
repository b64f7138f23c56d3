import { readFileSync, statSync } from 'node:fs'

/**
 * Files of the store, parsed once for as long as they are the same file: every page view asks for a dozen of them.
 * Nothing where there is none; throws where it cannot be parsed, each time.
 */
export const parsedFiles = <T extends object>(parse: (content: Buffer) => T) => {
  const known = new Map<string, { identity: string; parsed: T }>()

  return (path: string): Readonly<T> | undefined => {
    const stat = statSync(path, { bigint: true, throwIfNoEntry: false })
    if (!stat) return undefined
    // the time of change is the kernel's own: nobody can set it back
    const identity = `${stat.ino} ${stat.ctimeNs} ${stat.size}`
    const before = known.get(path)
    if (before?.identity === identity) return before.parsed
    const parsed = parse(readFileSync(path))
    known.set(path, { identity, parsed })
    return parsed
  }
}
