/**
 * Keeps what is written into text areas until React has taken them over: it writes over one that begins with a text.
 * Other fields stay as they are. Answers the way to put it back, for when the screen stands.
 */
export const keepTypedText = (container: HTMLElement): (() => void) => {
  const written = new Map<HTMLTextAreaElement, string>()
  const remember = (area: unknown) => {
    if (area instanceof HTMLTextAreaElement && area.value !== area.defaultValue) written.set(area, area.value)
  }
  for (const area of container.querySelectorAll('textarea')) remember(area)
  const listening = new AbortController()
  container.addEventListener('input', ({ target }) => remember(target), { signal: listening.signal })
  return () => {
    listening.abort()
    for (const [area, text] of written) if (area.value !== text) area.value = text
    written.clear()
  }
}
