import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSite } from '@calm-rest/build'
import { demo } from '@calm-rest/demo'
import { serveSite } from '@calm-rest/site'
import { launchChromium } from '@calm-rest/testing/chromium'
import { freePort } from '@calm-rest/testing/free-port'
import type { Browser } from 'playwright-core'

interface Filled {
  /** Puts data into its folder before it starts. */
  fill?: (dataDir: string) => Promise<void>
  /** nothing: without the example rooms and reviews. */
  beginsWith?: 'nothing'
}

/** Starts a browser and a site with newly seeded data of its own, so that pictures can be compared. */
export const withSeededSite = async (
  use: (browser: Browser, url: string, dataDir: string) => Promise<void>,
  { fill, beginsWith }: Filled = {},
): Promise<void> => {
  await buildSite()
  const dataDir = mkdtempSync(join(tmpdir(), 'calm-rest-screens-'))
  await fill?.(dataDir)
  // the identity provider takes a port after the site's
  Object.assign(process.env, { DATA_DIR: dataDir, PORT: String(await freePort({ run: 3 })) })
  const site = await serveSite({ demo, beginsWith })
  const browser = await launchChromium()
  try {
    await use(browser, site.url, dataDir)
  } finally {
    await browser.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
