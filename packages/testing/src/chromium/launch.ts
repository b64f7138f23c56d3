import { type Browser, chromium } from 'playwright-core'
import { recordPages } from '../executed/pages.ts'
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
  /** As in a visitor's browser; by default a browser under test lets every window open. */
  blocksPopups?: boolean
  /** As in a visitor's browser: a page that is left stays in memory for Back. */
  keepsPages?: boolean
}

/**
 * A headless Chromium that reaches only this machine: its headless shell if there is one. The caller closes
 * it.
 */
export const launchChromium = async (): Promise<Browser> =>
  recordPages(await chromium.launch({ executablePath: findHeadlessShell() ?? findChromium(), args: flags }))

/**
 * The same in a group of processes of its own, which its id names: a browser whose page is blocked ends only if its group is
 * killed.
 */
export const launchOwnChromium = async (): Promise<{ browser: Browser; pid: number }> => {
  const server = await chromium.launchServer({
    executablePath: findHeadlessShell() ?? findChromium(),
    args: flags,
  })
  const browser = recordPages(await chromium.connect(server.wsEndpoint()))
  return { browser, pid: server.process().pid ?? -1 }
}

/**
 * The full browser, for tests of its own behaviour around a page, and for measurements. The caller closes it.
 */
export const launchWholeChromium = async ({
  blocksPopups = false,
  keepsPages = false,
}: WholeOptions = {}): Promise<Browser> =>
  recordPages(
    await chromium.launch({
      executablePath: findChromium(),
      args: flags,
      ignoreDefaultArgs: [
        ...(blocksPopups ? ['--disable-popup-blocking'] : []),
        ...(keepsPages ? ['--disable-back-forward-cache'] : []),
      ],
    }),
  )
