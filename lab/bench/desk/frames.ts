import type { Page } from 'playwright-core'

interface Watched {
  watchedFrames?: number[]
  stopWatching?: () => void
}

/** Lengths in milliseconds of the frames that a page draws while `use` lasts. */
export const framesDuring = async (page: Page, use: () => Promise<void>): Promise<number[]> => {
  await page.evaluate(() => {
    const watched = globalThis as Watched
    const frames: number[] = []
    let last: number | undefined
    let next = 0
    const tick = (at: number) => {
      if (last !== undefined) frames.push(at - last)
      last = at
      next = requestAnimationFrame(tick)
    }
    next = requestAnimationFrame(tick)
    watched.watchedFrames = frames
    watched.stopWatching = () => cancelAnimationFrame(next)
  })
  await use()
  return page.evaluate(() => {
    const { watchedFrames = [], stopWatching } = globalThis as Watched
    stopWatching?.()
    return watchedFrames
  })
}
