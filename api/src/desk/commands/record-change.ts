import type { Facts } from '../../core/audit-log/audit-log.ts'
import type { Change } from '../../core/audit-log/recorder.ts'
import type { DeskDeps } from './deps.ts'

/** Runs `work` on a stay and logs the facts that it changed, in one transaction. */
export const createRecordChange =
  ({ recorder, now }: DeskDeps, factsOf: (reference: string) => Promise<Facts | null>) =>
  (
    action: string,
    reference: string,
    work: (at: Date) => Promise<unknown>,
    more: Pick<Change, 'reason' | 'isAlwaysLogged' | 'facts'> = {},
  ): Promise<unknown> => {
    const at = now()
    const change = { ...more, action, subject: reference, at, read: () => factsOf(reference) }
    return recorder.changed(change, () => work(at))
  }
