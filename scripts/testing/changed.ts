import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { changedFiles } from './changed-files.ts'
import { readGraph } from './changed-graph.ts'
import { changedLines } from './changed-lines.ts'
import { changedTests } from './changed-tests.ts'
import { blobsOf } from './record/blobs.ts'
import { readRecord, type TestRecord } from './record/record.ts'
import { isOfPage, reasons, recordedTests, type Selection } from './recorded-tests.ts'

export interface Change {
  /** Changed files from the project's root. */
  files: string[]
  /** Test files from the project's root, the likeliest to fail first. */
  tests: string[]
  screens: string[]
  /** Paths to lint: the changed files that still exist, or everything where the rules changed. */
  linted: string[]
  /** Age of the record in this checkout, if there is one. */
  record?: RecordAge
  /** By what tests were selected; undefined where there is no record, or one that is too old. */
  byRecord?: Selection
}

interface RecordAge {
  commit: string
  takenAt: string
  tests: number
  workers: number
  sources: number
  /** Sources that have changed or gone since. */
  outdated: number
}

/** Compares the project below `root` with `base`, and selects the tests that can see the change and match `filters`. */
export const changeSince = (
  root: string,
  base: string,
  filters: readonly string[] = [],
  now = Date.now(),
): Change => {
  const files = changedFiles(root, base)
  const isWanted = (file: string) => filters.length === 0 || filters.some((part) => file.includes(part))
  const isThere = (file: string) => existsSync(join(root, file))
  const there = files.filter(isThere)
  const linted = there.length === 0 || files.includes('biome.json') ? ['.'] : there
  const graph = readGraph(root)
  const known = readRecord(root)
  const blobs = blobsOf(root, known ? filesOf(known).filter(isThere) : [])
  const lines = changedLines(root, base)
  const record = known && ageOf(known, (file) => lines.get(file)?.blob ?? blobs.get(file))
  if (!known || !record || tooOld(record, now)) {
    const { files: tests, screens } = changedTests(graph, files)
    return { files, tests: tests.filter(isWanted), screens, linted, ...(record && { record }) }
  }
  const selection = recordedTests(graph, known, { files, lines, blobOf: (file) => blobs.get(file) })
  const tests = selection.tests.filter(({ file }) => isWanted(file))
  return {
    files,
    tests: tests.map(({ file }) => file),
    screens: selection.screens,
    linted,
    record,
    byRecord: { ...selection, tests },
  }
}

const filesOf = ({ tests, sources }: TestRecord) => [
  ...tests.map(({ file }) => file),
  ...Object.keys(sources),
]

const ageOf = (
  { commit, takenAt, tests, workers, sources }: TestRecord,
  blobBefore: (file: string) => string | undefined,
): RecordAge => ({
  commit,
  takenAt,
  workers,
  tests: tests.length,
  sources: Object.keys(sources).length,
  outdated: Object.entries(sources).filter(([file, { blob }]) => blobBefore(file) !== blob).length,
})

const dayMs = 86_400_000

/** Why a record does not count; undefined while it does. */
const tooOld = ({ takenAt, sources, outdated }: RecordAge, now: number): string | undefined => {
  if (now - Date.parse(takenAt) > 7 * dayMs) return 'more than 7 days old'
  // files that did not change call others than they did
  if (outdated > sources / 5) return `too old: ${outdated} of its ${sources} sources have changed since`
  return undefined
}

/** Tests that were left out: those that stand on the screen, the likeliest first. */
const listed = 20

/** Text for the screen: what is selected and why, what is left out, and how old the record is. */
export const describeChange = (change: Change, base: string, now = Date.now()): string => {
  const { files, tests, screens, record, byRecord } = change
  const shown = screens.length > 0 ? `, on these screens: ${screens.join(', ')}` : ''
  const first = `${files.length} files differ from ${base}: ${tests.length} test files can see it${shown}`
  if (!byRecord || !record) return [first, ...describeNoRecord(change, now)].join('\n')
  const { leftOut, neverRun } = byRecord
  const secondsOf = (some: Selection['tests']) =>
    Math.ceil(some.reduce((sum, { seconds }) => sum + seconds, 0) / record.workers)
  const by = reasons
    .map((reason) => ({ reason, tests: byRecord.tests.filter((test) => test.reason === reason) }))
    .filter((one) => one.tests.length > 0)
    .map((one) => `  ${one.tests.length} ${one.reason} (${secondsOf(one.tests)} s)`)
  const left = leftOut
    .slice(0, listed)
    .map(({ file, reason, seconds }) => `  ${file}: ${Math.ceil(seconds)} s, of those that ${reason}`)
  if (leftOut.length > listed) left.push(`  and ${leftOut.length - listed} more`)
  return [
    `${first}, in about ${secondsOf(byRecord.tests)} s`,
    ...by,
    ...(neverRun.length > 0 ? [`No test ran some of the changed lines of ${neverRun.join(', ')}`] : []),
    ...(left.length > 0
      ? [`Left out, since they would take ${secondsOf(leftOut)} s more; npm test runs them:`, ...left]
      : []),
    ...describeUnseen(change),
    `By the record of ${record.tests} test files, ${ageIn(record.takenAt, now)} old, at ${record.commit.slice(0, 8)}; ${record.outdated} of its ${record.sources} sources have changed since.`,
  ].join('\n')
}

const describeNoRecord = (change: Change, now: number): string[] => {
  const why = change.record ? `The record is ${tooOld(change.record, now)}` : 'There is no record here'
  return [
    `${why}: tests are selected by imports and screens alone. npm test -- --record makes one.`,
    ...describeUnseen(change),
  ]
}

/** A change of what browsers load that no selected test opens in a browser. */
const describeUnseen = ({ files, tests }: Change): string[] => {
  const ofPages = files.filter((file) => isOfPage(file) && !/\.test\.tsx?$/.test(file))
  if (ofPages.length === 0 || tests.some((file) => file.includes('.browser.test.'))) return []
  return [`No test in a browser is selected for ${ofPages.join(', ')}: npm test runs all of them.`]
}

const ageIn = (takenAt: string, now: number) => {
  const hours = Math.round((now - Date.parse(takenAt)) / 3_600_000)
  return hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`
}
