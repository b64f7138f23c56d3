/** Moves focus to the main heading, or to the main region where a widget has not drawn its heading yet. */
export const focusHeading = () => {
  const main = document.getElementById('main')
  const target = main?.querySelector<HTMLElement>('h1') ?? main
  if (!target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
