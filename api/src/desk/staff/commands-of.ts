import type { Context } from 'hono'
import type { Database } from '../../core/database/database.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { staffOf } from '../../core/http/guard.ts'
import { createDeskCommands, type DeskCommands } from '../create-desk-commands.ts'
import type { ActingSession } from '../unusual-changes/judge-acts.ts'
import { provedUntilOf } from './admit.ts'

/** Changes stored data in the name of the signed-in member, whom the audit log records. */
type OfMember<T> = (c: Context<ApiEnv>) => T

/** Created once for each member, set of rights, and with or without a proof: statements are prepared on first use. */
export const ofMember = <T>(
  make: (name: string, session: ActingSession) => T,
  now: () => Date,
): OfMember<T> => {
  const made = new Map<string, T>()
  return (c) => {
    const session = staffOf(c)
    const { name, role, rights } = session
    const isProved = provedUntilOf(session, now()) !== undefined
    // names have commas, too
    const key = JSON.stringify([isProved, role, rights, name])
    const found = made.get(key) ?? make(name, { isProved, isOwner: role === 'owner', rights })
    made.set(key, found)
    return found
  }
}

export type CommandsOf = OfMember<DeskCommands>

/** The commands of the front desk. */
export const createCommandsOf = (db: Database, now: () => Date): CommandsOf =>
  ofMember((who, session) => createDeskCommands({ db, who, now, session }), now)
