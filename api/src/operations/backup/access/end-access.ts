import type { Database as Connection } from 'better-sqlite3'
import type { Database } from '../../../core/database/database.ts'
import { type RestoredTable, restoredTables } from './tables.ts'

/** A database to compare with, attached as `replaced`; or why it is unknown what was ended since the backup. */
export type Comparison = { kind: 'known' } | { kind: 'trusted' } | { kind: 'unknown'; reason: string }

export interface MemberName {
  name: string
  role: string
}

export interface EndedAccess {
  comparison: Comparison
  /** Rows of the backup that no longer grant access, by their name for people. */
  ended: Record<string, number>
  /** Rows that follow the replaced database, or were locked because it is unknown. */
  changed: Record<string, number>
  /** Members of the backup who are no longer members. */
  removed: MemberName[]
  /** Members who need a new invitation: they have no passkey left, and no address for a code. */
  lockedOut: MemberName[]
  hasOwner: boolean
  /** Number of guests who were erased since the backup, and are erased in it, too. */
  forgotten: number
}

const entries = Object.entries(restoredTables)

const statementsOf = (table: RestoredTable, { kind }: Comparison): readonly string[] => {
  if (table.as === 'data') return table.always ?? []
  if (table.as === 'ended' || kind === 'trusted') return []
  return (kind === 'known' ? table.compared : table.unknown) ?? []
}

interface Step {
  sql: string
  counts: 'ended' | 'changed'
  /** For the operator; undefined if the number means nothing to people. */
  words: string | undefined
}

/** The steps, in this order. */
const stepsOf = (comparison: Comparison): Step[] =>
  entries.flatMap(([name, table]): Step[] => {
    if (table.as === 'ended') return [{ sql: `DELETE FROM ${name}`, counts: 'ended', words: table.words }]
    const words = table.as === 'access' ? table.words : undefined
    return statementsOf(table, comparison).map((sql) => ({ sql, counts: 'changed', words }))
  })

interface MemberRow extends MemberName {
  id: string
  /** A composed role may be named like it. */
  isOwner: 0 | 1
  /** Number of passkeys, plus one with an address for codes. */
  ways: number
}

const selectMembers = `
  SELECT m.id, m.name, coalesce(r.name, m.role_id, m.role) AS role, CASE m.role WHEN 'owner' THEN 1 ELSE 0 END AS "isOwner",
    CASE WHEN m.email IS NULL THEN 0 ELSE 1 END
    + (SELECT COUNT(*) FROM staff_passkeys p WHERE p.member_id = m.id) AS ways
  FROM staff_members m LEFT JOIN staff_roles r ON r.id = m.role_id ORDER BY m.created_at, m.name`

const createCounts = () => {
  const counted = { ended: {} as Record<string, number>, changed: {} as Record<string, number> }
  return {
    counted,
    add: ({ counts, words }: Step, rows: number) => {
      if (words !== undefined && rows > 0) counted[counts][words] = (counted[counts][words] ?? 0) + rows
    },
  }
}

const nameOf = ({ name, role }: MemberRow): MemberName => ({ name, role })

const membersIn = (before: readonly MemberRow[], after: readonly MemberRow[]) => {
  const left = new Set(after.map(({ id }) => id))
  return {
    removed: before.filter(({ id }) => !left.has(id)).map(nameOf),
    lockedOut: after.filter(({ ways }) => ways === 0).map(nameOf),
    hasOwner: after.some(({ isOwner, ways }) => isOwner === 1 && ways > 0),
  }
}

/**
 * Ends the sessions, links and codes of the backup, and keeps what was revoked since. The connection has the replaced
 * database attached if they are compared. Runs in the transaction of its caller.
 */
export const endAccess = (db: Connection, comparison: Comparison): Omit<EndedAccess, 'forgotten'> => {
  const members = db.prepare<[], MemberRow>(selectMembers)
  const before = members.all()
  const { counted, add } = createCounts()
  for (const step of stepsOf(comparison)) add(step, db.prepare(step.sql).run().changes)
  return { comparison, ...counted, ...membersIn(before, members.all()) }
}

/**
 * Does the same for a database that was restored by other tools, such as one of PostgreSQL, which has nothing to
 * compare with.
 */
export const endAccessIn = (
  db: Database,
  { trustsBackup }: { trustsBackup: boolean },
): Promise<EndedAccess> => {
  const reason = 'a database that other tools restored is compared with none'
  const comparison: Comparison = trustsBackup ? { kind: 'trusted' } : { kind: 'unknown', reason }
  const members = db.prepare<[], MemberRow>(selectMembers)
  return db.transaction(async () => {
    const before = await members.all()
    const { counted, add } = createCounts()
    for (const step of stepsOf(comparison)) add(step, await db.prepare(step.sql).run())
    return { comparison, ...counted, ...membersIn(before, await members.all()), forgotten: 0 }
  })()
}
