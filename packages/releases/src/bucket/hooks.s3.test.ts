import { releaseEvent } from '@calm-rest/contract/release-api'
import { temporaryFolder, whenDone } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { createReleaseEventLog } from '../events/event-log.ts'
import { createHookRunner } from '../hooks/hook-runner.ts'
import { openHooksFile } from '../hooks/hooks-file.ts'
import { startReceiver } from '../hooks/receiver.fixture.ts'
import { sendEvent } from '../hooks/send-event.ts'
import type { ReleaseStore } from '../release-store.ts'
import { createObjectStores } from './store.fixture.ts'

const remote = 'mf-rooms'

it('R-mf-hooks: posts each event once from several machines, also results of a gate on another one', async () => {
  const { aServer, aTeam, release } = await createObjectStores()
  const team = await aTeam()
  await release(team, '1.0.0')
  const receiver = await startReceiver()
  const hooks = openHooksFile(temporaryFolder('trust'))
  const run = (store: ReleaseStore) => {
    const runner = createHookRunner({
      log: createReleaseEventLog(store),
      document: store.hookDeliveries,
      send: (hook, message, signal) =>
        sendEvent({ hook, message, reach: { loopback: true }, at: new Date(), signal }),
      now: () => new Date(),
      onFailed: (cause) => {
        throw cause
      },
    })
    const timer = setInterval(() => runner.look(hooks.read()), 50)
    whenDone(() => {
      clearInterval(timer)
      runner.close()
    })
  }
  for (const server of [await aServer(), await aServer(), await aServer()]) run(server)
  hooks.add({ url: receiver.url, addedBy: 'ann', addedAt: new Date().toISOString() })
  await new Promise((resolve) => setTimeout(resolve, 2))
  const hash = team.release(remote, '1.0.0')?.hash ?? ''
  const report = { remote, version: '1.0.0', hash, at: new Date().toISOString(), site: 'http://localhost' }
  await team.storeGate(Object.assign(report, { passed: true, checks: [] }))
  await team.promote(remote, '1.0.0', 'ann')
  const types = () => receiver.received.map(({ body }) => releaseEvent.parse(JSON.parse(body)).type)
  await expect.poll(types, { timeout: 10_000 }).toEqual(['release.gate_passed', 'release.promoted'])
  // time for a machine that would post it again
  await new Promise((resolve) => setTimeout(resolve, 700))
  expect(types()).toHaveLength(2)
})
