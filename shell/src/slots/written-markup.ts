/** Whether a slot shows markup. Where the server rendered none, it says so to browsers without scripts. */
export const showsMarkup = (slot: Element | null): boolean =>
  Boolean(slot?.querySelector(':scope > :not(noscript)'))

/**
 * Reads the markup of a slot again that a release took over and lost, and puts it back under the name of its release,
 * which its styles ask for. Few pages need it: a copy would cost each a millisecond.
 */
export const putMarkupBack = async (
  slot: HTMLElement | null,
  remote: string,
  widget: string,
): Promise<void> => {
  const { readWritten } = await import(/* webpackChunkName: "rare" */ './read-written.ts')
  const written = await readWritten(remote, widget)
  if (!slot || !written) return
  slot.dataset.slot = written.dataset.slot
  slot.replaceChildren(...document.importNode(written, true).childNodes)
}
