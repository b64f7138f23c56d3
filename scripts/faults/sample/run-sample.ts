import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readGraph } from '../../testing/changed-graph.ts'
import { isPageTest } from '../../testing/changed-tests.ts'
import type { TestRecord } from '../../testing/record/record.ts'
import { coveringTests } from './covering.ts'
import { drawMutants, type Side, sideOf, sides } from './draw.ts'
import { type Mutant, mutantsOf } from './mutants.ts'
import { plantMutant, refusedFiles } from './refused.ts'
import { createTestRunner, type Scratch } from './test-runner.ts'

export interface SampleOptions {
  seed: number
  /** Mutants of both sides together. */
  count: number
  /** Time for the tests of one mutant, in milliseconds. */
  limitMs: number
  /** Runs tests in a browser also where other tests cover the file. */
  isWithBrowser: boolean
  /** Of the last recorded run, where there is one. */
  record: TestRecord | undefined
}

export interface Outcome {
  side: Side
  mutant: Mutant
  /** First test that failed; undefined where all passed. */
  foundBy: string | undefined
  /** The limit came before all of them had run. */
  isLate: boolean
  /** Number of test files that ran, and of those that select the file. */
  ran: number
  selected: number
  seconds: number
}

/** Draws mutants that types and lint let pass: half of them of each side. */
const drawSample = async ({ folder, restore }: Scratch, files: Iterable<string>, options: SampleOptions) => {
  const { seed, count } = options
  const perSide = Math.ceil(count / sides.length)
  const all = [...files].sort().flatMap((file) => {
    const side = sideOf(file)
    if (!side) return []
    return mutantsOf(file, readFileSync(join(folder, file), 'utf8')).map((mutant) => ({ side, mutant }))
  })
  const drawn = sides.map((side) => {
    const own = all.filter((one) => one.side === side).map(({ mutant }) => mutant)
    // types and lint refuse about a third
    return { side, mutants: drawMutants(own, seed, 2 * perSide) }
  })
  const refused = await refusedFiles(
    folder,
    drawn.flatMap(({ mutants }) => mutants),
  )
  restore()
  return drawn.map(({ side, mutants }) => ({
    side,
    mutants: mutants.filter(({ file }) => !refused.has(file)).slice(0, perSide),
  }))
}

/** The nearest tests first: most faults are seen by one of the first files. */
const batches = [6, 30, 90]

const isBrowserTest = (file: string) => /\.browser\.test\.tsx?$/.test(file)
const isSiteTest = (file: string) => isPageTest(file) || isBrowserTest(file)

/** Draws a sample, runs the tests that cover each mutant, and tells each outcome as soon as it is known. */
export const runSample = async (
  scratch: Scratch,
  options: SampleOptions,
  tell: (outcome: Outcome) => void,
): Promise<Outcome[]> => {
  const { folder, restore } = scratch
  const { sources } = readGraph(folder)
  const sample = await drawSample(scratch, sources, options)
  const covering = coveringTests(folder, options.record)
  const run = createTestRunner(scratch)
  const outcomes: Outcome[] = []
  // one of each side in turn: a run that is ended has both
  const inTurn = Array.from({ length: Math.max(...sample.map(({ mutants }) => mutants.length)) }, (_, i) =>
    sample.flatMap(({ side, mutants }) => (mutants[i] ? [{ side, mutant: mutants[i] }] : [])),
  ).flat()
  for (const { side, mutant } of inTurn) {
    const files = covering(mutant)
    const quick = files.filter((file) => !isSiteTest(file))
    const site = siteTestsOf(sources, mutant.file, files).slice(0, mostInBrowser)
    const isCovered = quick.length > 0
    plantMutant(folder, mutant)
    const started = performance.now()
    let ran = 0
    let foundBy: string | undefined
    let isLate = false
    const runs = [
      ...batchesOf(quick).map((batch) => ({ project: 'unit', batch })),
      ...(isCovered && !options.isWithBrowser ? [] : [{ project: 'site', batch: site }]),
    ].filter(({ batch }) => batch.length > 0)
    for (const { project, batch } of runs) {
      const left = options.limitMs - (performance.now() - started)
      if (foundBy !== undefined) break
      isLate = left <= 0
      if (isLate) break
      const ended = await run({ project, batch, mutant, limitMs: left })
      foundBy = ended.foundBy
      isLate = ended.isLate
      if (isLate) break
      ran += batch.length
    }
    restore()
    const outcome: Outcome = {
      side,
      mutant,
      foundBy,
      isLate,
      ran,
      selected: files.length,
      seconds: Math.round((performance.now() - started) / 1000),
    }
    outcomes.push(outcome)
    tell(outcome)
  }
  return outcomes
}

const batchesOf = (files: readonly string[]) => {
  let from = 0
  return batches.map((size) => {
    const batch = files.slice(from, from + size)
    from += size
    return batch
  })
}

/** Of the tests in a browser a few: each takes as long as twenty others. */
const mostInBrowser = 3

/** Pages of the front desk are looked at by e2e/desk, to which no import leads. */
const siteTestsOf = (sources: ReadonlySet<string>, file: string, selected: readonly string[]) => {
  const found = selected.filter(isSiteTest)
  if (found.length > 0 || !file.startsWith('mf-desk/')) return found
  return [...sources].filter((test) => /^e2e\/desk\/[^/]+(?<!\.full)\.browser\.test\.ts$/.test(test)).sort()
}
