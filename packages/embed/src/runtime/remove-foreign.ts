import type { Content } from '../loader/content.ts'

/**
 * Takes out what extensions of a browser put into markup that is not hydrated yet: the icon of a password manager beside
 * a field, or an element around it. The renderer takes the first element of the right name for its own: with an icon's
 * `div` before it, the field of a form would be a new one, and empty.
 */
export const removeForeign = ({ root, elements }: Pick<Content, 'root' | 'elements'>): void => {
  const own = new Set(elements)
  const { activeElement } = root.getRootNode() as ShadowRoot
  for (const element of root.querySelectorAll('*')) {
    if (own.has(element)) continue
    const isAround = elements.some((one) => element.contains(one))
    element.replaceWith(...(isAround ? element.childNodes : []))
  }
  // a field within one of them loses the focus when it is moved
  if (activeElement instanceof HTMLElement && own.has(activeElement)) activeElement.focus()
}
