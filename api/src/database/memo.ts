import type { Database } from './open.ts'

/**
 * Remembers what was read until anybody writes: `data_version` changes with every commit of another connection,
 * `total_changes()` with every row that this one writes. What is remembered is shared, so nobody may change it.
 */
export const createMemo = <T>(db: Database) => {
  const ownChanges = db.prepare<[], number>('SELECT total_changes()').pluck()
  const kept = new Map<string, T>()
  let version = ''

  return (key: string, read: () => T): T => {
    const current = `${db.pragma('data_version', { simple: true })} ${ownChanges.get()}`
    if (current !== version) kept.clear()
    version = current
    const known = kept.get(key)
    if (known !== undefined) return known
    const fresh = read()
    kept.set(key, fresh)
    return fresh
  }
}
