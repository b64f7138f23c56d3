import type { Database } from './database.ts'

/**
 * Remembers what was read until anybody writes; of those who ask at the same moment, one reads. What is remembered is
 * shared, so nobody may change it.
 */
export const createMemo = <T>({ changes }: Pick<Database, 'changes'>) => {
  const entries = new Map<string, Promise<T>>()
  let version = Number.NaN

  return (key: string, read: () => Promise<T>): Promise<T> => {
    const before = changes.now()
    // whoever wrote while it was read may not be in it
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
