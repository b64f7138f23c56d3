import type { Database } from '../../core/database/database.ts'
import type { TillCash, TillFigures } from './till-figures.ts'

/** A counted currency. */
export interface CountedCash extends TillCash {
  countedCents: number
  /** Stays in the till. */
  leftCents: number
  /** Why it differs from what was expected. */
  reason: string | null
}

export interface ClosedFigures extends Omit<TillFigures, 'cash'> {
  /** Number of entries. */
  entries: number
  cash: CountedCash[]
}

/** A closed till. */
export interface TillCloseRow {
  /** Ascending without gaps, over all tills. */
  number: number
  /** Name of its member. */
  till: string
  fromEntry: number | null
  untilEntry: number | null
  figures: ClosedFigures
  /** ISO 8601, UTC. */
  at: string
  who: string
}

type StoredClose = Omit<TillCloseRow, 'figures'> & { figures: string }

const columns = `number, till, from_entry AS "fromEntry", until_entry AS "untilEntry", figures, at, who`

const read = (row: StoredClose): TillCloseRow => Object.assign(row, { figures: JSON.parse(row.figures) })

/** Closes of tills. Each entry belongs to one at most, and none ever changes. */
export const createCloses = (db: Database) => {
  const newest = db.prepare<[number], StoredClose>(
    `SELECT ${columns} FROM closes ORDER BY number DESC LIMIT ?`,
  )
  const numbered = db.prepare<[number], StoredClose>(`SELECT ${columns} FROM closes WHERE number = ?`)
  const lastOfEach = db.prepare<[], StoredClose>(
    `SELECT ${columns} FROM closes WHERE number IN (SELECT MAX(number) FROM closes GROUP BY till)`,
  )
  const next = db.prepare<[], number>('SELECT coalesce(MAX(number), 0) + 1 FROM closes').pluck()
  const insert = db.prepare<
    [object]
  >(`INSERT INTO closes (number, till, from_entry, until_entry, figures, at, who)
    VALUES (@number, @till, @fromEntry, @untilEntry, @figures, @at, @who)`)
  const take = db.prepare<[number, number]>('INSERT INTO closed_entries (entry_id, number) VALUES (?, ?)')

  return {
    /** Newest first. */
    newest: async (most: number) => (await newest.all(most)).map(read),
    byNumber: async (number: number) => {
      const row = await numbered.get(number)
      return row && read(row)
    },
    /** The last close of every till. */
    lastOfEach: async () => (await lastOfEach.all()).map(read),
    /** Stores a close with its entries, and returns its number. Run it in a transaction. */
    add: async (
      close: Omit<TillCloseRow, 'number' | 'fromEntry' | 'untilEntry'>,
      entryIds: readonly number[],
    ) => {
      const number = (await next.get()) ?? 1
      const { till, figures, at, who } = close
      await insert.run({
        number,
        till,
        fromEntry: entryIds.at(0) ?? null,
        untilEntry: entryIds.at(-1) ?? null,
        figures: JSON.stringify(figures),
        at,
        who,
      })
      for (const id of entryIds) await take.run(id, number)
      return number
    },
  }
}
