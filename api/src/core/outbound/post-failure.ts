import { postFailure } from '@calm-rest/server'
import type { DeliveryFailure } from '../outbox/worker.ts'

/** Other servers may still be reachable. */
export const toPostFailure = (cause: unknown): DeliveryFailure => ({
  reason: postFailure(cause),
  isServerDown: false,
})
