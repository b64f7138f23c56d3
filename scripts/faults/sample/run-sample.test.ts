import { expect, it } from 'vitest'
import { plantTree } from '../../sources/tree.fixture.ts'
import { filesIn, isReadable } from './refused.ts'
import { reportLine, scores } from './report.ts'
import type { Outcome } from './run-sample.ts'

it('knows a mutant with which its file does not parse: the compiler would then report no types', () => {
  const folder = plantTree({ 'a.ts': 'const a = { b: 1 }' })
  const mutant = { file: 'a.ts', line: 1, start: 10, end: 18, before: '{ b: 1 }' }
  expect(isReadable(folder, { ...mutant, after: '{}' })).toBe(true)
  expect(isReadable(folder, { ...mutant, after: '' })).toBe(false)
})

it('reads which files the compiler and the linter refuse', () => {
  const output = [
    "api/src/a.ts(3,14): error TS2322: Type 'string' is not assignable to type 'number'.",
    '  The expected type comes from b.ts(1,1).',
    '::error title=lint/x,file=mf-desk/src/b.tsx,line=2,endLine=2::No.',
    'Checked 2 files.',
  ].join('\n')
  expect([...filesIn(output)]).toEqual(['api/src/a.ts', 'mf-desk/src/b.tsx'])
})

const outcome = (given: Partial<Outcome> = {}): Outcome => ({
  side: 'server',
  mutant: { file: 'api/src/a.ts', line: 3, start: 0, end: 4, before: 'lang', after: '' },
  foundBy: undefined,
  isLate: false,
  ran: 6,
  selected: 9,
  seconds: 12,
  ...given,
})

it('tells of each mutant what became of it, and how many were found of each side', () => {
  const found = outcome({ foundBy: 'api/src/a.test.ts > knows the language' })
  expect(reportLine(found)).toMatch(
    /^found +server +api\/src\/a\.ts:3 +lang → \(removed\)\n.*knows the language/,
  )
  expect(reportLine(outcome())).toMatch(/^SURVIVED.*\n +6 of 9 test files are green \(12 s\)$/)
  expect(scores([found, outcome(), found])).toEqual(['server: 2 of 3 found (67 %)'])
  const late = outcome({ isLate: true })
  expect(reportLine(late)).toMatch(/^LATE /)
  expect(scores([found, late])).toEqual(['server: 1 of 2 found (50 %), 1 not within the limit'])
})
