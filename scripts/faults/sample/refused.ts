import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { outputOf } from '../output-of.ts'
import { type Mutant, withMutant } from './mutants.ts'

const limitMs = 15 * 60_000
const checks = [
  ['node_modules/typescript/bin/tsc', '--noEmit', '--pretty', 'false'],
  ['node_modules/@biomejs/biome/bin/biome', 'lint', '--reporter=github', '--max-diagnostics=none', '.'],
]

/** Files of mutants that types or lint refuse: planted all at once, since no two are in one file. */
export const refusedFiles = async (folder: string, mutants: readonly Mutant[]): Promise<Set<string>> => {
  // the compiler reports no types at all as long as one file does not parse
  const unreadable = new Set(mutants.filter((one) => !isReadable(folder, one)).map(({ file }) => file))
  for (const mutant of mutants) if (!unreadable.has(mutant.file)) plantMutant(folder, mutant)
  const outputs = await Promise.all(
    checks.map((check) =>
      outputOf(folder, process.execPath, ['scripts/on-pinned-node.mjs', ...check], limitMs),
    ),
  )
  if (outputs.some(({ isLate }) => isLate)) throw new Error('Types or lint did not end in time.')
  return new Set([...unreadable, ...filesIn(outputs.map(({ output }) => output).join('\n'))])
}

const withFault = (folder: string, mutant: Mutant) =>
  withMutant(readFileSync(join(folder, mutant.file), 'utf8'), mutant)

/** Whether the file can still be parsed with the mutant. */
export const isReadable = (folder: string, mutant: Mutant): boolean =>
  parseSync(mutant.file, withFault(folder, mutant)).errors.length === 0

export const plantMutant = (folder: string, mutant: Mutant) => {
  writeFileSync(join(folder, mutant.file), withFault(folder, mutant))
}

/** Files that the compiler (`a.ts(3,1): error …`) or the linter (`::error file=a.ts,line=3…`) names. */
export const filesIn = (output: string): Set<string> =>
  new Set(
    [...output.matchAll(/^([^\s(]+)\(\d+,\d+\): error |^::\w+ .*?file=([^,]+),/gm)].flatMap(
      ([, byTypes, byLint]) => byTypes ?? byLint ?? [],
    ),
  )
