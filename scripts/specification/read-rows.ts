import type { Finding } from '../sources/finding.ts'

/** One requirement, as a line of a table. */
export interface Row {
  id: string
  line: number
  /** Tests that prove it, as `path › describe › it`. */
  tests: string[]
  /** Whether the table is one of what is not here yet. */
  later: boolean
  /** Where it will be built; only in a table of what is not here yet. */
  issue: string
}

interface Table {
  columns: string[]
}

/** The requirements of a page: the lines of every table whose first column is 'Id'. */
export const readRows = (file: string, page: string): { rows: Row[]; findings: Finding[] } => {
  const rows: Row[] = []
  const findings: Finding[] = []
  let table: Table | undefined
  for (const [index, text] of page.split('\n').entries()) {
    const line = index + 1
    const cells = cellsOf(text)
    if (!cells) table = undefined
    else if (!table) table = { columns: cells }
    else if (isRule(cells) || table.columns[0] !== 'Id') continue
    else if (cells.length === table.columns.length) rows.push(toRow(table, cells, line))
    else {
      const why = `has ${cells.length} cells, its table ${table.columns.length}`
      findings.push({ file, line, what: cells[0] ?? '', why })
    }
  }
  return { rows, findings }
}

/** What stands between the bars; undefined for a line that is no part of a table. */
const cellsOf = (text: string): string[] | undefined => {
  const inner = /^\|(.*)\|\s*$/.exec(text)?.[1]
  return inner?.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'))
}

const isRule = (cells: readonly string[]) => cells.every((cell) => /^:?-+:?$/.test(cell))

const toRow = ({ columns }: Table, cells: readonly string[], line: number): Row => {
  const cell = (column: string) => cells[columns.indexOf(column)] ?? ''
  return {
    id: cell('Id'),
    line,
    tests: [...cell('Test').matchAll(/`([^`]+)`/g)].map(([, test = '']) => test),
    later: columns.includes('Issue'),
    issue: cell('Issue'),
  }
}
