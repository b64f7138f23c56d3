/** A tag, or a text between two. */
const parts = /<[^>]*>|[^<]+/g

/** What React compares: texts and the names of elements. It leaves attributes as the server wrote them. */
const partsOf = (html: string): string[] =>
  (html.match(parts) ?? []).map((part) => part.replace(/^<(\/?[\w-]+)[^>]*>$/, '<$1>'))

const unescaped: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

const shown = (part: string | undefined) => {
  if (part === undefined) return 'nothing more'
  if (part.startsWith('<')) return part
  return `"${part.replace(/&\w+;|&#x27;/g, (entity) => unescaped[entity] ?? entity).slice(0, 80)}"`
}

/**
 * Throws if React would throw away the server's HTML: the browser's first render must have the same elements and texts. Names
 * the first of them that differs.
 */
export const assertHydrates = (onServer: string, inBrowser: string): void => {
  const server = partsOf(onServer)
  const browser = partsOf(inBrowser)
  const at = Array.from({ length: Math.max(server.length, browser.length) }, (_, index) => index).find(
    (index) => server[index] !== browser[index],
  )
  if (at === undefined) return
  const place = server.slice(0, at).findLast((part) => /^<\w/.test(part))
  throw new Error(
    `This view does not hydrate: the server writes ${shown(server[at])}${place ? ` after ${place}` : ''}, and the browser ${shown(browser[at])}. ` +
      'React then throws the HTML of the server away. The first render must be the same on both: read clock, time zone, random numbers, window and storage in an effect, or return them from load.',
  )
}
