/** Hears of `resize` alone: nothing changes its size by itself here. */
export class SizeObserver {
  static readonly all = new Set<SizeObserver>()
  readonly #told: () => void
  readonly #observed = new Set<Element>()
  constructor(told: () => void) {
    this.#told = told
  }
  observe(element: Element) {
    this.#observed.add(element)
    SizeObserver.all.add(this)
  }
  hear(element: Element) {
    if (this.#observed.has(element)) this.#told()
  }
  disconnect() {
    SizeObserver.all.delete(this)
  }
}

interface Heard {
  type: string
  listener: unknown
}

/** Listeners of the window, which a view must not leave behind. */
const heard = new Set<Heard>()

/** Functions of a window that know who listens. */
export const eventsOfWindow = () => {
  const events = new EventTarget()
  const forget = (type: string, listener: unknown) => {
    for (const one of heard) if (one.type === type && one.listener === listener) heard.delete(one)
  }
  return {
    addEventListener: (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: AddEventListenerOptions | boolean,
    ) => {
      const { signal, once } = typeof options === 'object' ? options : {}
      const one = { type, listener }
      if (!signal?.aborted) heard.add(one)
      signal?.addEventListener('abort', () => heard.delete(one))
      if (once) events.addEventListener(type, () => heard.delete(one), { once })
      events.addEventListener(type, listener, options)
    },
    removeEventListener: (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: EventListenerOptions,
    ) => {
      forget(type, listener)
      events.removeEventListener(type, listener, options)
    },
    dispatchEvent: events.dispatchEvent.bind(events),
  }
}

/** What is listened to still, which is forgotten then. */
export const takeListeners = (): string[] => {
  const left = [...heard].map(({ type }) => type)
  if (SizeObserver.all.size > 0) left.push('sizes of an element')
  SizeObserver.all.clear()
  heard.clear()
  return left
}
