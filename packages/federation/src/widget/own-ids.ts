import { options, type VNode } from 'preact'

/** Attributes that name an element, or another by its name. */
const naming = ['id', 'htmlFor', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns'] as const

/** Property in which this renderer stores the DOM node of a virtual one; its own debugger relies on the name. */
type Placed = VNode<Record<string, unknown>> & { __e?: unknown }

/**
 * Runs `hydrate`, and gives the markup the ids of this renderer: the server's came from another, and whatever appears
 * later (the message under a field) will name its neighbours by ours.
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
