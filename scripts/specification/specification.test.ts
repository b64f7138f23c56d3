import { expect, it } from 'vitest'
import { linesOf, plantTree } from '../sources/tree.fixture.ts'
import { checkSpecification, listSpecification } from './index.ts'
import { readTests } from './read-tests.ts'

const journey = 'shell/src/home.browser.test.ts'
const unit = 'shell/src/home.test.ts'

const plant = ({ requirements = '', tests = '' } = {}) =>
  plantTree({
    [journey]: `describe('home', () => { it('R-three-rooms: shows three rooms', () => {}) })
      it.each(['en', 'de'])('R-greeting, R-canary: greets in %s', () => {})
      ${tests}`,
    [unit]: `it('R-greeting: greets', () => {})`,
    'docs/specification.md': `# Specification

- R-three-rooms: three featured rooms
- R-greeting: 'Hello'
${requirements}`,
    'docs/releases.md': '| Id | What |\n|---|---|\n| R-canary | a canary |',
  })

it('finds nothing where every requirement has a test that runs', () => {
  const report = checkSpecification(plant())
  expect(linesOf(report)).toEqual([])
  expect(report.seen).toEqual({ requirements: 3, tests: 3 })
})

it.each([
  [
    'an id without a test',
    { requirements: '- R-a: a' },
    'docs/specification.md:5  R-a  has no test: the title of one that proves it begins with the id',
  ],
  [
    'an id whose test is skipped',
    { requirements: '- R-a: a', tests: `it.skip('R-a: is fast', () => {})` },
    'docs/specification.md:5  R-a  has no test: the title of one that proves it begins with the id',
  ],
  [
    'an id in two lines',
    { requirements: '- R-canary: a' },
    'docs/releases.md:3  R-canary  is at docs/specification.md:5, too',
  ],
  [
    'an unknown id in a title',
    { tests: `it('R-greeting, R-gone: greets', () => {})` },
    `${journey}:3  R-gone  is no requirement of docs/specification.md or docs/releases.md`,
  ],
  [
    'what begins like an id and is none',
    { tests: `it('R-greeting,R-canary: greets', () => {})` },
    `${journey}:3  R-greeting,R-canary: greets  is no requirement of docs/specification.md or docs/releases.md`,
  ],
])('reports %s', (_what, planted, finding) => {
  expect(linesOf(checkSpecification(plant(planted)))).toEqual([finding])
})

it('reports a requirement of which only a part in isolation is tested', () => {
  const root = plantTree({
    [unit]: `it('R-greeting, R-canary: greets', () => {})`,
    'docs/specification.md': '- R-greeting: words',
    'docs/releases.md': '| R-canary | a canary |',
  })
  expect(linesOf(checkSpecification(root))).toEqual([
    'docs/specification.md:1  R-greeting  has neither a browser test nor an API test',
    'docs/releases.md:1  R-canary  has neither a browser test nor an API test',
  ])
})

it('reports a page without requirements', () => {
  expect(linesOf(checkSpecification(plantTree({})))).toEqual([
    'docs/specification.md  the page  has no requirement: the check is blind',
    'docs/releases.md  the page  has no requirement: the check is blind',
  ])
})

it('lists the tests of each id', () => {
  expect(listSpecification(plant())).toBe(
    [
      'R-three-rooms',
      `  ${journey}:1  home › R-three-rooms: shows three rooms`,
      'R-greeting',
      `  ${journey}:2  R-greeting, R-canary: greets in %s`,
      `  ${unit}:1  R-greeting: greets`,
      'R-canary',
      `  ${journey}:2  R-greeting, R-canary: greets in %s`,
    ].join('\n'),
  )
})

const idsByTest = (source: string) =>
  Object.fromEntries(readTests('a.test.ts', source).map(({ name, ids }) => [name, ids.join(' ')]))

it('takes the ids of a suite for those of its tests, and of no other', () => {
  const source = `
    describe('R-a: one', () => { it('R-b: b', () => {}); it.each([1])('c %i', () => {}) })
    it('d', () => {})
    test(\`R-e: \${e}\`, () => {})
    describe.skip('R-f: two', () => { it('R-g: g', () => {}) })
    log("it('R-h: h', () => {})") // it('R-i: i', () => {})`
  expect(idsByTest(source)).toEqual({
    'R-a: one › R-b: b': 'R-a R-b',
    'R-a: one › c %i': 'R-a',
    'R-e: ${e}': 'R-e',
  })
})

it.each([
  ['in place', `it.each([['R-a, R-b', '/a'], ['R-c', '/c']] as const)('%s: shows %s', () => {})`],
  [
    'by a constant',
    `const rows: Rows = [['R-a, R-b', '/a'], ['R-c', '/c']]
    it.each(rows)('%s: shows %s', () => {})`,
  ],
])('reads the ids of the rows of a table that is written %s', (_where, source) => {
  expect(idsByTest(source)).toEqual({ 'R-a, R-b: shows %s': 'R-a R-b', 'R-c: shows %s': 'R-c' })
})
