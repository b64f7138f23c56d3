/** Whether a slot shows markup. Where the server rendered none, it says so to browsers without scripts. */
export const showsMarkup = (slot: Element | null): boolean =>
  Boolean(slot?.querySelector(':scope > :not(noscript)'))

/** Copies the markup of a slot, in a document that fetches no pictures. The answer puts it back, any number of times. */
export const copyMarkup = (slot: Element): (() => void) => {
  const { content } = document.createElement('template')
  content.append(...content.ownerDocument.importNode(slot, true).childNodes)
  return () => slot.replaceChildren(document.importNode(content, true))
}
