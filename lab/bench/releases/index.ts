import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildRemote, buildSite, packageVersion } from '@calm-rest/build'
import { openFolderStore } from '@calm-rest/releases'
import { root } from '@calm-rest/releases/checkout'
import { freePort } from '@calm-rest/testing/free-port'
import { countAt, type Pace } from '../pace.ts'
import { startProcess } from '../processes/start-process.ts'
import { type Spread, spreadOf } from '../statistics.ts'

/** Milliseconds from the decision to the end of the first page view with the other release, without the gate. */
export interface ReleasesResult {
  promoteMs: Spread
  rollbackMs: Spread
  /** Largest number of page views it took; 1 is the next one. */
  views: number
}

const remote = 'mf-rooms'
const mostViews = 1000

const pageHas = async (url: string, version: string) =>
  (await (await fetch(url)).text()).includes(`/releases/${remote}/${version}/`)

export const benchReleases = async (pace: Pace): Promise<ReleasesResult> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'calm-rest-bench-'))
  const usual = packageVersion(remote)
  const other = `${usual}-bench`
  await buildSite()
  const store = openFolderStore(dataDir)
  store.publish(await buildRemote(remote, other), join(root, remote, 'dist'))
  // restored, so that the next start finds its own build
  await buildRemote(remote)
  Object.assign(process.env, { PORT: String(await freePort({ run: 3 })), DATA_DIR: dataDir })
  const site = await startProcess<{ url: string }>(new URL('../pages/servers/serve-ours.ts', import.meta.url))
  const { url } = site.ready
  let views = 0
  const untilSeen = async (decide: () => unknown, version: string) => {
    const startedMs = performance.now()
    decide()
    for (let view = 1; view <= mostViews; view += 1) {
      if (!(await pageHas(url, version))) continue
      views = Math.max(views, view)
      return performance.now() - startedMs
    }
    throw new Error(`No page had ${remote} ${version}.`)
  }
  try {
    if (!(await pageHas(url, usual))) throw new Error(`The page has no ${remote} ${usual}.`)
    const promotes: number[] = []
    const rollbacks: number[] = []
    for (let round = 0; round < countAt(pace, { whole: 15, quick: 3 }); round += 1) {
      promotes.push(await untilSeen(() => store.promote(remote, other, 'bench'), other))
      rollbacks.push(await untilSeen(() => store.rollback(remote, 'bench'), usual))
    }
    return { promoteMs: spreadOf(promotes), rollbackMs: spreadOf(rollbacks), views }
  } finally {
    await site.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
