import type { EventSchema } from '@calm-rest/contract/events'
import type { ReleaseStore } from '../release-store.ts'

/** An event of a team, of its live release. */
export interface LiveEvent {
  /** `mf-spa/seat-chosen@1`. */
  name: string
  version: string
  schema: EventSchema
}

/** Events that live releases declare, by name. */
export const liveEvents = (store: Pick<ReleaseStore, 'remotes' | 'readStable'>): LiveEvent[] =>
  store
    .remotes()
    .flatMap((remote) => {
      const { version = '', events } = store.readStable(remote) ?? {}
      return Object.entries(events?.own ?? {}).map(([name, schema]) => ({ name, version, schema }))
    })
    .sort((a, b) => a.name.localeCompare(b.name))
