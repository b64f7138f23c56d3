import { options, type VNode } from 'preact'

/** A page whose scripts add to `Object.prototype` finds its additions in every loop over an object. */
const hasAdditions = () => {
  for (const _ in {}) return true
  return false
}

const forget = (vnode: VNode) => {
  if (typeof vnode.type === 'string') Object.setPrototypeOf(vnode.props, null)
}

/**
 * Keeps such additions out of the attributes: this renderer loops over props, so that with `Object.prototype.label`
 * every option of a list would be called that. The hook before it copies props, and would copy them, too.
 */
export const keepOwnProps = (): void => {
  if (!hasAdditions()) return
  const before = options.vnode
  options.vnode = (vnode) => {
    forget(vnode)
    before?.(vnode)
    forget(vnode)
  }
}
