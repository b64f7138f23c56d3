import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

const gapPx = 8
const marginPx = 16

/**
 * A native modal dialog, opened when it appears and closed when it goes (the browser then gives the focus back),
 * near its anchor and inside the window: nothing scrolls. The style sheet says how many months there is room for, and
 * lets it grow from the field that it was opened for.
 */
export const useAnchoredDialog = (anchor: RefObject<HTMLElement | null>, fieldName: string) => {
  const ref = useRef<HTMLDialogElement>(null)
  const [months, setMonths] = useState<1 | 2>(1)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    dialog.showModal()
    const read = () => setMonths(getComputedStyle(dialog).getPropertyValue('--months').trim() === '2' ? 2 : 1)
    read()
    addEventListener('resize', read)
    return () => {
      removeEventListener('resize', read)
      dialog.close()
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of months is another size, and it opens once
  useLayoutEffect(() => {
    const position = () => {
      if (!ref.current || !anchor.current) return
      positionNear(ref.current, anchor.current)
      growFrom(ref.current, anchor.current.querySelector(`[data-field="${fieldName}"]`) ?? anchor.current)
    }
    position()
    addEventListener('resize', position)
    return () => removeEventListener('resize', position)
  }, [anchor, months])

  return { ref, months }
}

/** By its place in the layout: its box may be growing. */
const growFrom = (dialog: HTMLElement, field: Element) => {
  const { left, top, width, height } = field.getBoundingClientRect()
  const { offsetLeft, offsetTop } = dialog
  dialog.style.transformOrigin = `${left + width / 2 - offsetLeft}px ${top + height / 2 - offsetTop}px`
}

/** Below the anchor where there is room, else above it; only where there is none either over it. */
const positionNear = (dialog: HTMLElement, anchor: HTMLElement) => {
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
