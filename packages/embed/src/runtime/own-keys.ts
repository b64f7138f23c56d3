/**
 * Keys that are pressed in a field of the widget stay in it: shortcuts of the page would take letters away. A page
 * hears Escape and Tab, by which one leaves, and what is pressed together with Control, Alt or Meta.
 */
export const keepKeys = (root: HTMLElement): void => {
  const keep = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, altKey, metaKey } = event
    if (ctrlKey || altKey || metaKey || key === 'Escape' || key === 'Tab') return
    if ((target as Element).matches('input, textarea, select')) event.stopPropagation()
  }
  for (const name of ['keydown', 'keypress', 'keyup'] as const) root.addEventListener(name, keep)
}
