import { expect, it } from 'vitest'
import { linesOf, plantTree } from '../sources/tree.fixture.ts'
import { checkSpecification } from './index.ts'

const journey = 'shell/src/home.browser.test.ts'
const unit = 'shell/src/home.test.ts'

const inOrder = [
  `| R-three-rooms | three featured rooms | home | \`${journey} › home › shows three rooms\` |`,
  `| R-greeting | 'Hello \\| Ayubowan' | home | \`${journey} › greets in %s\`<br>\`${unit} › greets\` |`,
]

const aRelease = (test: string) =>
  `| Id | What | Test |\n|---|---|---|\n| R-canary | a canary | \`${test}\` |`

const plant = (
  rows: string[],
  later: string[] = ['| R-google | Continue with Google | C |'],
  releases = aRelease(`${journey} › greets in en`),
) =>
  plantTree({
    [journey]: `describe('home', () => { it('shows three rooms', () => {}) })
      it.each(['en', 'de'])('greets in %s', () => {})
      it.skip('is fast', () => {})`,
    [unit]: `it('greets', () => {})`,
    'docs/specification.md': [
      '# Specification',
      '| Section | Contents |',
      '|---|---|',
      '| 1 | no requirement |',
      '',
      '| Id | What | Where | Test |',
      '|---|---|---|---|',
      ...rows,
      '',
      '| Id | What | Issue |',
      '|---|---|---|',
      ...later,
    ].join('\n'),
    'docs/releases.md': releases,
  })

/** What the check says of these rows below those that are in order. */
const findings = (...rows: string[]) => linesOf(checkSpecification(plant([...inOrder, ...rows])))

it('finds nothing where every requirement names a test that runs', () => {
  const report = checkSpecification(plant(inOrder))
  expect(linesOf(report)).toEqual([])
  expect(report.seen).toEqual({ rows: 4, tests: 4 })
})

it.each([
  ['a row without a test', '| R-a | words | home | |', 'has no test'],
  ['a test that is only mentioned', `| R-a | words | home | ${journey} › home |`, 'has no test'],
  [
    'a file that is not there',
    '| R-a | words | home | `shell/src/gone.browser.test.ts › home` |',
    'names shell/src/gone.browser.test.ts, which is no test file',
  ],
  [
    'a file that is no test file',
    '| R-a | words | home | `docs/specification.md › home` |',
    'names docs/specification.md, which is no test file',
  ],
  [
    'a test that is not in the file',
    `| R-a | words | home | \`${journey} › home › shows four rooms\` |`,
    `names 'home › shows four rooms', which ${journey} does not run`,
  ],
  [
    'a test without its suite',
    `| R-a | words | home | \`${journey} › shows three rooms\` |`,
    `names 'shows three rooms', which ${journey} does not run`,
  ],
  [
    'a row of a table that is not in it',
    `| R-a | words | home | \`${journey} › greets in zh\` |`,
    `names 'greets in zh', which ${journey} does not run`,
  ],
  [
    'a test that is skipped',
    `| R-a | words | home | \`${journey} › is fast\` |`,
    `names 'is fast', which ${journey} does not run`,
  ],
  [
    'one missing test of several',
    `| R-a | words | home | \`${unit} › greets\`<br>\`${journey} › gone\` |`,
    `names 'gone', which ${journey} does not run`,
  ],
  [
    'a requirement that only a part is tested for',
    `| R-a | words | home | \`${unit} › greets\` |`,
    'has neither a browser test nor an API test',
  ],
  ['a row that lacks a cell', `| R-a | words | \`${journey} › greets in en\` |`, 'has 3 cells, its table 4'],
])('reports %s', (_what, row, why) => {
  expect(findings(row)).toEqual([`docs/specification.md:10  R-a  ${why}`])
})

it('reports an id that is there twice, also where one is not here yet', () => {
  const row = `| R-google | words | home | \`${journey} › greets in en\` |`
  expect(findings(row, inOrder[0] ?? '')).toEqual([
    'docs/specification.md:11  R-three-rooms  is on line 8 too',
    'docs/specification.md:15  R-google  is on line 10 too',
  ])
})

it('reports an id in another form', () => {
  const row = `| three rooms | words | home | \`${journey} › greets in en\` |`
  expect(findings(row)).toEqual([expect.stringContaining('three rooms  is no id')])
})

it('reports what is put off without an issue', () => {
  const root = plant(inOrder, ['| R-google | Continue with Google | |'])
  expect(linesOf(checkSpecification(root))).toEqual([
    expect.stringContaining('R-google  is not here yet, and names no issue'),
  ])
})

it('reports a project without the page', () => {
  expect(linesOf(checkSpecification(plantTree({})))).toEqual([
    'docs/specification.md  the page  is missing',
    'docs/releases.md  the page  is missing',
  ])
})

it.each([
  [
    'that names no test that runs',
    aRelease(`${journey} › flies`),
    `docs/releases.md:3  R-canary  names 'flies', which ${journey} does not run`,
  ],
  ['without a table', '# Releases', 'docs/releases.md  the page  has no requirement: the check is blind'],
])('reports a page of releases %s', (_, releases, finding) => {
  expect(linesOf(checkSpecification(plant(inOrder, undefined, releases)))).toEqual([finding])
})
