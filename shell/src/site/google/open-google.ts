import { delays } from '@calm-rest/contract/limits'
import type { Lang } from '@calm-rest/contract/widget'
import { openPopup } from './popup.ts'
import { readWindowMessage, type WindowEnd } from './window-message.ts'

interface OpenGoogle {
  lang: Lang
  /** The page from which somebody signs in. */
  window: Window
}

const lookEveryMs = 250

let cancelFormer: (() => void) | undefined

/**
 * Opens Google's window and waits for how it ends. Call it within a click, or the browser blocks the window. Never
 * rejects. A second call ends the first as cancelled.
 */
export const openGoogle = ({ lang, window: page }: OpenGoogle): Promise<WindowEnd> => {
  cancelFormer?.()
  cancelFormer = undefined
  if (!page.navigator.onLine) return Promise.resolve({ ok: false, problem: 'network' })
  const popup = openPopup(page, lang)
  if (!popup) return Promise.resolve({ ok: false, problem: 'popup_blocked' })
  return new Promise((resolve) => {
    const stops: (() => void)[] = []
    const end = (how: WindowEnd) => {
      for (const stop of stops) stop()
      if (cancelFormer === cancel) cancelFormer = undefined
      resolve(how)
    }
    const cancel = () => end({ ok: false, problem: 'cancelled' })
    cancelFormer = cancel
    stops.push(
      listenTo(page, popup, end),
      watchClosing(page, popup, () => end({ ok: false, problem: 'popup_closed' })),
    )
  })
}

/** Listens to this window alone, and only while it shows a page of our own origin. */
const listenTo = (page: Window, popup: Window, end: (how: WindowEnd) => void) => {
  const listen = ({ origin, source, data }: MessageEvent) => {
    if (origin !== page.location.origin || source !== popup) return
    const how = readWindowMessage(data)
    if (how) end(how)
  }
  page.addEventListener('message', listen)
  return () => page.removeEventListener('message', listen)
}

/** Calls once the window has looked closed for so long that nothing can come from it any more. */
const watchClosing = (page: Window, popup: Window, closed: () => void) => {
  let lastCall: number | undefined
  const look = page.setInterval(() => {
    if (!popup.closed) return
    page.clearInterval(look)
    lastCall = page.setTimeout(closed, delays.popupClosedMs)
  }, lookEveryMs)
  return () => {
    page.clearInterval(look)
    page.clearTimeout(lastCall)
  }
}
