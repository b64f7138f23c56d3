import type { Page } from 'playwright-core'
import sharp from 'sharp'

interface Frame {
  jpeg: Buffer
  /** Seconds, as Chromium counts them. */
  at: number
}

/** Longer than a viewer looks at a screen that stands still, in milliseconds. */
const longestMs = 1200

/** How long the last frame stays before the film begins again, in milliseconds. */
const lastMs = 2500

/** Films what a page shows while `act` runs, as an animated WebP. Chromium sends a frame whenever something changes. */
export const film = async (page: Page, act: (page: Page) => Promise<void>): Promise<Buffer> => {
  const frames: Frame[] = []
  const session = await page.context().newCDPSession(page)
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ jpeg: Buffer.from(data, 'base64'), at: metadata.timestamp ?? 0 })
    void session.send('Page.screencastFrameAck', { sessionId })
  })
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 90 })
  await act(page)
  await session.send('Page.stopScreencast')
  // they need not arrive in their order
  frames.sort((a, b) => a.at - b.at)
  const delay = frames.map(({ at }, index) => {
    const next = frames[index + 1]
    return next ? Math.min(Math.round((next.at - at) * 1000), longestMs) : lastMs
  })
  return sharp(
    frames.map(({ jpeg }) => jpeg),
    { join: { animated: true } },
  )
    .webp({ quality: 45, effort: 6, delay, loop: 0 })
    .toBuffer()
}
