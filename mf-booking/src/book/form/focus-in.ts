/** Moves the focus on within the form, where the button that was pressed goes away. */
export const focusIn = (form: HTMLFormElement | null, to: 'room' | 'submit') => {
  const target = form?.querySelector<HTMLElement>(to === 'room' ? '[name="roomType"]' : '[type="submit"]')
  target?.focus()
}
