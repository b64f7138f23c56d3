/** True if nothing has the focus, in the page or in the element's shadow root. */
export const isFocusLost = (element: Element): boolean => {
  const root = element.getRootNode() as Document | ShadowRoot
  return root.activeElement === null || root.activeElement === element.ownerDocument.body
}
