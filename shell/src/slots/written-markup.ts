/** Whether a slot shows markup. Where the server rendered none, it says so to browsers without scripts. */
export const showsMarkup = (slot: Element | null): boolean =>
  Boolean(slot?.querySelector(':scope > :not(noscript)'))

/**
 * Copies the markup of a slot, in a document that fetches no pictures. The answer puts it back, any number of times, under
 * the name of its release, which its styles ask for.
 */
export const copyMarkup = (slot: HTMLElement): (() => void) => {
  const copy = document.createElement('template').content.ownerDocument.importNode(slot, true)
  return () => {
    slot.dataset.slot = copy.dataset.slot
    slot.replaceChildren(...document.importNode(copy, true).childNodes)
  }
}
