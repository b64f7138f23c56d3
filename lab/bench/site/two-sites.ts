import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@calm-rest/testing/free-port'
import { buildOneBundle } from '../one-bundle/build.ts'
import { startProcess } from '../processes/start-process.ts'
import { startOurSite } from './our-site.ts'

export const siteNames = ['ours', 'oneBundle'] as const

export type SiteName = (typeof siteNames)[number]

/** Our site and the same screens as one bundle, each in a process of its own with data of its own. */
export const startTwoSites = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'calm-rest-bench-'))
  const ours = await startOurSite()
  const bundle = await buildOneBundle(folder)
  process.env.PORT = String(await freePort())
  const script = new URL('../pages/servers/serve-one-bundle.ts', import.meta.url)
  const oneBundle = await startProcess<{ url: string }>(script, [folder, JSON.stringify(bundle)])
  const urls: Record<SiteName, string> = { ours: ours.url, oneBundle: oneBundle.ready.url }
  return {
    urls,
    stop: async () => {
      await Promise.all([ours.stop(), oneBundle.stop()])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** One figure of each site in each round, the sites in another order each time. */
export const inTurn = async (rounds: number, measure: (site: SiteName) => Promise<void>): Promise<void> => {
  for (let round = 0; round < rounds; round += 1) {
    for (const site of round % 2 === 0 ? siteNames : siteNames.toReversed()) await measure(site)
  }
}
