import type { BrowserContextOptions, CDPSession } from 'playwright-core'

const kbit = 1000 / 8

/** Lighthouse's 'Slow 4G', with a processor four times slower than this machine. */
const slow4G = { offline: false, downloadThroughput: 1600 * kbit, uploadThroughput: 750 * kbit, latency: 150 }
const slowdown = 4

export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'en',
}

export const throttle = async (session: CDPSession) => {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4G)
  await slowProcessor(session)
}

export const slowProcessor = async (session: CDPSession) => {
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}
