import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { outputOf } from '../output-of.ts'
import { type Mutant, withMutant } from './mutants.ts'

const limitMs = 15 * 60_000
const checks = [
  ['node_modules/typescript/bin/tsc', '--noEmit', '--pretty', 'false'],
  ['node_modules/@biomejs/biome/bin/biome', 'lint', '--reporter=github', '--max-diagnostics=none', '.'],
]

/** Files of mutants that types or lint refuse: planted all at once, since no two are in one file. */
export const refusedFiles = async (folder: string, mutants: readonly Mutant[]): Promise<Set<string>> => {
  for (const mutant of mutants) plantMutant(folder, mutant)
  const outputs = await Promise.all(
    checks.map((check) =>
      outputOf(folder, process.execPath, ['scripts/on-pinned-node.mjs', ...check], limitMs),
    ),
  )
  if (outputs.some(({ isLate }) => isLate)) throw new Error('Types or lint did not end in time.')
  return filesIn(outputs.map(({ output }) => output).join('\n'))
}

export const plantMutant = (folder: string, mutant: Mutant) => {
  const path = join(folder, mutant.file)
  writeFileSync(path, withMutant(readFileSync(path, 'utf8'), mutant))
}

/** Files that the compiler (`a.ts(3,1): error …`) or the linter (`::error file=a.ts,line=3…`) names. */
export const filesIn = (output: string): Set<string> =>
  new Set(
    [...output.matchAll(/^([^\s(]+)\(\d+,\d+\): error |^::\w+ .*?file=([^,]+),/gm)].flatMap(
      ([, byTypes, byLint]) => byTypes ?? byLint ?? [],
    ),
  )
