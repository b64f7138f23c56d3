import type { SessionStore } from './session-store.ts'

/** Longest time that a browser's timer can hold. */
const longestMs = 2 ** 31 - 1

/** Calls back when the session of the store expires. Call `check` after the device slept, since timers stop meanwhile. */
export const watchExpiry = (store: SessionStore, onEnd: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined

  const check = () => {
    clearTimeout(timer)
    const { sessionExpiresAt } = store.getState()
    if (sessionExpiresAt === undefined) return
    const leftMs = Date.parse(sessionExpiresAt) - Date.now()
    if (leftMs <= 0) onEnd()
    else timer = setTimeout(check, Math.min(leftMs, longestMs))
  }

  store.subscribe(check)
  return { check }
}
