import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { root } from '@calm-rest/releases/checkout'
import { type Figure, isHeld } from './scenario.ts'

export interface ScenarioResult {
  name: string
  fault: string
  expected: string
  date: string
  seed: number
  node: string
  cores: number
  /** Load average per core at the start: above 0.5, other programs were running, too. */
  loadPerCore: number
  figures: Figure[]
}

export const surroundingsOf = (seed: number) => ({
  date: new Date().toISOString().slice(0, 10),
  seed,
  node: process.version,
  cores: cpus().length,
  loadPerCore: Number(((loadavg()[0] ?? 0) / cpus().length).toFixed(2)),
})

const numberOf = ({ value, unit }: Figure) => {
  const digits = Number.isInteger(value) || Math.abs(value) >= 100 ? 0 : 2
  const text = value.toLocaleString('en', { maximumFractionDigits: digits })
  return unit ? `${text} ${unit}` : text
}

const bound = ({ exactly, atMost, atLeast, unit }: Figure) => {
  if (exactly !== undefined) return String(exactly)
  const [sign, value] = atMost !== undefined ? ['≤', atMost] : ['≥', atLeast]
  return value === undefined ? '' : `${sign} ${value.toLocaleString('en')}${unit ? ` ${unit}` : ''}`
}

/** Formats a scenario for the terminal. */
export const describeScenario = ({
  name,
  fault,
  figures,
}: Pick<ScenarioResult, 'name' | 'fault' | 'figures'>) => {
  const held = figures.every(isHeld)
  const width = Math.max(...figures.map(({ what }) => what.length))
  const lines = figures.map((figure) => {
    const must = bound(figure)
    const said = `${figure.what.padEnd(width)}  ${numberOf(figure).padStart(10)}`
    return `  ${isHeld(figure) ? ' ' : '!'} ${said}${must ? `  (${must})` : ''}`
  })
  return { isHeld: held, text: [`${held ? 'ok    ' : 'FAILED'}  ${name}: ${fault}`, ...lines].join('\n') }
}

const folder = join(root, 'docs/torture')
const file = join(folder, 'results.json')

/** Replaces earlier results of the scenarios, and rewrites the page. */
export const saveResults = (results: readonly ScenarioResult[]) => {
  mkdirSync(folder, { recursive: true })
  const before: ScenarioResult[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
  const names = new Set(results.map(({ name }) => name))
  const all = [...before.filter(({ name }) => !names.has(name)), ...results]
  writeFileSync(file, `${JSON.stringify(all, shorten, 2)}\n`)
  writeFileSync(join(folder, 'README.md'), pageOf(all))
  execFileSync(process.execPath, [
    join(root, 'node_modules/@biomejs/biome/bin/biome'),
    'format',
    '--write',
    folder,
  ])
}

const shorten = (_: string, value: unknown) =>
  typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(4)) : value

const intro = `# What holds when something breaks

Made by \`npm run torture\`; \`npm run torture -- kill --seed 7\` runs one scenario anew. All values: [results.json](results.json). A seed repeats the random choices. A figure beyond its limit fails the run.

`

export const pageOf = (results: readonly ScenarioResult[]) => `${intro}${results.map(chapterOf).join('\n')}`

const chapterOf = (result: ScenarioResult) => {
  const { name, fault, expected, date, seed, cores, node, loadPerCore, figures } = result
  const rows = figures.map((figure) => `| ${figure.what} | ${numberOf(figure)} | ${bound(figure)} |`)
  const verdict = figures.every(isHeld) ? 'Held.' : '**Not held.**'
  return `## ${name}: ${fault}

Expected: ${expected}. ${verdict} ${date}, seed ${seed}, ${cores} cores, Node ${node}; load of each core when it began: ${loadPerCore}.

| Figure | Seen | Limit |
| --- | ---: | ---: |
${rows.join('\n')}
`
}
