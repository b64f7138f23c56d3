import type { Engine } from './database.ts'

/**
 * What a migration does to older code that goes on running.
 *
 * - expand: adds what older code need not know.
 * - migrate: moves data to where later code reads it.
 * - contract: removes or tightens what older code no longer uses.
 */
export type Phase = 'expand' | 'migrate' | 'contract'

/** The first migration with a phase. No code from before stands a database that is newer than itself. */
export const sincePhases: Record<Engine, number> = { sqlite: 44, postgres: 38 }

const line = /^-- phase: (expand|migrate|contract)(?:, oldest code (\d+))?\n/

/**
 * Reads the first line of a migration, such as `-- phase: contract, oldest code 45`: code of version 45 works with the
 * database after it, older code does not. Any code with phases stands an expand that names none. Throws if it has no such line.
 */
export const phaseIn = (
  name: string,
  version: number,
  sql: string,
  since: number,
): { phase: Phase; oldestCode: number } => {
  const [, phase, named] = line.exec(sql) ?? []
  if (!phase)
    throw new Error(
      `Migration ${name} should begin with its phase: see 'Add a migration' in CONTRIBUTING.md.`,
    )
  const first = since - 1
  if (named === undefined && phase !== 'expand')
    throw new Error(
      `Migration ${name} should name the oldest code that works with it: -- phase: ${phase}, oldest code ${version - 1}`,
    )
  const oldestCode = named === undefined ? first : Number(named)
  if (oldestCode < first || oldestCode >= version)
    throw new Error(
      `Migration ${name} should name a version from ${first} to ${version - 1} as its oldest code.`,
    )
  return { phase: phase as Phase, oldestCode }
}
