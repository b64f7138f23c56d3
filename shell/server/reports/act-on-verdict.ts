import { errorBudgetActor, type ReleaseStore, type Verdict } from '@calm-rest/releases'
import { LRUCache } from 'lru-cache'

/** A release over its error budget, and the action taken. */
export interface RolledBack {
  remote: string
  version: string
  act: 'demote' | 'rollback'
  reason: string
}

/** A failing release with reports from too few networks to act on. */
export type Suspected = Omit<RolledBack, 'act'>

export interface VerdictEvents {
  /** Called when a release was demoted or rolled back on its own. */
  onRolledBack: (rolledBack: RolledBack) => void
  /** Called at most once an hour for each release. */
  onSuspected: (suspected: Suspected) => void
  /** Another machine was faster, or the store did not respond: the next report tries again. */
  onRollbackFailed: (failed: RolledBack & { cause: unknown }) => void
}

interface Deps {
  store: ReleaseStore
  events: Partial<VerdictEvents>
  now: () => Date
}

const suspectAgainMs = 60 * 60 * 1000

/** Demotes or rolls back by a verdict, or notifies people of it. Never throws. */
export const createActOnVerdict = ({ store, events, now }: Deps) => {
  const suspectedAt = new LRUCache<string, number>({ max: 100 })
  const suspect = (suspected: Suspected) => {
    const key = `${suspected.remote} ${suspected.version}`
    if (now().getTime() - (suspectedAt.get(key) ?? Number.NEGATIVE_INFINITY) < suspectAgainMs) return
    suspectedAt.set(key, now().getTime())
    events.onSuspected?.(suspected)
  }

  return async (remote: string, { act, version, reason }: Verdict): Promise<void> => {
    if (act === 'tell') return suspect({ remote, version, reason })
    try {
      if (act === 'demote') await store.demote(remote, errorBudgetActor, reason)
      else await store.rollback(remote, errorBudgetActor, reason, version)
      events.onRolledBack?.({ remote, version, act, reason })
    } catch (cause) {
      events.onRollbackFailed?.({ remote, version, act, reason, cause })
    }
  }
}
