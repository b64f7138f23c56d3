import type { Database } from './database.ts'

/**
 * Caches a value until anybody writes. Concurrent callers share one read. The value is shared, so nobody may change it.
 */
export const createMemo = <T>({ changes }: Pick<Database, 'changes'>) => {
  const entries = new Map<string, Promise<T>>()
  let version = Number.NaN

  return (key: string, read: () => Promise<T>): Promise<T> => {
    const before = changes.now()
    // a write during the read may be missing from it
    if (before !== version) entries.clear()
    version = before
    const known = entries.get(key)
    if (known !== undefined) return known
    const fresh = read()
    entries.set(key, fresh)
    fresh.catch(() => {
      if (entries.get(key) === fresh) entries.delete(key)
    })
    return fresh
  }
}
