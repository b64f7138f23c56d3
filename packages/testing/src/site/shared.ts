import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'
import type { Site } from './launch-site.ts'

/** A site that all files of one worker look at. It is there before them and ends after them. */
export type SharedSite = Pick<Site, 'url' | 'dataDir' | 'pid'>

declare module 'vitest' {
  interface ProvidedContext {
    /** One site for each worker. */
    sites: SharedSite[]
    /** Address at which the run's shared browser listens. */
    browser: string
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

let connected: Promise<Browser> | undefined

/** The run's one browser. Each file has a connection of its own, which ends with the file. */
export const sharedBrowser = (): Promise<Browser> => {
  connected ??= chromium.connect(inject('browser'))
  return connected
}
