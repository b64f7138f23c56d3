/** Texts of all that a selector finds, in order, with white space as a browser shows it. */
export const textsOf = (root: ParentNode, selector: string): string[] =>
  [...root.querySelectorAll(selector)].map(textIn)

const textIn = ({ textContent }: Element) => (textContent ?? '').replace(/\s+/g, ' ').trim()

/** The landmark that is named by a heading with these words. */
export const sectionOf = (root: Document, heading: string): Element => {
  const found = [...root.querySelectorAll('[aria-labelledby]')].find(
    (one) => nameOf(root, one) === heading && /^(SECTION|NAV|FORM)$/.test(one.tagName),
  )
  if (!found) throw new Error(`No section of this page is called '${heading}'.`)
  return found
}

const nameOf = (root: Document, labelled: Element) => {
  const heading = root.getElementById(labelled.getAttribute('aria-labelledby') ?? '')
  return heading ? textIn(heading) : undefined
}

/** Content below a heading of a section that is divided by headings alone. */
export const belowHeading = (root: ParentNode, heading: string): Element => {
  const found = [...root.querySelectorAll('h2, h3')].find((one) => textIn(one) === heading)?.parentElement
  if (!found) throw new Error(`No heading of this page is '${heading}'.`)
  return found
}

/** Links with their addresses, in order. */
export const linksIn = (root: ParentNode): [text: string, href: string | null][] =>
  [...root.querySelectorAll('a')].map((link) => [textIn(link), link.getAttribute('href')])

/** The only link whose text begins with these words. */
export const linkOf = (root: ParentNode, words: string): Element => {
  const found = [...root.querySelectorAll('a')].filter((link) => textIn(link).startsWith(words))
  const [link] = found
  if (!link || found.length > 1) throw new Error(`${found.length} links of this page begin with '${words}'.`)
  return link
}
