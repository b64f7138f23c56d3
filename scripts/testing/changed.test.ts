import { expect, it } from 'vitest'
import { type Change, describeChange } from './changed.ts'

const now = Date.parse('2026-11-27T12:00:00.000Z')

const record: NonNullable<Change['record']> = {
  commit: '0123456789ab',
  takenAt: '2026-11-26T12:00:00.000Z',
  tests: 600,
  workers: 3,
  sources: 900,
  outdated: 4,
}

const change: Change = {
  files: ['mf-desk/src/a.ts'],
  tests: ['e2e/desk/a.browser.test.ts'],
  screens: [],
  linted: ['mf-desk/src/a.ts'],
}

it('says why tests were selected, what was left out, and how old the record is', () => {
  const byRecord: Change['byRecord'] = {
    tests: [{ file: 'e2e/desk/a.browser.test.ts', reason: 'ran the changed functions', seconds: 30 }],
    leftOut: [
      { file: 'e2e/desk/b.browser.test.ts', reason: 'ran other functions of the changed files', seconds: 90 },
    ],
    screens: [],
    recorded: ['mf-desk/src/a.ts'],
    neverRun: [],
  }
  expect(describeChange({ ...change, record, byRecord }, 'HEAD', now).split('\n')).toEqual([
    '1 files differ from HEAD: 1 test files can see it, in about 10 s',
    '  1 ran the changed functions (10 s)',
    'Left out, since they would take 30 s more; npm test runs them:',
    '  e2e/desk/b.browser.test.ts: 90 s, of those that ran other functions of the changed files',
    'By the record of 600 test files, 24 hours old, at 01234567; 4 of its 900 sources have changed since.',
  ])
})

it('says where there is no record, or where it is too old', () => {
  const unrecorded = 'tests are selected by imports and screens alone. npm test -- --record makes one.'
  const said = (one: Partial<typeof record> | undefined) =>
    describeChange({ ...change, ...(one && { record: { ...record, ...one } }) }, 'HEAD', now).split('\n')[1]
  expect(said(undefined)).toBe(`There is no record here: ${unrecorded}`)
  expect(said({ takenAt: '2026-11-19T12:00:00.000Z' })).toBe(
    `The record is more than 7 days old: ${unrecorded}`,
  )
  expect(said({ outdated: 181 })).toBe(
    `The record is too old: 181 of its 900 sources have changed since: ${unrecorded}`,
  )
})

it('says where no test in a browser is selected for what browsers load', () => {
  const text = 'No test in a browser is selected for mf-desk/src/a.ts: npm test runs all of them.'
  expect(describeChange({ ...change, tests: ['mf-desk/src/a.test.ts'] }, 'HEAD', now)).toContain(text)
  expect(describeChange(change, 'HEAD', now)).not.toContain(text)
})
