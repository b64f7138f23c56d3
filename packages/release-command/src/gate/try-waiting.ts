import { setTimeout as sleep } from 'node:timers/promises'
import { GateFailed, messageOf } from '@calm-rest/command'
import type { ReleaseStore } from '@calm-rest/releases'
import { gt } from 'semver'
import { assertPassed, type Gate } from './index.ts'

/** Pause between two looks for versions that wait. */
const pauseMs = 5_000

/** Versions that a team may want to promote and that the gate has not tried: never live, above what is. */
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

/** Tries every version that waits. Answers what became of each; one that fails or cannot be tried ends nothing. */
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

/** The same again and again, until the process is ended. */
export const watchWaiting = async (gate: Omit<Gate, 'remote' | 'version'>): Promise<never> => {
  for (;;) {
    await tryWaiting(gate)
    await sleep(pauseMs)
  }
}
