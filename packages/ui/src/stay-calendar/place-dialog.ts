const gapPx = 8
const marginPx = 16

/** By its place in the layout: its box may be growing. */
export const growFrom = (dialog: HTMLElement, field: Element) => {
  const { left, top, width, height } = field.getBoundingClientRect()
  const { offsetLeft, offsetTop } = dialog
  dialog.style.transformOrigin = `${left + width / 2 - offsetLeft}px ${top + height / 2 - offsetTop}px`
}

/** Below the anchor where there is room, else above it; only where there is none either over it. */
export const positionNear = (dialog: HTMLElement, anchor: HTMLElement) => {
  const at = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = dialog
  const mostLeft = document.documentElement.clientWidth - width - marginPx
  const below = at.bottom + gapPx
  const above = at.top - gapPx - height
  const mostTop = innerHeight - height - marginPx
  const fitsAbove = below > mostTop && above >= marginPx
  const left = Math.max(marginPx, Math.min(at.left, mostLeft))
  const top = fitsAbove ? above : Math.max(marginPx, Math.min(below, mostTop))
  dialog.style.setProperty('--left', `${left}px`)
  dialog.style.setProperty('--top', `${top}px`)
}
