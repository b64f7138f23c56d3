/**
 * A form that is sent before its widget is hydrated would go to the partner's own server: it waits. Answers the
 * way to send it, once there is somebody to take it.
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
