import type { Facts } from '../log/desk-log.ts'
import type { DeskDeps } from './deps.ts'

/** Does `work` on a stay and writes into the log what of its facts is different afterwards, in one transaction. */
export const createRecordChange =
  ({ recorder, now }: DeskDeps, factsOf: (reference: string) => Promise<Facts | null>) =>
  (
    action: string,
    reference: string,
    work: (at: Date) => Promise<unknown>,
    reason?: string | undefined,
  ): Promise<unknown> => {
    const at = now()
    const change = { action, subject: reference, at, reason, read: () => factsOf(reference) }
    return recorder.changed(change, () => work(at))
  }
