import type { BrowserContext } from 'playwright-core'

/**
 * Changes the pages of a profile as a browser's translation does: every 100 ms each new text node is replaced
 * by one within two `font` elements, in open shadow roots, too. The words stay, so that a test finds them.
 */
export const translatePages = (context: BrowserContext) =>
  context.addInitScript(() => {
    const untouched = new Set(['SCRIPT', 'STYLE', 'TEXTAREA', 'NOSCRIPT', 'TITLE', 'FONT', 'OPTION'])
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
      const texts: Text[] = []
      while (walker.nextNode()) {
        const node = walker.currentNode
        if (node instanceof Element && node.shadowRoot) translate(node.shadowRoot)
        const isText = node instanceof Text && node.data.trim() !== ''
        if (isText && !untouched.has(node.parentElement?.tagName ?? '')) texts.push(node)
      }
      for (const text of texts) {
        const outer = document.createElement('font')
        const inner = document.createElement('font')
        inner.textContent = text.data
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    const isHydrated = () => document.readyState === 'complete' && !document.querySelector('script#rendered')
    setInterval(() => {
      if (isHydrated()) translate(document.body)
    }, 100)
  })
