import type { Source } from './source.ts'
import { quoted } from './table.ts'

/** How far it came, for whoever waits. */
export interface Step {
  doing: 'copy' | 'verify'
  table: string
  /** Rows of this table that are done, and all of them. */
  done: number
  rows: number
  /** Rows of the whole database that are done, and all of them. */
  doneOfAll: number
  rowsOfAll: number
}

export type Report = (step: Step) => void

/** Counts the rows that were copied. Returns what reports how far a table came. */
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
