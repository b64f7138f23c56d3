import { type Browser, chromium } from 'playwright-core'
import { findChromium } from './find.ts'

/** Of every browser under test. */
export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // no test may depend on, or talk to, a third party
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
]

interface LaunchOptions {
  /** As a visitor's browser does; by itself a browser under test lets every window open. */
  blocksPopups?: boolean
}

/** A headless Chromium that reaches this machine only. The caller closes it. */
export const launchChromium = (
  args: readonly string[] = [],
  { blocksPopups = false }: LaunchOptions = {},
): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: [...flags, ...args],
    ...(blocksPopups && { ignoreDefaultArgs: ['--disable-popup-blocking'] }),
  })
