import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { type Files, linesOf, plantTree } from '../sources/tree.fixture.ts'
import { checkSupplyChain } from './index.ts'

const integrity = `sha512-${'a'.repeat(86)}==`
const workflow = 'packages/create-remote/template/own-repository/.github/workflows/release.yml.template'
const commit = 'fbc6f3992d24b796d5a048ff273f7fcc4a7b6c09'

const locked = (entry: object) => ({ packages: { '': {}, 'node_modules/tool': entry } })

const inOrder: Files = {
  'package-lock.json': locked({ version: '1.0.0', integrity }),
  '.npmrc': 'fund=false\nmin-release-age=7\n',
  [workflow]: `steps:\n  - uses: actions/checkout@${commit} # v5.1.0\n  - run: npm ci\n`,
}

const found = (planted: Files) => linesOf(checkSupplyChain(plantTree({ ...inOrder, ...planted })))

it('finds nothing in what is in order', () => {
  expect(found({})).toEqual([])
})

it('finds nothing in this tree, and sees packages, settings and actions', () => {
  const { findings, seen } = checkSupplyChain(fileURLToPath(new URL('../..', import.meta.url)))
  expect(findings).toEqual([])
  expect(seen.packages).toBeGreaterThan(400)
  expect(seen.settings).toBe(2)
  expect(seen.actions).toBeGreaterThan(5)
})

describe('the lock file', () => {
  it.each([
    ['an entry without a hash', { version: '1.0.0', optional: true }],
    ['a weak hash', { version: '1.0.0', integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }],
  ])('may not have %s', (_, entry) => {
    expect(found({ 'package-lock.json': locked(entry) })).toEqual([
      'package-lock.json  node_modules/tool  has no SHA-512 of its archive: npm run lock',
    ])
  })

  it('may not have the address of a download', () => {
    const entry = { version: '1.0.0', integrity, resolved: 'https://elsewhere.example/tool-1.0.0.tgz' }
    expect(found({ 'package-lock.json': locked(entry) })).toEqual([
      expect.stringContaining('node_modules/tool  names an address'),
    ])
  })

  it('has links to workspaces, and what comes within other archives', () => {
    const packages = {
      'packages/ui': { version: '1.0.0' },
      'node_modules/@calm-rest/ui': { resolved: 'packages/ui', link: true },
      'node_modules/tool': { version: '1.0.0', integrity },
      'node_modules/tool/node_modules/part': { version: '1.0.0', inBundle: true },
    }
    expect(found({ 'package-lock.json': { packages } })).toEqual([])
  })
})

it.each([['fund=false\n'], ['min-release-age=1\n'], ['# min-release-age=7\n']])(
  'finds settings of npm that take what was just published: %j',
  (text) => {
    expect(found({ '.npmrc': text })).toEqual([expect.stringContaining('.npmrc  min-release-age')])
  },
)

it.each([
  'actions/checkout@v5',
  `actions/checkout@${commit}`,
  'actions/checkout@fbc6f39 # v5.1.0',
  'docker://alpine:3',
  `"actions/checkout@v5" # ${commit}`,
])('finds an action that is not named by its commit and version: %s', (action) => {
  for (const line of [`  - uses: ${action}`, `    uses: ${action}`])
    expect(found({ [workflow]: `${line}\n` })).toEqual([expect.stringContaining(action)])
})
