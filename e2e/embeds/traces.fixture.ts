import type { Page } from 'playwright-core'

/** Counts listeners of window and document, timers and nodes of a page; `traces()` in it returns the counts. */
export const watchTraces = (page: Page) =>
  page.addInitScript(() => {
    const listeners = new Set<string>()
    const numbers = new WeakMap<object, number>()
    let next = 0
    const keyOf = (target: object, type: string, listener: object, options: unknown) => {
      if (!numbers.has(listener)) numbers.set(listener, ++next)
      const capture = typeof options === 'object' ? Reflect.get(options ?? {}, 'capture') : options
      return [target === window ? 'window' : 'document', type, numbers.get(listener), Boolean(capture)].join()
    }
    for (const target of [window, document]) {
      const { addEventListener, removeEventListener } = target
      Object.assign(target, {
        addEventListener(type: string, listener: object, options?: unknown) {
          if (listener) listeners.add(keyOf(target, type, listener, options))
          addEventListener.call(target, type, listener as EventListener, options as AddEventListenerOptions)
        },
        removeEventListener(type: string, listener: object, options?: unknown) {
          if (listener) listeners.delete(keyOf(target, type, listener, options))
          removeEventListener.call(target, type, listener as EventListener, options as EventListenerOptions)
        },
      })
    }
    const timers = new Set<number>()
    const { setTimeout, clearTimeout, setInterval, clearInterval } = window
    Object.assign(window, {
      setTimeout(work: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) {
        const id = setTimeout(() => {
          timers.delete(id)
          work(...given)
        }, ms)
        timers.add(id)
        return id
      },
      clearTimeout(id: number) {
        timers.delete(id)
        clearTimeout(id)
      },
      setInterval(...given: Parameters<typeof setInterval>) {
        const id = setInterval(...given) as unknown as number
        timers.add(id)
        return id
      },
      clearInterval(id: number) {
        timers.delete(id)
        clearInterval(id)
      },
      traces: () => ({
        listeners: [...listeners].length,
        timers: timers.size,
        inHead: document.head.childNodes.length,
        nodes: document.querySelectorAll('*').length,
      }),
    })
  })
