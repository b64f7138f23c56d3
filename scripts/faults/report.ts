import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Fault } from './fault.ts'
import type { Measured } from './measure.ts'

export interface FaultResult extends Measured {
  date: string
  commit: string
}

interface Results {
  /** Test that found a fault before the tests were rewritten (commit 9d8ae04), by id; no entry where none did. */
  before: Record<string, string>
  rows: FaultResult[]
}

/** Replaces the row of the fault and rewrites docs/faults.md. */
export const saveResult = (root: string, faults: readonly Fault[], row: FaultResult) => {
  const file = join(root, 'docs/faults.json')
  const results: Results = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { before: {}, rows: [] }
  const rows = [...results.rows.filter(({ id }) => id !== row.id), row]
  writeFileSync(file, `${JSON.stringify({ ...results, rows }, null, 2)}\n`)
  writeFileSync(join(root, 'docs/faults.md'), faultsPage(faults, { ...results, rows }))
}

const intro = `# Faults that the tests must see

Made by \`npm run faults\`; \`npm run faults -- csrf\` tries one anew. Each row is one change of a source that breaks one promise and that types and lint let pass ([scripts/faults](../scripts/faults/faults.ts)). It is planted in a copy of its commit and tested by the file that holds the promise (own), or by \`npm test\` as a whole, to the first failure.
`

const faultsPage = (faults: readonly Fault[], { before, rows }: Results): string => {
  const known = new Map(rows.map((row) => [row.id, row]))
  const lines = faults.map((fault) => cellsOf(fault, known.get(fault.id), before[fault.id]))
  const tried = faults.flatMap(({ id }) => known.get(id) ?? [])
  const found = tried.filter((row) => row.found && !row.isRedAnyway)
  const table = [
    ['Fault', 'What breaks', 'Found before', 'Found by', 'Level', 'Run', 'Seconds', 'Commit'],
    Array<string>(8).fill('---'),
    ...lines,
  ].map((cells) => `| ${cells.join(' | ')} |`)
  return [
    intro,
    `${faults.length} faults, ${tried.length} tried, ${found.length} found.`,
    '',
    ...table,
    '',
  ].join('\n')
}

const cellsOf = ({ id, what }: Fault, row: FaultResult | undefined, before: string | undefined): string[] => {
  const cells = [`\`${id}\``, what, before ?? 'no']
  if (!row) return [...cells, 'not tried', '', '', '', '']
  const { found, run, seconds, commit, isRedAnyway } = row
  const name = isRedAnyway ? `**nothing**: ${found?.name} is red without it, too` : found?.name
  return [...cells, name ?? '**nothing**', found?.level ?? '', run, String(seconds), commit].map((cell) =>
    cell.replaceAll('|', '\\|'),
  )
}
