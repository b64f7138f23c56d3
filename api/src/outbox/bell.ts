import type { Database } from '../database/open.ts'

export interface Bell {
  /** Rings soon, once for however many ask: when the transaction that asks has been committed. */
  ring(): void
  /** Answers a function that ends listening. */
  listen(listener: () => void): () => void
}

const bells = new WeakMap<Database, Bell>()

/** The bell between those who add mail to a database and whoever sends it: so that no mail waits for the next poll. */
export const bellOf = (db: Database): Bell => {
  const bell = bells.get(db) ?? createBell()
  bells.set(db, bell)
  return bell
}

const createBell = (): Bell => {
  const listeners = new Set<() => void>()
  let isAsked = false
  const ring = () => {
    isAsked = false
    for (const listener of listeners) listener()
  }
  return {
    ring: () => {
      // transactions are synchronous: whatever comes later comes after the commit
      if (!isAsked && listeners.size > 0) setImmediate(ring)
      isAsked = listeners.size > 0
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
