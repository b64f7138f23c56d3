import { hotel } from '@calm-rest/contract/hotel'
import type { Right } from '@calm-rest/contract/staff'
import type { Database } from '../../core/database/database.ts'
import { ApiError } from '../../core/http/api-error.ts'
import { outboxOf } from '../../core/outbox/outbox.ts'
import { type Act, createActRules } from './act-rules.ts'

/** The session of an act. The command line has none, and needs none. */
export interface ActingSession {
  /** Whether a passkey was used in it just now. */
  isProved: boolean
  isOwner: boolean
  rights: readonly Right[]
}

/** Maximum number of mails in an hour about acts that need no proof, such as closing and opening a room repeatedly. */
const mostMails = 12

const hourMs = 60 * 60_000

/**
 * Refuses acts that require a passkey, and notifies the owner. `line` is the number of the act in the audit log. Call
 * it inside the transaction of the act: a refusal rolls all of it back.
 *
 * @throws ApiError 'proof_required'
 */
export const createJudgeActs = (db: Database, { isProved, isOwner }: Omit<ActingSession, 'rights'>) => {
  const rulesOn = createActRules(db)
  const outbox = outboxOf(db)
  const mailed = db
    .prepare<[string], number>("SELECT COUNT(*) FROM outbox WHERE kind = 'act-for-owner' AND created_at > ?")
    .pluck()

  return async (act: Act, line: number, at: Date): Promise<void> => {
    const { needsProof, concernsOwner } = await rulesOn(act, at)
    if (needsProof && !isProved) throw new ApiError('proof_required')
    // an owner who used a passkey just now knows what they do
    if (!concernsOwner || (isOwner && isProved)) return
    const anHourAgo = new Date(at.getTime() - hourMs).toISOString()
    if (!needsProof && ((await mailed.get(anHourAgo)) ?? 0) >= mostMails) return
    const createdAt = at.toISOString()
    await outbox.add({ kind: 'act-for-owner', payload: { line }, lang: hotel.deskLang, createdAt })
  }
}
