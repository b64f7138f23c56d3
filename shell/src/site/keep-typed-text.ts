type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const controls = 'input:not([type=hidden]), textarea, select'

const isPressed = ({ type }: Control) => /^(checkbox|radio)$/.test(type)

const isChanged = (control: Control) =>
  control instanceof HTMLSelectElement
    ? [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
    : control.value !== control.defaultValue ||
      ('checked' in control && control.checked !== control.defaultChecked)

/** As a person does it, so that React hears of it. */
const type = (control: Control, value: string) => {
  if (isPressed(control)) return control.click()
  // beneath the watch that React keeps on it
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }))
}

/**
 * Keeps a visitor's or a password manager's input until React has hydrated the page: where React finds a node
 * of an extension, it renders the screen anew, with empty fields, and it overwrites a text area that begins
 * with a text.
 */
export const keepTypedText = (container: HTMLElement) => {
  const typed = new Map<Control, string>()
  let last = document.activeElement
  const remember = (control: Control) => {
    if (isChanged(control)) typed.set(control, control.value)
  }
  const listening = new AbortController()
  const hear = ({ target }: Event) => {
    last = target as Element
    if (last.matches(controls)) remember(last as Control)
  }
  const all = () => [...container.querySelectorAll<Control>(controls)]
  all().forEach(remember)
  for (const event of ['input', 'change']) {
    container.addEventListener(event, hear, { signal: listening.signal })
  }
  /** The one that stands where a lost one did; nothing where that is not certain. */
  const heirOf = ({ name, type, value }: Control) => {
    const [heir, another] = all().filter(
      (one) => one.name === name && one.type === type && (!isPressed(one) || one.value === value),
    )
    return another ? undefined : heir
  }
  return {
    /** Called where what stood on the page stands there anew. */
    focusAgain: () => {
      if (last?.isConnected && document.activeElement === document.body) (last as HTMLElement).focus()
    },
    /** Called whenever a screen or a widget stands. Only fields that were lost are written to. */
    putBack: () => {
      const writing = last
      for (const [control, value] of typed) {
        const isLost = !control.isConnected
        const now = isLost ? heirOf(control) : control
        if (!now || !(isLost || now.matches('textarea:not([data-slot] *)'))) continue
        typed.delete(control)
        if (isPressed(now) ? isChanged(control) && !isChanged(now) : now.value !== value) type(now, value)
        if (isLost && control === writing && document.activeElement === document.body) now.focus()
      }
    },
    stop: () => listening.abort(),
  }
}

export type KeptText = ReturnType<typeof keepTypedText>
