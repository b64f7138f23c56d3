import { checkBoundaries } from '../boundaries/index.ts'
import { checkReports } from '../kit/report.ts'
import { checkLiterals } from '../literals/index.ts'
import { checkMarkup } from '../markup/index.ts'
import { checkProperty } from '../property/index.ts'
import { formatFinding, type Report } from '../sources/finding.ts'
import { checkSpecification } from '../specification/index.ts'
import { checkSupplyChain } from '../supply-chain/index.ts'
import { checkWords } from '../words/index.ts'
import { type Ended, runCommand } from './run-command.ts'

export interface CheckResult extends Ended {
  name: string
}

/** Four checkers, which are the default, read the same types four times: 45 instead of 26 s of processor time. */
const onOneThread = ['--checkers', '1']

/** Runs all checks of the sources at once, without running the project; `linted` are the paths for the linter. */
export const runChecks = (root: string, linted: readonly string[] = ['.']): Promise<CheckResult[]> => {
  // both tools run in processes of their own while this one parses
  const tools = [
    named(
      'types',
      runCommand(root, 'node_modules/typescript/bin/tsc', ['--noEmit', '--pretty', 'false', ...onOneThread]),
    ),
    named(
      'lint',
      runCommand(root, 'node_modules/@biomejs/biome/bin/biome', [
        'ci',
        '--error-on-warnings',
        '--colors=off',
        // files that Biome has no rules for
        '--no-errors-on-unmatched',
        '--files-ignore-unknown=true',
        ...linted,
      ]),
    ),
  ]
  const own = [
    named(
      'boundaries',
      judge(() => checkBoundaries(root)),
    ),
    named(
      'words',
      judge(() => checkWords(root), ['files']),
    ),
    named(
      'literals',
      judge(() => checkLiterals(root)),
    ),
    // a tree without screens passes
    named(
      'markup',
      judge(() => checkMarkup(root), []),
    ),
    // a tree without a site passes
    named(
      'property',
      judge(() => checkProperty(root), []),
    ),
    named(
      'specification',
      judge(() => checkSpecification(root)),
    ),
    named(
      'supply chain',
      // a tree without workflows has no actions
      judge(() => checkSupplyChain(root), ['packages', 'settings']),
    ),
    // a tree without the kit passes
    named(
      'kit',
      judge(() => checkReports(root), []).catch(({ message }: Error) => ({ ok: false, output: message })),
    ),
  ]
  return Promise.all([...tools, ...own])
}

const named = async (name: string, work: Promise<Ended>): Promise<CheckResult> => ({ name, ...(await work) })

/** A check that found nothing because it looked at nothing has failed. */
const judge = async (check: () => Report | Promise<Report>, mustSee?: readonly string[]): Promise<Ended> => {
  const { findings, seen } = await check()
  const unseen = (mustSee ?? Object.keys(seen)).filter((kind) => !seen[kind])
  const lines = [
    ...findings.map(formatFinding),
    ...unseen.map((kind) => `saw no ${kind}: the check is blind`),
  ]
  return { ok: lines.length === 0, output: lines.join('\n') }
}

/** Prints one line for each check, then the output of the failed ones. */
export const printChecks = (results: readonly CheckResult[]) => {
  for (const { name, ok } of results) console.log(`${ok ? 'ok    ' : 'FAILED'}  ${name}`)
  for (const { name, ok, output } of results) {
    if (!ok) console.log(`\n${name}:\n${output.trim()}\n`)
  }
}
