import type { EventPosition, ReleaseEvent, ReleaseEventType } from '@calm-rest/contract/release-api'
import type { ReleaseChange } from '@calm-rest/contract/releases'
import type { ReleaseStore } from '../release-store.ts'

/** An event, and the position behind it. */
export interface PlacedEvent {
  event: ReleaseEvent
  position: EventPosition
}

const typeOf: Record<ReleaseChange['action'], ReleaseEventType | undefined> = {
  publish: 'release.published',
  sign: undefined,
  approve: 'release.approved',
  promote: 'release.promoted',
  canary: 'release.canary',
  demote: 'release.canary_ended',
  rollback: 'release.rolled_back',
  retire: 'release.retired',
}

const gateTypes = { passed: 'release.gate_passed', failed: 'release.gate_failed' } as const

const reasonChars = 300

/**
 * What happens to releases, read from the histories of the remotes: those are written together with the change itself, so
 * that no event is lost, none is made twice, and nothing more is stored. The order within a remote is exact; events of
 * several remotes are ordered by their time.
 */
export const createReleaseEventLog = ({
  remotes,
  readChannels,
  environment,
}: Pick<ReleaseStore, 'remotes' | 'readChannels' | 'environment'>) => {
  const positionAt = (passed: (history: readonly ReleaseChange[]) => number): EventPosition =>
    new Map(remotes().map((remote) => [remote, passed(readChannels(remote).history)]))

  return {
    /** Position behind everything so far. */
    end: (): EventPosition => positionAt(({ length }) => length),
    /** Position before what happened after this ISO time. */
    endAt: (time: string): EventPosition =>
      positionAt((history) => {
        const first = history.findIndex(({ at }) => at > time)
        return first < 0 ? history.length : first
      }),
    /**
     * Wanted events after a position, of the remotes that `sees` admits. Only these are in the positions. They are made
     * as they are taken: a reader that stops pays for no more.
     */
    *after(
      position: EventPosition,
      sees: (remote: string) => boolean = () => true,
      wants: (event: ReleaseEvent) => boolean = () => true,
    ): Generator<PlacedEvent> {
      const seen = remotes().filter(sees)
      const passed = new Map(seen.map((remote) => [remote, position.get(remote) ?? 0]))
      const changes = seen.flatMap((remote) =>
        changesAfter(remote, passed.get(remote) ?? 0, readChannels(remote).history),
      )
      // stable: changes of one remote keep their order
      changes.sort((a, b) => (a.order < b.order ? -1 : a.order > b.order ? 1 : 0))
      for (const { remote, index, change } of changes) {
        passed.set(remote, index + 1)
        const type = change.gate ? gateTypes[change.gate] : typeOf[change.action]
        const event = type && toEvent(remote, index, type, change, environment)
        if (event && wants(event)) yield { event, position: new Map(passed) }
      }
    },
  }
}

export type ReleaseEventLog = ReturnType<typeof createReleaseEventLog>

interface PlacedChange {
  remote: string
  /** Index in the history of its remote. */
  index: number
  change: ReleaseChange
  /** The time by which it is ordered: never before that of an earlier change of its remote, whatever clocks say. */
  order: string
}

const changesAfter = (remote: string, start: number, history: readonly ReleaseChange[]): PlacedChange[] => {
  let order = ''
  return history.slice(start).map((change, i) => {
    if (change.at > order) order = change.at
    return { remote, index: start + i, change, order }
  })
}

const toEvent = (
  remote: string,
  index: number,
  type: ReleaseEventType,
  { at, version, by, person, grant, percent, reason }: ReleaseChange,
  environment: string | undefined,
): ReleaseEvent => ({
  // the time tells it from an event that a restored backup has lost; a '.' would end the id of a webhook
  id: `${remote}_${index}_${Date.parse(at).toString(36)}`,
  type,
  timestamp: at,
  data: {
    remote,
    version,
    by,
    ...(person !== undefined && { person }),
    ...(grant !== undefined && { grant }),
    ...(percent !== undefined && { percent }),
    ...(environment !== undefined && { environment }),
    ...(reason !== undefined && { reason: reason.slice(0, reasonChars) }),
  },
})
