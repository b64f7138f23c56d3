import type { Source } from './source.ts'
import { quoted } from './table.ts'

/** Progress, for display. */
export interface Step {
  doing: 'copy' | 'verify'
  table: string
  /** Number of copied rows of this table, and of all its rows. */
  done: number
  rows: number
  /** Number of copied rows of the whole database, and of all its rows. */
  doneOfAll: number
  rowsOfAll: number
}

export type Report = (step: Step) => void

/** Counts copied rows. Returns a function that reports the progress of a table. */
export const createReporter = ({ db, tables }: Source, doing: Step['doing'], report: Report) => {
  const counts = new Map(
    tables.map(({ name }) => [
      name,
      db
        .prepare<[], number>(`SELECT count(*) FROM ${quoted(name)}`)
        .pluck()
        .get() ?? 0,
    ]),
  )
  const rowsOfAll = [...counts.values()].reduce((sum, count) => sum + count, 0)
  let before = 0
  return {
    rowsOf: (table: string) => counts.get(table) ?? 0,
    say: (table: string, done: number) => {
      const rows = counts.get(table) ?? 0
      report({ doing, table, done, rows, doneOfAll: before + done, rowsOfAll })
    },
    finished: (table: string) => {
      before += counts.get(table) ?? 0
    },
  }
}
