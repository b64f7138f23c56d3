import type { Signal } from './database.ts'

/** Who listens in this process. */
export const createListeners = () => {
  const listeners = new Map<Signal, Set<() => void>>()
  return {
    tell: (signals: Iterable<Signal>) => {
      for (const signal of signals) for (const listener of listeners.get(signal) ?? []) listener()
    },
    listen: (signal: Signal, listener: () => void) => {
      const those = listeners.get(signal) ?? new Set()
      listeners.set(signal, those.add(listener))
      return () => void those.delete(listener)
    },
  }
}

export type Listeners = ReturnType<typeof createListeners>
