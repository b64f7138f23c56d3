import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding, Report } from '../sources/finding.ts'
import { type Row, readRows } from './read-rows.ts'
import { readTests, type TestPath } from './read-tests.ts'
import { isNamed, separator } from './test-name.ts'

/** What the product does, and what its releases do: pages on which every line names the tests that prove it. */
const pages = ['docs/specification.md', 'docs/releases.md']

/** Judges whether every requirement on these pages names a test that is there and runs. */
export const checkSpecification = (root: string): Report => {
  const testsOf = createTestReader(root)
  const reports = pages.map((page) => checkPage(root, page, testsOf))
  const seen = (kind: string) => reports.reduce((sum, report) => sum + (report.seen[kind] ?? 0), 0)
  return {
    findings: reports.flatMap(({ findings }) => findings),
    seen: { rows: seen('rows'), tests: seen('tests') },
  }
}

const checkPage = (root: string, page: string, testsOf: TestReader): Report => {
  if (!existsSync(join(root, page))) {
    return { findings: [{ file: page, what: 'the page', why: 'is missing' }], seen: {} }
  }
  const { rows, findings } = readRows(page, readFileSync(join(root, page), 'utf8'))
  const at = ({ id, line }: Row, why: string): Finding => ({ file: page, line, what: id, why })
  const unseen = { file: page, what: 'the page', why: 'has no requirement: the check is blind' }
  return {
    findings: [
      ...(rows.length === 0 ? [unseen] : []),
      ...findings,
      ...repeated(rows).map(([row, why]) => at(row, why)),
      ...rows.flatMap((row) => judge(row, testsOf).map((why) => at(row, why))),
    ],
    seen: { rows: rows.length, tests: rows.flatMap(({ tests }) => tests).length },
  }
}

const repeated = (rows: readonly Row[]): [Row, string][] =>
  [...Map.groupBy(rows, ({ id }) => id).values()].flatMap(([first, ...others]) =>
    others.map((row): [Row, string] => [row, `is on line ${first?.line} too`]),
  )

/** A journey in a browser, a page over HTTP, or a call to the API: what a visitor or a client of it gets. */
const isWhole = (test: string) => /^api\/|\.(browser|page)\.test\.ts /.test(test)

const judge = ({ id, tests, later, issue }: Row, testsOf: TestReader): string[] => {
  if (!/^R-[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) return ['is no id: R-, then words with hyphens between them']
  if (later) return issue ? [] : ['is not here yet, and names no issue that brings it']
  if (tests.length === 0) return ['has no test']
  const missing = tests.flatMap((test) => missingPart(test, testsOf) ?? [])
  if (missing.length > 0) return missing
  return tests.some(isWhole) ? [] : ['has neither a browser test nor an API test']
}

/** What is wrong with `path › describe › it`. */
const missingPart = (test: string, testsOf: TestReader): string | undefined => {
  const [file = '', ...titles] = test.split(separator)
  const tests = testsOf(file)
  if (!tests) return `names ${file}, which is no test file`
  const name = titles.join(separator)
  return tests.some((path) => isNamed(name, path)) ? undefined : `names '${name}', which ${file} does not run`
}

/** Tests of a file; undefined where there is no such test file. */
type TestReader = (file: string) => TestPath[] | undefined

/** Reads each file once. */
const createTestReader = (root: string): TestReader => {
  const known = new Map<string, TestPath[] | undefined>()
  return (file) => {
    if (!known.has(file)) known.set(file, readTestFile(root, file))
    return known.get(file)
  }
}

const readTestFile = (root: string, file: string) =>
  /\.test\.tsx?$/.test(file) && existsSync(join(root, file))
    ? readTests(file, readFileSync(join(root, file), 'utf8'))
    : undefined
