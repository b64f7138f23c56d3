import { options, type VNode } from 'preact'

/** A page whose scripts add to `Object.prototype` finds its additions in every loop over an object. */
const hasAdditions = () => {
  for (const _ in {}) return true
  return false
}

/** What a widget tells React alone; this renderer would write it into the page. */
const ofReact = 'suppressHydrationWarning'

/**
 * Keeps out of the attributes what is none: this renderer loops over props and writes what it finds, so that with
 * `Object.prototype.label` every option of a list would be called that. The hook before it copies props, and would copy
 * such additions, too.
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
