/**
 * Delays a form that is submitted before its widget is hydrated: it would go to the partner's own server.
 * Returns a function that submits it once the widget is ready.
 */
export const holdSubmits = (root: HTMLElement): (() => void) => {
  let held: HTMLFormElement | undefined
  const hold = (event: Event) => {
    event.preventDefault()
    held = event.target as HTMLFormElement
  }
  root.addEventListener('submit', hold)
  return () => {
    root.removeEventListener('submit', hold)
    if (held?.isConnected) held.requestSubmit()
  }
}
