import { beforeAll, describe, expect, it } from 'vitest'
import { plantProject } from '../../boundaries/project.fixture.ts'
import { blobsOf } from '../../testing/record/blobs.ts'
import type { TestRecord } from '../../testing/record/record.ts'
import { coveringTests, nearest } from './covering.ts'
import type { Mutant } from './mutants.ts'

const price = 'mf-desk/src/change/price.ts'
const priceTest = 'mf-desk/src/change/price.test.ts'
const faultsTest = 'scripts/faults/plant.test.ts'
const copyTest = 'site/src/commands/db/copy.long.test.ts'
const chart = 'e2e/desk/chart.browser.test.ts'
const mutant: Mutant = { file: price, line: 2, start: 0, end: 1, before: 'a', after: '' }

let folder: string
let record: TestRecord
beforeAll(() => {
  folder = plantProject({
    [price]: 'export const price = () => {\n  return 1\n}\n',
    [priceTest]: "import './price.ts'",
    [chart]: '',
    [faultsTest]: "import '../../mf-desk/src/change/price.ts'",
    [copyTest]: "import '../../../../mf-desk/src/change/price.ts'",
  })
  const blobs = blobsOf(folder, [price, chart])
  record = {
    format: 1,
    commit: 'abc',
    takenAt: '2026-11-27T12:00:00.000Z',
    workers: 2,
    tests: [{ file: chart, blob: blobs.get(chart) ?? '', seconds: 20 }],
    sets: [[0]],
    sources: { [price]: { blob: blobs.get(price) ?? '', functions: [{ from: 1, to: 3, set: 0 }] } },
  }
})

describe('tests that can see a mutant', () => {
  it('are those that ran its function, where there is a record', () => {
    expect(coveringTests(folder, record)(mutant)).toEqual([priceTest, chart])
  })

  it('are those that import its file, where there is none', () => {
    expect(coveringTests(folder, undefined)(mutant)).toEqual([priceTest])
  })
})

it('takes the tests of the nearest folders first', () => {
  const tests = ['api/src/a.test.ts', 'e2e/b.test.ts', 'api/src/staff/c.test.ts', 'api/src/staff/d/e.test.ts']
  expect(nearest('api/src/staff/d/codes.ts', tests)).toEqual([tests[3], tests[2], tests[0], tests[1]])
})
