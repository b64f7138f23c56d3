/**
 * `AbortController` and `AbortSignal` of a bundle's world. Its text becomes part of the world's code (bundle-world.ts): nothing
 * outside of this function is there when it runs. `later` runs something after so many milliseconds.
 */
export const createAbort = (later: (ms: unknown, run: () => void) => unknown) => {
  // biome-ignore lint/suspicious/noShadowRestrictedNames: a bundle that assigns to one of them harms itself alone
  const { Error, Object, Set } = globalThis

  type Listener = ((event: object) => void) | { handleEvent(event: object): void }
  const namedError = (name: string, message: string) => {
    const error = new Error(message)
    Object.defineProperty(error, 'name', { value: name })
    return error
  }
  let endSignal: (signal: AbortSignal, reason: unknown) => void
  class AbortSignal {
    aborted = false
    reason: unknown = undefined
    onabort: Listener | null = null
    #listeners = new Set<Listener>()
    addEventListener(type: string, listener: Listener | null) {
      if (type === 'abort' && listener) this.#listeners.add(listener)
    }
    removeEventListener(_: string, listener: Listener) {
      this.#listeners.delete(listener)
    }
    throwIfAborted() {
      if (this.aborted) throw this.reason
    }
    static {
      endSignal = (signal, reason) => {
        if (signal.aborted) return
        signal.aborted = true
        signal.reason = reason
        const event = { type: 'abort', target: signal }
        for (const listener of [signal.onabort, ...signal.#listeners]) {
          if (typeof listener === 'function') listener.call(signal, event)
          else listener?.handleEvent(event)
        }
      }
    }
    static abort(reason: unknown = namedError('AbortError', 'This was aborted')) {
      const signal = new AbortSignal()
      endSignal(signal, reason)
      return signal
    }
    static timeout(ms: number) {
      const signal = new AbortSignal()
      later(ms, () => endSignal(signal, namedError('TimeoutError', 'This took too long')))
      return signal
    }
    static any(signals: Iterable<AbortSignal>) {
      const any = new AbortSignal()
      for (const one of signals) {
        if (one.aborted) endSignal(any, one.reason)
        else one.addEventListener('abort', () => endSignal(any, one.reason))
      }
      return any
    }
  }
  class AbortController {
    signal = new AbortSignal()
    abort(reason: unknown = namedError('AbortError', 'This was aborted')) {
      endSignal(this.signal, reason)
    }
  }

  return { AbortController, AbortSignal, namedError }
}
