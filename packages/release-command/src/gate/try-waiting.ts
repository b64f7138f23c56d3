import { setTimeout as sleep } from 'node:timers/promises'
import { GateFailed, messageOf } from '@calm-rest/command'
import type { ReleaseStore } from '@calm-rest/releases'
import { gt } from 'semver'
import { assertPassed, type Gate } from './index.ts'

/** Pause in milliseconds between two searches for waiting versions. */
const pauseMs = 5_000

/** Versions above the live one that were never live and have no gate report. */
const waitingVersions = async (store: ReleaseStore) => {
  const remotes = await store.publishedRemotes()
  const each = await Promise.all(
    remotes.map(async (remote) => {
      const { stable } = store.readChannels(remote)
      const above = (await store.versions(remote)).filter((version) => !stable || gt(version, stable))
      const never = above.filter((version) => store.versionStatus(remote, version) === 'published')
      const waiting: { remote: string; version: string }[] = []
      for (const version of never) {
        await store.ensureLocal(remote, version)
        const report = await store.readLatestGate(remote, version)
        if (report?.hash !== store.release(remote, version)?.hash) waiting.push({ remote, version })
      }
      return waiting
    }),
  )
  return each.flat()
}

/** Runs the gate on every waiting version. Returns each result; a failure does not stop the others. */
export const tryWaiting = async (gate: Omit<Gate, 'remote' | 'version'>) => {
  const tried: { remote: string; version: string; passed: boolean }[] = []
  for (const waiting of await waitingVersions(gate.store)) {
    try {
      await assertPassed({ ...gate, ...waiting })
      tried.push({ ...waiting, passed: true })
    } catch (cause) {
      gate.say(messageOf(cause))
      if (cause instanceof GateFailed) tried.push({ ...waiting, passed: false })
    }
  }
  return tried
}

/** Repeats `tryWaiting` until the process ends. */
export const watchWaiting = async (gate: Omit<Gate, 'remote' | 'version'>): Promise<never> => {
  for (;;) {
    await tryWaiting(gate)
    await sleep(pauseMs)
  }
}
