import { options, type VNode } from 'preact'

/** Attributes that hold an element's id, or refer to one. */
const naming = ['id', 'htmlFor', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns'] as const

/** Property in which this renderer stores the DOM node of a virtual node; its debugger relies on the name. */
type Placed = VNode<Record<string, unknown>> & { __e?: unknown }

/**
 * Runs `hydrate`, and replaces the ids in the server's markup by this renderer's. Another renderer made the
 * markup, and elements that appear later (the message below a field) refer to their neighbours by this
 * renderer's ids.
 */
export const withOwnIds = <T>(hydrate: () => T): T => {
  const before = options.diffed
  options.diffed = (vnode) => {
    const { type, props, __e: node } = vnode as Placed
    if (typeof type === 'string' && node instanceof Element) {
      for (const name of naming) {
        const value = props[name]
        if (typeof value === 'string') node.setAttribute(name === 'htmlFor' ? 'for' : name, value)
      }
    }
    before?.(vnode)
  }
  try {
    return hydrate()
  } finally {
    if (before) options.diffed = before
    else delete options.diffed
  }
}
