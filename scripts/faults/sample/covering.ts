import { type Graph, readGraph } from '../../testing/changed-graph.ts'
import { changedTests } from '../../testing/changed-tests.ts'
import { blobsOf } from '../../testing/record/blobs.ts'
import type { TestRecord } from '../../testing/record/record.ts'
import { recordedTests } from '../../testing/recorded-tests.ts'
import type { Mutant } from './mutants.ts'

type Covering = (mutant: Mutant) => string[]

/**
 * Finds the test files that can see a mutant, the likeliest first: as `npm test -- --changed` does, by what tests ran
 * where there is a record, and by imports without one.
 */
export const coveringTests = (folder: string, record: TestRecord | undefined): Covering => {
  const graph = readGraph(folder)
  const byImports: Covering = ({ file }) => nearest(file, changedTests(graph, [file]).files)
  const find = record ? byRecord(graph, record, folder) : byImports
  return (mutant) => find(mutant).filter((test) => !isElsewhere(test))
}

const byRecord = (graph: Graph, record: TestRecord, folder: string): Covering => {
  const recorded = [...record.tests.map(({ file }) => file), ...Object.keys(record.sources)]
  const blobs = blobsOf(
    folder,
    recorded.filter((file) => graph.sources.has(file)),
  )
  return ({ file, line, before }) => {
    const lines = { from: line, to: line + before.split('\n').length - 1 }
    const { tests, leftOut } = recordedTests(graph, record, {
      files: [file],
      lines: new Map([[file, { blob: blobs.get(file) ?? '', lines: [lines] }]]),
      blobOf: (one) => blobs.get(one),
    })
    return [...tests, ...leftOut].map((test) => test.file)
  }
}

/** A run with a fault leaves out the tests of the faults themselves, and those of PostgreSQL. */
const isElsewhere = (test: string) =>
  /^(scripts\/faults|api\/src\/core\/database\/postgres|site\/src\/commands\/db)\//.test(test)

/** Sorts tests by how much of their folder they share with a file, and leaves the order of equals. */
export const nearest = (file: string, tests: readonly string[]): string[] => {
  const own = file.split('/')
  const shared = (test: string) => test.split('/').findIndex((name, i) => name !== own[i])
  return tests.toSorted((one, other) => shared(other) - shared(one))
}
