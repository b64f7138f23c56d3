import { AsyncLocalStorage } from 'node:async_hooks'

/** The part of a transaction that statements within it use. */
export interface Scope {
  isOver: boolean
}

/** Finds the transaction that the running code belongs to. */
export const createScopes = <S extends Scope>() => {
  const storage = new AsyncLocalStorage<S | undefined>()
  return {
    current: (): S | undefined => {
      const scope = storage.getStore()
      if (scope?.isOver)
        throw new Error('A statement came after the end of its transaction: was it not awaited?')
      return scope
    },
    within: async <T>(scope: S, work: () => Promise<T>): Promise<T> => {
      try {
        return await storage.run(scope, work)
      } finally {
        scope.isOver = true
      }
    },
    /** Runs work that outlives the transaction in which it begins. */
    outside: <T>(work: () => T): T => storage.run(undefined, work),
  }
}
