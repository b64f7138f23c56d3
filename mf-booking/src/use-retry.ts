import { useRef } from 'react'

/**
 * The pressed button disappears with the failure, so the focus moves to the frame around it: the next Tab
 * reaches the new content.
 */
export const useRetry = <Frame extends HTMLElement>(reload: () => void) => {
  const frame = useRef<Frame>(null)
  const retry = () => {
    frame.current?.focus({ preventScroll: true })
    reload()
  }
  return { frame, retry }
}
