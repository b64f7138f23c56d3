/**
 * Keeps keys pressed in a field within the widget: shortcuts of the page would swallow letters. The page gets
 * Escape and Tab, which leave a field, and keys pressed with Control, Alt or Meta.
 */
export const keepKeys = (root: HTMLElement): void => {
  const keep = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, altKey, metaKey } = event
    if (ctrlKey || altKey || metaKey || key === 'Escape' || key === 'Tab') return
    if ((target as Element).matches('input, textarea, select')) event.stopPropagation()
  }
  for (const name of ['keydown', 'keypress', 'keyup'] as const) root.addEventListener(name, keep)
}
