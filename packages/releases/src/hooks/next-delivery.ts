import type { ReleaseEvent } from '@calm-rest/contract/release-api'
import type { PlacedEvent } from '../events/event-log.ts'
import type { HookDelivery } from './deliveries.ts'

export interface HookPace {
  /** Longest attempt in milliseconds. */
  deadlineMs: number
  /** How long other processes leave an attempt alone, in milliseconds; longer than any attempt. */
  claimMs: number
  /** Pause before the second attempt in milliseconds. Each further one is four times as long. */
  retryFirstMs: number
  retryCapMs: number
  /** Milliseconds after which an event that is not taken pauses the hook. */
  giveUpMs: number
}

export const usualHookPace: HookPace = {
  deadlineMs: 10_000,
  claimMs: 30_000,
  retryFirstMs: 5_000,
  retryCapMs: 60 * 60 * 1000,
  giveUpMs: 24 * 60 * 60 * 1000,
}

/** Status of a receiver that wants no more events. */
const gone = 'http_410'

/** Whether a process may post this event now. */
export const mayPost = (
  { claim, failing, paused }: HookDelivery,
  event: Pick<ReleaseEvent, 'id'>,
  by: string,
  now: Date,
): boolean => {
  const time = now.toISOString()
  if (paused) return false
  if (claim && claim.by !== by && claim.until > time) return false
  return failing?.event !== event.id || failing.nextAt <= time
}

/** State after an event was taken. */
export const afterDelivery = ({ event, position }: PlacedEvent, now: Date): HookDelivery => ({
  position: Object.fromEntries(position),
  delivered: { event: event.id, at: now.toISOString() },
})

/** State after an attempt that failed: the event is tried again, or the hook is paused. */
export const afterFailure = (
  { position, failing, delivered }: HookDelivery,
  event: Pick<ReleaseEvent, 'id'>,
  error: string,
  now: Date,
  { retryFirstMs, retryCapMs, giveUpMs }: HookPace,
): HookDelivery => {
  const at = now.toISOString()
  const before = failing?.event === event.id ? failing : undefined
  const attempts = (before?.attempts ?? 0) + 1
  const since = before?.since ?? at
  const pauseMs = Math.min(retryCapMs, retryFirstMs * 4 ** (attempts - 1))
  // receivers that fail together are not asked together
  const nextAt = new Date(now.getTime() + pauseMs * (0.8 + 0.4 * Math.random())).toISOString()
  const isOver = error === gone || now.getTime() - Date.parse(since) >= giveUpMs
  return {
    position,
    ...(delivered && { delivered }),
    failing: { event: event.id, since, attempts, nextAt, error },
    ...(isOver && { paused: { at, error } }),
  }
}
