import { endOnSignal } from '@calm-rest/server'
import { type RunOptions, runSite } from './run-site.ts'

/** Runs a site as the main task of this process. It ends on SIGTERM and SIGINT, without losing a request. */
export const serveSite = async (options: RunOptions = {}) => {
  const { url, others, logger, stop } = await runSite(options)
  endOnSignal(logger, stop)
  return { url, others }
}
