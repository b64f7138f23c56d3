import { onTestFinished } from 'vitest'
import { openDesk } from '../desk/open-desk.ts'
import type { ApiOptions } from '../index.ts'
import { placeOf } from './engine.ts'
import { openTestApi, testNow } from './test-api.ts'

/** The whole API, and the owner's commands beside it on a connection of its own, like another process. */
export const openTestDesk = async (options: Partial<ApiOptions> = {}) => {
  let now = testNow
  const api = await openTestApi({ now: () => now, ...options })
  const desk = await openDesk({ ...placeOf(api.dataDir), who: 'nirosha', now: () => now })
  onTestFinished(desk.close)
  return {
    api,
    desk,
    setClock: (iso: string) => {
      now = new Date(iso)
    },
    mails: async () =>
      (await api.db.prepare('SELECT kind FROM outbox ORDER BY id').pluck().all()) as string[],
    read: async (path: string) => (await api.get(path)).json(),
  }
}
