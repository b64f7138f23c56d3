import { type Browser, chromium } from 'playwright-core'
import { findChromium, findHeadlessShell } from './find.ts'

/** Command line flags of every browser under test. */
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

interface WholeOptions {
  /** As a visitor's browser does; by itself a browser under test lets every window open. */
  blocksPopups?: boolean
  /** As a visitor's browser does: a page that is left stays in memory for a way back. */
  keepsPages?: boolean
}

/** A headless Chromium that reaches this machine only: its headless shell where there is one. The caller closes it. */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: findHeadlessShell() ?? findChromium(), args: flags })

/** The browser as visitors have it, for what it does around a page, and for figures of speed. The caller closes it. */
export const launchWholeChromium = ({
  blocksPopups = false,
  keepsPages = false,
}: WholeOptions = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: flags,
    ignoreDefaultArgs: [
      ...(blocksPopups ? ['--disable-popup-blocking'] : []),
      ...(keepsPages ? ['--disable-back-forward-cache'] : []),
    ],
  })
