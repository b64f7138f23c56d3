import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createReleaseEventLog, createReleaseStore, hooksFileName, openHooksFile } from '@calm-rest/releases'
import { temporaryFolder, whenDone } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { startReleaseHooks } from './start-release-hooks.ts'

it('says once that hooks.json cannot be read, however often it looks', async () => {
  const trust = temporaryFolder('trust')
  const store = createReleaseStore(temporaryFolder('releases'))
  openHooksFile(trust).add({
    url: 'https://hooks.example/',
    addedBy: 'ann',
    addedAt: new Date().toISOString(),
  })
  const told: string[] = []
  let looks = 0
  const log = createReleaseEventLog(store)
  const hooks = startReleaseHooks({
    trust,
    store,
    log: Object.assign({}, log, {
      end: () => {
        looks += 1
        return log.end()
      },
    }),
    reach: { loopback: false } as never,
    events: { onHooksFailed: ({ cause }) => told.push(cause) },
    now: () => new Date(),
    everyMs: 2,
  })
  whenDone(hooks.close)
  await expect.poll(() => looks).toBeGreaterThan(2)
  writeFileSync(join(trust, hooksFileName), '{')
  await expect.poll(() => told.length).toBeGreaterThan(0)
  await new Promise((resolve) => setTimeout(resolve, 40))
  expect(told).toEqual([expect.stringContaining(hooksFileName)])
})
