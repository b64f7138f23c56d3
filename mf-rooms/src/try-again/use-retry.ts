import { useRef } from 'react'

/**
 * Reloads, and moves the focus to `frame`, since the button that was pressed disappears with the failure: the next Tab
 * leads into the loaded content.
 */
export const useRetry = (reload: () => void) => {
  const frame = useRef<HTMLDivElement>(null)
  const retry = () => {
    frame.current?.focus({ preventScroll: true })
    reload()
  }
  return { frame, retry }
}
