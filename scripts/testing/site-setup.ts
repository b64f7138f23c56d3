import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildSite } from '@calm-rest/build'
import { takeProcesses } from '@calm-rest/testing/executed'
import { launchSite } from '@calm-rest/testing/launch-site'
import { quickFolder } from '@calm-rest/testing/quick-folder'
import type { TestProject } from 'vitest/node'
import { assertHydrates } from './assert-hydrates.ts'

/**
 * Builds the site and starts one for each worker. A page that does not hydrate ends the run here, before a hundred
 * files have waited for it.
 */
export const setup = async (project: TestProject) => {
  await buildSite()
  const data = mkdtempSync(join(quickFolder(), 'calm-rest-sites-'))
  const sites = await Promise.all(
    Array.from({ length: project.vitest.config.maxWorkers }, (_, i) =>
      launchSite({ dataDir: join(data, String(i)), isAlone: true }),
    ),
  )
  const stop = async () => {
    await Promise.all(sites.map((site) => site.stop()))
    rmSync(data, { recursive: true, force: true, maxRetries: 3 })
  }
  try {
    await assertHydrates(sites[0]?.url ?? '')
    // what ran before the first test file is of no file
    await takeProcesses()
  } catch (cause) {
    await stop()
    throw cause
  }
  project.provide(
    'sites',
    sites.map(({ url, dataDir, pid }) => ({ url, dataDir, pid })),
  )
  return stop
}
