import type { Database } from 'better-sqlite3'
import { type RestoredTable, restoredTables } from './tables.ts'

/** A database to compare with, attached as `replaced`; or why nobody knows what was ended since the backup. */
export type Comparison = { kind: 'known' } | { kind: 'trusted' } | { kind: 'unknown'; reason: string }

export interface MemberName {
  name: string
  role: string
}

export interface EndedAccess {
  comparison: Comparison
  /** Rows that the backup held and that let nobody in any more, by what a person calls them. */
  ended: Record<string, number>
  /** Rows that follow the replaced database, or were locked where that is unknown. */
  changed: Record<string, number>
  /** Members of the backup who are no members any more. */
  removed: MemberName[]
  /** Members who need a new invitation: no passkey of theirs is left, and no address for a code. */
  lockedOut: MemberName[]
  hasOwner: boolean
}

const entries = Object.entries(restoredTables)

const statementsOf = (table: RestoredTable, { kind }: Comparison): readonly string[] => {
  if (table.as === 'data') return table.always ?? []
  if (table.as === 'ended' || kind === 'trusted') return []
  return (kind === 'known' ? table.compared : table.unknown) ?? []
}

/** The statements of one table, for a database that is reached otherwise. */
export const endingStatements = (comparison: Comparison): { words: string | undefined; sql: string }[] =>
  entries.flatMap(([name, table]) => [
    ...(table.as === 'ended' ? [{ words: table.words, sql: `DELETE FROM ${name}` }] : []),
    ...statementsOf(table, comparison).map((sql) => ({
      words: table.as === 'access' ? table.words : undefined,
      sql,
    })),
  ])

/**
 * Ends what the backup holds of sessions, links and codes, and keeps what was revoked since. Runs in the transaction of
 * its caller.
 */
export const endAccess = (db: Database, comparison: Comparison): EndedAccess => {
  const before = membersOf(db)
  const ended: Record<string, number> = {}
  const changed: Record<string, number> = {}
  for (const [name, table] of entries) {
    if (table.as === 'ended') add(ended, table.words, countOf(db, name))
    if (table.as === 'ended') db.exec(`DELETE FROM ${name}`)
    for (const sql of statementsOf(table, comparison)) {
      const { changes } = db.prepare(sql).run()
      add(changed, table.as === 'access' ? table.words : undefined, changes)
    }
  }
  const after = membersOf(db)
  const left = new Set(after.map(({ id }) => id))
  return {
    comparison,
    ended,
    changed,
    removed: before.filter(({ id }) => !left.has(id)).map(nameOf),
    lockedOut: after.filter(({ ways }) => ways === 0).map(nameOf),
    hasOwner: after.some(({ role, ways }) => role === 'owner' && ways > 0),
  }
}

const add = (counts: Record<string, number>, words: string | undefined, count: number) => {
  if (words !== undefined && count > 0) counts[words] = (counts[words] ?? 0) + count
}

const countOf = (db: Database, table: string) =>
  db.prepare<[], number>(`SELECT COUNT(*) FROM ${table}`).pluck().get() ?? 0

interface MemberRow extends MemberName {
  id: string
  /** Passkeys, and an address for codes. */
  ways: number
}

const membersOf = (db: Database) =>
  db
    .prepare<[], MemberRow>(
      `SELECT m.id, m.name, m.role, (m.email IS NOT NULL)
        + (SELECT COUNT(*) FROM staff_passkeys p WHERE p.member_id = m.id) AS ways
      FROM staff_members m ORDER BY m.created_at, m.name`,
    )
    .all()

const nameOf = ({ name, role }: MemberRow): MemberName => ({ name, role })
