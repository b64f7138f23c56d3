import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react'

/** With Space, F4 or Alt and an arrow a browser opens its own calendar. */
const asksForCalendar = ({ key, altKey }: KeyboardEvent) =>
  key === ' ' || key === 'F4' || (altKey && (key === 'ArrowDown' || key === 'ArrowUp'))

/**
 * For a native date field: input that would open the browser's calendar opens ours. The field gets the focus
 * first, to which it returns; not after a touch, since a phone would open its own calendar and a keyboard.
 */
export const useCalendarPress = (open: (input: HTMLInputElement) => void) => {
  const touched = useRef(false)
  return {
    'aria-haspopup': 'dialog',
    onPointerDown: (event: PointerEvent) => {
      touched.current = event.pointerType === 'touch'
    },
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClickCapture: (event: MouseEvent<HTMLInputElement>) => {
      event.preventDefault()
      if (!touched.current) event.currentTarget.focus()
      open(event.currentTarget)
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (!asksForCalendar(event)) return
      event.preventDefault()
      open(event.currentTarget)
    },
  } as const
}
