type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface Typed {
  control: Control
  value: string
  checked: boolean
}

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement

/** Sets a property with the browser's own setter, past the one that React installs to watch it. */
const setNatively = (control: Control, value: string) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)

const wasChanged = (control: Control) => {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  }
  return (
    control.value !== control.defaultValue ||
    (control instanceof HTMLInputElement && control.checked !== control.defaultChecked)
  )
}

/**
 * Reads what a visitor typed and chose before hydration. The returned function replays it, so that the widget
 * gets the same events as from a person.
 */
export const keepTyped = (container: ParentNode): (() => void) => {
  const typed: Typed[] = [...container.querySelectorAll('input, textarea, select')]
    .filter(isControl)
    .filter(wasChanged)
    .map((control) => ({ control, value: control.value, checked: 'checked' in control && control.checked }))
  return () => {
    for (const { control, value, checked } of typed) {
      if (!control.isConnected) continue
      const pressed = control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)
      if (pressed) {
        // a radio button that another one released follows by itself; a click would undo the choice
        if (control.type === 'radio' && !checked) continue
        // set React's way, or React would ignore the click as no change; widgets listen to clicks
        control.checked = !checked
        control.click()
      } else {
        control.value = ''
        setNatively(control, value)
        control.dispatchEvent(new Event('input', { bubbles: true }))
        control.dispatchEvent(new Event('change', { bubbles: true }))
      }
    }
  }
}
