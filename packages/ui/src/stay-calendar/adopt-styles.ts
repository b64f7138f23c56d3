/**
 * Adds a lazy part's style sheets to the page, or to an element's shadow root, each once. A page's policy
 * against inline styles does not apply to them.
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
