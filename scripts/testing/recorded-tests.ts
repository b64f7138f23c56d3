import { type Graph, isProse } from './changed-graph.ts'
import type { ChangedSource, Lines } from './changed-lines.ts'
import { changedTests, isPageTest } from './changed-tests.ts'
import type { TestRecord } from './record/record.ts'

/** Why a test was selected, the likeliest to fail first. */
export const reasons = [
  'are the change, or import or name a changed file',
  'ran the changed functions',
  'ran other functions of the changed files',
  'ran functions of files that use them',
  'are selected by imports and screens',
] as const

type Reason = (typeof reasons)[number]

export interface SelectedTest {
  file: string
  reason: Reason
  /** Of the recorded run; the mean of all tests for one that is not recorded. */
  seconds: number
}

export interface Selection {
  tests: SelectedTest[]
  /** Would take longer than a change of this kind may, the likeliest first. */
  leftOut: SelectedTest[]
  /** Screens that the change may affect. */
  screens: string[]
  /** Changed files that the record knows. */
  recorded: string[]
  /** Those among them of which no test ran a changed function. */
  neverRun: string[]
}

export interface Changes {
  files: readonly string[]
  /** Lines of those that were there before. */
  lines: ReadonlyMap<string, ChangedSource>
  /** Git's hashes of the test files as they are now; a test that differs from its record is not taken for recorded. */
  blobOf: (file: string) => string | undefined
}

/**
 * Seconds that the selected tests may take by their record, by what a change touches. Checks, builds and starts share the
 * processor with them: in all a change takes about 60 and 180 s.
 */
const limits = { page: 10, server: 80 }

export const isOfPage = (file: string) =>
  /^(mf-[^/]+|shell|packages\/(federation|embed|ui|i18n|client))\/(src|public)\//.test(file)

/** Selects the tests that a change can fail: by the functions that tests ran, where the record knows the file. */
export const recordedTests = (graph: Graph, record: TestRecord, changes: Changes): Selection => {
  const ranBy = readerOf(record, changes)
  const found = new Map<string, { reason: number; times: number }>()
  const add = (reason: number, tests: Iterable<string>) => {
    for (const file of tests) {
      const known = found.get(file)
      if (!known || reason < known.reason) found.set(file, { reason, times: 1 })
      else if (known.reason === reason) known.times += 1
    }
  }
  const recorded: string[] = []
  const neverRun: string[] = []
  const byImports: string[] = []
  const unknown: string[] = []
  for (const file of changes.files) {
    const change = changes.lines.get(file)
    const known = record.sources[file]
    const isKnown = known !== undefined && known.blob === change?.blob
    const isAsset = known === undefined && change !== undefined && graph.imported.has(file)
    const users = usersOf(graph, record, file)
    if (!isKnown && !(isAsset && users.length > 0)) {
      byImports.push(file)
      if (known) add(2, ranBy.file(file))
      else unknown.push(file)
      continue
    }
    recorded.push(file)
    const hit = isKnown && change ? change.lines.map((lines) => ranBy.lines(file, lines)) : []
    add(1, hit.flat())
    const entered = ranBy.file(file)
    const isInFunctions = hit.length > 0 && hit.every((tests) => tests.length > 0)
    if (!isInFunctions) {
      if (isKnown && hit.some((tests) => tests.length === 0)) neverRun.push(file)
      add(2, entered)
      add(3, users.flatMap(ranBy.file))
    }
  }
  return select()

  function select(): Selection {
    const today = changedTests(graph, changes.files)
    const withoutRecord = new Set(changedTests(graph, unknown).files)
    const isTest = new Set(today.files)
    const direct = changes.files.flatMap((file) => [file, ...(graph.usersOf.get(file) ?? [])])
    add(
      0,
      direct.filter((file) => isTest.has(file)),
    )
    add(4, changedTests(graph, byImports).files)
    // what a server writes for a page is not recorded, nor is a test that is new or has changed
    const showsPage = recorded.some(isOfPage)
    add(
      4,
      today.files.filter((file) => !ranBy.isRecorded(file) || (showsPage && isPageTest(file))),
    )
    const nearest = nearestTo(changes.files)
    const tests = [...found]
      .map(([file, { reason, times }]) => ({
        file,
        reason: reasons[reason] as Reason,
        seconds: ranBy.seconds(file),
        rank: reason,
        times,
      }))
      .sort(
        (one, other) =>
          one.rank - other.rank ||
          other.times - one.times ||
          nearest(other.file) - nearest(one.file) ||
          one.seconds - other.seconds,
      )
    const limit = changes.files.filter((file) => !isProse(file)).every(isOfPage) ? limits.page : limits.server
    let seconds = 0
    const kept: SelectedTest[] = []
    const leftOut: SelectedTest[] = []
    for (const { file, reason, seconds: took, rank } of tests) {
      const test = { file, reason, seconds: took }
      const longer = seconds + took / record.workers
      // the record cannot tell which of those that import an unknown file run it
      const isOptional = rank > 0 && !withoutRecord.has(file)
      // the likeliest of them runs, however long it takes
      if (isOptional && longer > limit && kept.some(({ reason: other }) => other !== reasons[0])) {
        leftOut.push(test)
        continue
      }
      seconds = longer
      kept.push(test)
    }
    return { tests: kept, leftOut, screens: today.screens, recorded, neverRun }
  }
}

