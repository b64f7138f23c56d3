/** Listeners of this process, by signal. */
export const createListeners = () => {
  const listeners = new Map<string, Set<() => void>>()
  return {
    /** Calls the listeners of these signals, or all listeners without an argument. */
    notify: (signals: Iterable<string> = listeners.keys()) => {
      for (const signal of signals) for (const listener of listeners.get(signal) ?? []) listener()
    },
    listen: (signal: string, listener: () => void) => {
      const those = listeners.get(signal) ?? new Set()
      listeners.set(signal, those.add(listener))
      return () => void those.delete(listener)
    },
  }
}

export type Listeners = ReturnType<typeof createListeners>
