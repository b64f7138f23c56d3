import type { Browser } from 'playwright-core'
import { inject } from 'vitest'
import { launchChromium } from '../chromium/index.ts'
import type { Site } from './site.ts'

/** A site that all files of one worker look at. It is there before them and ends after them. */
export type SharedSite = Pick<Site, 'url' | 'dataDir' | 'pid'>

declare module 'vitest' {
  interface ProvidedContext {
    /** One site for each worker. */
    sites: SharedSite[]
  }
}

/**
 * The site of this worker. Nothing changes its releases, prices, clock or environment, and what a test stores there it
 * finds again by its own reference, e-mail or nights: other files have been there.
 */
export const sharedSite = (): SharedSite => {
  const sites = inject('sites')
  const site = sites[Number(process.env.VITEST_POOL_ID ?? 0) % sites.length]
  if (!site) throw new Error('No site was started for this run: see scripts/testing/site-setup.ts.')
  return site
}

let launched: Promise<Browser> | undefined

/**
 * The one browser of this worker, for as long as the worker is there. It is spoken to by a pipe: one browser for the
 * whole run is spoken to through the process that started it, which writes and reads each message twice.
 */
export const sharedBrowser = (): Promise<Browser> => {
  launched ??= launchChromium()
  return launched
}
