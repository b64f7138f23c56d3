import { readFileSync, statSync } from 'node:fs'

/**
 * Files of the store, parsed once while they do not change: every page view reads a dozen of them. Undefined
 * if there is none; throws every time if it cannot be parsed.
 */
export const parsedFiles = <T extends object>(parse: (content: Buffer) => T) => {
  const known = new Map<string, { identity: string; parsed: T }>()

  return (path: string): Readonly<T> | undefined => {
    const stat = statSync(path, { bigint: true, throwIfNoEntry: false })
    if (!stat) return undefined
    // the kernel sets the time of change; nobody can set it back
    const identity = `${stat.ino} ${stat.ctimeNs} ${stat.size}`
    const before = known.get(path)
    if (before?.identity === identity) return before.parsed
    const parsed = parse(readFileSync(path))
    known.set(path, { identity, parsed })
    return parsed
  }
}
