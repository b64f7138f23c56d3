import { Refused } from '@calm-rest/command'
import type { ReleaseStore } from '@calm-rest/releases'

/** Milliseconds between two looks. */
const lookMs = 500

/** Aborts once the version is retired; the caller stops looking. */
export const untilRetired = (store: Pick<ReleaseStore, 'versionStatus'>, remote: string, version: string) => {
  const controller = new AbortController()
  const timer = setInterval(() => {
    if (store.versionStatus(remote, version) !== 'withdrawn') return
    clearInterval(timer)
    controller.abort(new Refused(`${remote} ${version} was retired while the gate tried it.`))
  }, lookMs)
  return { signal: controller.signal, stop: () => clearInterval(timer) }
}
