import { useRef } from 'react'

/**
 * The button that was pressed goes away with the failure, so the focus moves to the frame around it: the next
 * Tab leads into what has come.
 */
export const useRetry = <Frame extends HTMLElement>(reload: () => void) => {
  const frame = useRef<Frame>(null)
  const retry = () => {
    frame.current?.focus({ preventScroll: true })
    reload()
  }
  return { frame, retry }
}
