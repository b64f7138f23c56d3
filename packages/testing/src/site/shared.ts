import type { Browser } from 'playwright-core'
import { inject } from 'vitest'
import { launchChromium } from '../chromium/index.ts'
import type { Site } from './site.ts'

/** A site for all files of one worker. It starts before them and ends after them. */
export type SharedSite = Pick<Site, 'url' | 'dataDir' | 'pid'>

declare module 'vitest' {
  interface ProvidedContext {
    /** One site for each worker. */
    sites: SharedSite[]
  }
}

/**
 * The site of this worker. No test changes its releases, prices, clock or environment, and a test finds its
 * own data by reference, email or nights, since other files use it, too.
 */
export const sharedSite = (): SharedSite => {
  const sites = inject('sites')
  const site = sites[Number(process.env.VITEST_POOL_ID ?? 0) % sites.length]
  if (!site) throw new Error('No site was started for this run: see scripts/testing/site-setup.ts.')
  return site
}

let launched: Promise<Browser> | undefined

/**
 * The only browser of this worker, for the worker's life. It is connected by a pipe: a browser shared by the
 * whole run would be reached through the process that started it, which reads and writes each message twice.
 */
export const sharedBrowser = (): Promise<Browser> => {
  launched ??= launchChromium()
  return launched
}