const readerOf = (record: TestRecord, { blobOf }: Changes) => {
  const byFile = new Map(record.tests.map((test) => [test.file, test]))
  const mean = record.tests.reduce((sum, { seconds }) => sum + seconds, 0) / record.tests.length
  const testsIn = (set: number) => (record.sets[set] ?? []).flatMap((test) => record.tests[test]?.file ?? [])
  const functionsOf = (file: string) => record.sources[file]?.functions ?? []
  const isRecorded = (file: string) => {
    const blob = byFile.get(file)?.blob
    return blob !== undefined && blob === blobOf(file)
  }
  const unique = (tests: readonly string[]) =>
    [...new Set(tests)].filter((file) => blobOf(file) !== undefined)
  return {
    isRecorded,
    seconds: (file: string) => byFile.get(file)?.seconds ?? mean,
    /** Tests that ran a function of the file. */
    file: (file: string) => unique(functionsOf(file).flatMap(({ set }) => testsIn(set))),
    /** Tests that ran the innermost functions around lines. */
    lines: (file: string, lines: Lines) => {
      const around = functionsOf(file).filter(({ from, to }) => from <= lines.to && lines.from <= to)
      const isWithin = (inner: Lines, outer: Lines) =>
        inner !== outer && outer.from <= inner.from && inner.to <= outer.to
      const innermost = around.filter(
        (outer) =>
          !around.some((inner) => isWithin(inner, outer) && inner.from < lines.from && lines.to < inner.to),
      )
      return unique(innermost.flatMap(({ set }) => testsIn(set)))
    },
  }
}

/** The nearest files of the record that use a file: a list of exports, or what has no function, is looked through. */
const usersOf = ({ usersOf: all }: Graph, record: TestRecord, file: string): string[] => {
  const reached = new Set([file])
  const users: string[] = []
  for (const one of reached) {
    for (const user of all.get(one) ?? []) {
      if (reached.has(user)) continue
      if ((record.sources[user]?.functions.length ?? 0) > 0) users.push(user)
      else reached.add(user)
    }
  }
  return [...new Set(users)]
}

/** How many folders a test shares with the nearest changed file. */
const nearestTo = (files: readonly string[]) => {
  const foldersOf = (file: string) => file.split('/').slice(0, -1)
  const changed = files.map(foldersOf)
  return (test: string) => {
    const own = foldersOf(test)
    return Math.max(
      0,
      ...changed.map((folders) => {
        const differs = folders.findIndex((folder, i) => folder !== own[i])
        return differs < 0 ? folders.length : differs
      }),
    )
  }
}
