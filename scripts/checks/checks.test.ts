import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { remotes } from '@calm-rest/releases/checkout'
import { expect, it } from 'vitest'
import { type Files, plantTree } from '../sources/tree.fixture.ts'
import { runChecks } from './index.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))

const inOrder: Files = {
  'biome.json': { formatter: { enabled: false } },
  'tsconfig.json': {
    compilerOptions: {
      module: 'NodeNext',
      strict: true,
      types: [],
      allowImportingTsExtensions: true,
      noEmit: true,
    },
    include: ['scripts'],
  },
  'package.json': '{ "name": "project", "type": "module" }\n',
  'package-lock.json': {
    packages: {
      '': {},
      'node_modules/tool': { version: '1.0.0', integrity: `sha512-${'a'.repeat(86)}==` },
    },
  },
  '.npmrc': 'min-release-age=7\n',
  CODEOWNERS: '/scripts/ @calm-rest/platform\n/docs/ @calm-rest/platform',
  'scripts/one.ts': 'export const one: number = 1\n',
  'scripts/two.ts': "import { one } from './one.ts'\n\nexport const two = one + one\n",
  'scripts/one.browser.test.ts':
    "declare const it: (name: string, run: () => void) => void\n\nit('R-one, R-two: counts', () => {})\n",
  'docs/specification.md': '- R-one: one',
  'docs/releases.md': '- R-two: two',
}

/** Names of the checks that failed, with their output. */
const failures = async (planted: Files) => {
  const root = plantTree({ ...inOrder, ...planted })
  mkdirSync(join(root, 'node_modules'))
  for (const tool of ['typescript', '@typescript', '@biomejs']) {
    symlinkSync(join(project, 'node_modules', tool), join(root, 'node_modules', tool))
  }
  const failed = (await runChecks(root)).filter(({ ok }) => !ok)
  return failed.map(({ name, output }) => [name, output])
}

it('passes a project that is in order', async () => {
  expect(await failures({})).toEqual([])
})

it('reports a wrong type, what the linter only warns of, an import across a boundary, wrong words, a packed literal, a requirement without a test and a package without a hash', async () => {
  const found = await failures({
    'scripts/one.ts': "export const one: number = 'one';\ndebugger;\n",
    'scripts/two.ts': "import '../gone.ts'\nexport const zh = '您好,欢迎'\nexport const two = [...[1, 2]]\n",
    'scripts/one.browser.test.ts': 'export {}\n',
    'package-lock.json': { packages: { '': {}, 'node_modules/tool': { version: '1.0.0' } } },
  })
  for (const [check, words] of [
    ['types', 'scripts/one.ts(1,14): error TS2322'],
    ['lint', 'scripts/one.ts'],
    ['boundaries', "scripts/two.ts:1  '../gone.ts'"],
    ['words', 'scripts/two.ts:2'],
    ['literals', 'scripts/two.ts:3  ...[1, 2]'],
    ['specification', 'R-one'],
    ['supply chain', 'node_modules/tool'],
  ])
    expect(found).toContainEqual([check, expect.stringContaining(words as string)])
})

it('fails where a check saw nothing to check', async () => {
  const planted = { 'scripts/one.ts': 'export const one = 1\n', 'scripts/two.ts': '' }
  expect(await failures(planted)).toContainEqual(['boundaries', 'saw no imports: the check is blind'])
})

it('reads the types of every source of this project: a folder that is left out would be green and blind', () => {
  const tsc = join(project, 'node_modules/.bin/tsc')
  const shown = execFileSync(tsc, ['--showConfig', '-p', project], { encoding: 'utf8', maxBuffer: 2 ** 26 })
  const { files }: { files: string[] } = JSON.parse(shown)
  const checked = new Set(files.map((path) => join(project, path)))
  const sources = [
    'packages',
    'shell',
    'api',
    'site',
    'demo',
    'art',
    'e2e',
    'lab',
    'scripts',
    ...remotes(),
  ].flatMap(sourcesBelow)
  expect(sources.length).toBeGreaterThan(500)
  expect(sources.filter((path) => !checked.has(path))).toEqual([])
})

const sourcesBelow = (folder: string) =>
  readdirSync(join(project, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/\/(node_modules|dist)\//.test(path))
