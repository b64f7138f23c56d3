import type { MouseEvent } from 'react'

/** A click that means "go there", not "open in a new tab" or "download". */
export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
