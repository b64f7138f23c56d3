import { whenDone } from '../cleanup.ts'
import { type LaunchOptions, launchSite } from './launch-site.ts'
import type { Site } from './site.ts'
import { temporaryFolder } from './temporary-folder.ts'

export interface StartOptions extends Omit<LaunchOptions, 'dataDir'> {
  /** Data of an earlier site to start on again; a new folder by default. */
  dataDir?: string
}

/**
 * A site for one test that changes releases, prices, clock or processes. It ends with the test that started
 * it.
 */
export const startSite = async (options: StartOptions = {}): Promise<Site> => {
  const site = await launchSite({ ...options, dataDir: options.dataDir ?? temporaryFolder('site') })
  whenDone(site.stop)
  return site
}
