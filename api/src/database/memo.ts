import { createChangeCount } from './change-count.ts'
import type { Database } from './open.ts'

/** Remembers what was read until anybody writes. What is remembered is shared, so nobody may change it. */
export const createMemo = <T>(db: Database) => {
  const changes = createChangeCount(db)
  const kept = new Map<string, T>()
  let version = -1

  return (key: string, read: () => T): T => {
    const current = changes.now()
    if (current !== version) kept.clear()
    version = current
    const known = kept.get(key)
    if (known !== undefined) return known
    const fresh = read()
    kept.set(key, fresh)
    return fresh
  }
}
