import { options, type VNode } from 'preact'

/**
 * Whether scripts of the page have added properties to `Object.prototype`, which then appear in every loop
 * over an object.
 */
const hasAdditions = () => {
  for (const _ in {}) return true
  return false
}

/** A prop that only React understands; this renderer would write it into the page. */
const ofReact = 'suppressHydrationWarning'

/**
 * Keeps inherited properties out of the attributes: this renderer loops over props, so
 * `Object.prototype.label` would become an attribute of every element. Cleans before and after the previous
 * hook, which copies props and would copy such properties, too.
 */
export const keepOwnProps = (): void => {
  const isAddedTo = hasAdditions()
  const clean = ({ type, props }: VNode) => {
    if (typeof type !== 'string') return
    if (ofReact in props) delete props[ofReact]
    if (isAddedTo) Object.setPrototypeOf(props, null)
  }
  const before = options.vnode
  options.vnode = (vnode) => {
    clean(vnode)
    before?.(vnode)
    clean(vnode)
  }
}
