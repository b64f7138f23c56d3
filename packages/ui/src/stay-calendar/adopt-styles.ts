/**
 * Gives the page, or the shadow root around an element, style sheets of a part that is loaded on demand: each once. A
 * policy of the page that forbids inline styles does not concern them.
 */
export const adoptStyles = (element: Element, styles: readonly string[]): void => {
  const root = element.getRootNode() as Document | ShadowRoot
  const adopted = known.get(root) ?? new Set()
  known.set(root, adopted)
  for (const text of styles) {
    if (adopted.has(text)) continue
    adopted.add(text)
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  }
}

const known = new WeakMap<Node, Set<string>>()
