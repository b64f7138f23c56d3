import { beforeAll, describe, expect, it } from 'vitest'
import { plantProject } from '../boundaries/project.fixture.ts'
import type { Files } from '../sources/tree.fixture.ts'
import { type Graph, readGraph } from './changed-graph.ts'
import type { Lines } from './changed-lines.ts'
import type { TestRecord } from './record/record.ts'
import { recordedTests } from './recorded-tests.ts'

/** A front desk, whose tests in a browser no import and no screen of the shell leads to. */
const site: Files = {
  'mf-desk/src/desk/index.ts': "import '../change/price.ts'\nimport '../words.ts'",
  'mf-desk/src/change/price.ts': "import './limits.ts'\nimport './price.module.css'",
  'mf-desk/src/change/price.test.ts': "import './price.ts'",
  'mf-desk/src/change/price.module.css': '',
  'mf-desk/src/change/limits.ts': '',
  'mf-desk/src/words.ts': "import './locales/en.json'",
  'mf-desk/src/locales/en.json': '{}',
  'api/src/index.ts': "import './rooms.ts'",
  'api/src/rooms.ts': '',
  'api/src/rooms.test.ts': "import './index.ts'",
  'api/src/mails.test.ts': "import './index.ts'",
  'e2e/desk/chart.browser.test.ts': '',
  'e2e/desk/staff.long.browser.test.ts': '',
  'e2e/desk/long.browser.test.ts': '',
  'docs/desk.md': '',
}

const chart = 'e2e/desk/chart.browser.test.ts'
const staff = 'e2e/desk/staff.long.browser.test.ts'
const long = 'e2e/desk/long.browser.test.ts'
const price = 'mf-desk/src/change/price.ts'
const priceTest = 'mf-desk/src/change/price.test.ts'

const record: TestRecord = {
  format: 1,
  commit: 'abc',
  takenAt: '2026-11-27T12:00:00.000Z',
  workers: 2,
  tests: [
    { file: chart, blob: 'now', seconds: 4 },
    { file: staff, blob: 'now', seconds: 2 },
    { file: long, blob: 'now', seconds: 40 },
    { file: 'api/src/rooms.test.ts', blob: 'now', seconds: 2 },
    { file: 'api/src/mails.test.ts', blob: 'now', seconds: 2 },
  ],
  sets: [[0], [0, 1], [1], [3], [0, 2]],
  sources: {
    [price]: {
      blob: 'then',
      functions: [
        { from: 5, to: 30, set: 1 },
        { from: 10, to: 14, set: 0 },
        { from: 40, to: 50, set: 4 },
      ],
    },
    'mf-desk/src/words.ts': { blob: 'then', functions: [{ from: 3, to: 9, set: 2 }] },
    'api/src/rooms.ts': { blob: 'then', functions: [{ from: 3, to: 9, set: 3 }] },
  },
}

let graph: Graph
beforeAll(() => {
  graph = readGraph(plantProject(site))
})

const select = (
  files: Record<string, Lines[] | undefined>,
  {
    blob = 'then',
    blobs = {},
    record: given = record,
  }: { blob?: string; blobs?: Record<string, string>; record?: TestRecord } = {},
) =>
  recordedTests(graph, given, {
    files: Object.keys(files),
    lines: new Map(
      Object.entries(files).flatMap(([file, lines]) => (lines ? [[file, { blob, lines }]] : [])),
    ),
    blobOf: (file) => blobs[file] ?? 'now',
  })
const testsOf = (...given: Parameters<typeof select>) => select(...given).tests.map(({ file }) => file)

describe('a change within a function', () => {
  it('selects the tests that ran it, though no import leads to them, and those that import its file first', () => {
    expect(testsOf({ [price]: [{ from: 12, to: 12 }] })).toEqual([priceTest, chart])
  })

  it('selects by the innermost function alone, and by both where a function begins or ends', () => {
    expect(testsOf({ [price]: [{ from: 20, to: 20 }] })).toEqual([priceTest, staff, chart])
    expect(testsOf({ [price]: [{ from: 10, to: 10 }] })).toEqual([priceTest, staff, chart])
  })

  it('leaves out what would take longer than a change of a page may, and says so', () => {
    const { tests, leftOut } = select({ [price]: [{ from: 45, to: 45 }] })
    expect(tests.map(({ file }) => file)).toEqual([priceTest, chart])
    expect(leftOut).toEqual([{ file: long, reason: 'ran the changed functions', seconds: 40 }])
  })

  it('runs the likeliest, however long it takes', () => {
    const slow = { ...record, tests: record.tests.map((test) => ({ ...test, seconds: 500 })) }
    const { tests, leftOut } = select({ [price]: [{ from: 20, to: 20 }] }, { record: slow })
    expect(tests.map(({ file }) => file)).toEqual([priceTest, chart])
    expect(leftOut.map(({ file }) => file)).toEqual([staff])
  })

  it('takes a test that is not recorded for one of the mean length', () => {
    expect(select({ [price]: [{ from: 20, to: 20 }] }).tests[0]).toMatchObject({
      file: priceTest,
      seconds: 10,
    })
  })

  it('says where no test ran it, and selects those that ran others of its file', () => {
    const { tests, neverRun } = select({ [price]: [{ from: 35, to: 36 }] })
    expect(neverRun).toEqual([price])
    expect(tests.map(({ file }) => file)).toEqual([priceTest, staff, chart])
  })
})

describe('a change outside of functions', () => {
  it('selects those that ran a function of the files that use it, and those without a record that import it', () => {
    expect(testsOf({ 'mf-desk/src/change/price.module.css': [{ from: 1, to: 1 }] })).toEqual([
      staff,
      chart,
      priceTest,
    ])
    expect(testsOf({ 'mf-desk/src/locales/en.json': [{ from: 1, to: 1 }] })).toEqual([staff])
  })
})

describe('what the record does not know', () => {
  it('of a file that has changed since goes by imports', () => {
    expect(testsOf({ 'api/src/rooms.ts': [{ from: 5, to: 5 }] })).toEqual(['api/src/rooms.test.ts'])
    expect(testsOf({ 'api/src/rooms.ts': [{ from: 5, to: 5 }] }, { blob: 'other' }).sort()).toEqual([
      'api/src/mails.test.ts',
      'api/src/rooms.test.ts',
    ])
  })

  it('of a file that has changed since keeps the tests in a browser that ran it before', () => {
    const lines = [{ from: 12, to: 12 }]
    expect(testsOf({ [price]: lines }, { blob: 'other' })).toEqual([priceTest, staff, chart])
  })

  it('of a test that is new or has changed goes by imports', () => {
    const blobs = { 'api/src/mails.test.ts': 'other' }
    expect(testsOf({ 'api/src/rooms.ts': [{ from: 5, to: 5 }] }, { blobs })).toEqual([
      'api/src/rooms.test.ts',
      'api/src/mails.test.ts',
    ])
  })
})
