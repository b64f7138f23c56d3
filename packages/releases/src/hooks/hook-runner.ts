import { randomUUID } from 'node:crypto'
import { type EventPosition, writeEventPosition } from '@calm-rest/contract/release-api'
import type { PlacedEvent, ReleaseEventLog } from '../events/event-log.ts'
import type { SharedDocument } from '../shared-document.ts'
import { createDeliveries, type HookDelivery } from './deliveries.ts'
import type { ReleaseHook } from './hooks-file.ts'
import { afterDelivery, afterFailure, type HookPace, mayPost, usualHookPace } from './next-delivery.ts'
import type { HookMessage } from './send-event.ts'

export interface HookRunnerDeps {
  log: ReleaseEventLog
  /** Deliveries of all processes. */
  document: SharedDocument
  /** Posts an event; resolves to undefined if it was taken, else to a code. */
  send: (hook: ReleaseHook, message: HookMessage, signal: AbortSignal) => Promise<string | undefined>
  now: () => Date
  pace?: Partial<HookPace> | undefined
  /** Called when a hook is paused. */
  onPaused?: ((paused: { hook: string; error: string }) => void) | undefined
  /** Called when the state of a hook cannot be read or written. */
  onFailed?: ((cause: unknown) => void) | undefined
}

/** How old a state may be by which a paused or waiting hook is left alone, in milliseconds. */
const knownForMs = 5_000

/** Events that a hook still has to get, in their order. */
export const waitingEvents = (
  log: ReleaseEventLog,
  { remote, events, addedAt }: Pick<ReleaseHook, 'remote' | 'events' | 'addedAt'>,
  delivery: HookDelivery | undefined,
): Generator<PlacedEvent> => {
  const position: EventPosition = delivery ? new Map(Object.entries(delivery.position)) : log.endAt(addedAt)
  return log.after(
    position,
    (name) => remote === undefined || name === remote,
    ({ type, timestamp }) => timestamp > addedAt && (!events || events.includes(type)),
  )
}

const nextEvent = (...asked: Parameters<typeof waitingEvents>): PlacedEvent | undefined =>
  waitingEvents(...asked).next().value ?? undefined

/**
 * Posts events to hooks, in order and one at a time for each hook; hooks do not wait for each other. Before each attempt
 * the process claims the hook in the shared document, so that of several processes one posts. An event is posted again
 * if the process ends before it has noted the answer: receivers know it by its id.
 */
export const createHookRunner = (deps: HookRunnerDeps) => {
  const { log, now, onPaused = () => {}, onFailed = () => {} } = deps
  const pace = Object.assign({}, usualHookPace, deps.pace)
  const deliveries = createDeliveries(deps.document)
  const by = randomUUID()
  const closing = new AbortController()
  const running = new Set<string>()
  /** End of the log when a hook had nothing to get. */
  const idleAt = new Map<string, string>()

  /** Claims the next event; undefined if there is none, or if another process or time has to pass first. */
  const claimNext = async (hook: ReleaseHook): Promise<PlacedEvent | undefined> => {
    let next: PlacedEvent | undefined
    const claimed = await deliveries.change(hook.id, (state) => {
      next = nextEvent(log, hook, state)
      const current = state ?? { position: Object.fromEntries(log.endAt(hook.addedAt)) }
      if (!next || !mayPost(current, next.event, by, now())) return undefined
      const until = new Date(now().getTime() + pace.claimMs).toISOString()
      return Object.assign({}, current, { claim: { by, until } })
    })
    return claimed && next
  }

  /** Whether an event was delivered, so that the next one may follow. */
  const deliverNext = async (hook: ReleaseHook): Promise<boolean> => {
    const end = writeEventPosition(log.end())
    const state = await deliveries.of(hook.id, knownForMs)
    const known = nextEvent(log, hook, state)
    if (!known) {
      idleAt.set(hook.id, end)
      return false
    }
    if (state && !mayPost(state, known.event, by, now())) return false
    const next = await claimNext(hook)
    if (!next) return false
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(pace.deadlineMs)])
    const error = await deps.send(hook, next.event, signal)
    // the claim ends by itself
    if (closing.signal.aborted) return false
    const after = await deliveries.change(hook.id, (current) => {
      if (current?.claim?.by !== by) return undefined
      return error === undefined
        ? afterDelivery(next, now())
        : afterFailure(current, next.event, error, now(), pace)
    })
    if (after?.paused) onPaused({ hook: hook.id, error: after.paused.error })
    return error === undefined
  }

  const run = async (hook: ReleaseHook) => {
    running.add(hook.id)
    try {
      while (!closing.signal.aborted && (await deliverNext(hook)));
    } catch (cause) {
      if (!closing.signal.aborted) onFailed(cause)
    } finally {
      running.delete(hook.id)
    }
  }

  return {
    /** Starts what is due. Returns at once: no hook waits for another. */
    look: (hooks: readonly ReleaseHook[]): void => {
      const end = writeEventPosition(log.end())
      for (const hook of hooks) if (!running.has(hook.id) && idleAt.get(hook.id) !== end) void run(hook)
    },
    /** Ends attempts in flight. */
    close: () => closing.abort(),
  }
}
