import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root as project } from '../root.ts'
import { type Files, linesOf, plantTree } from '../sources/tree.fixture.ts'
import { checkReports, writeReports } from './report.ts'

const manifest = (exports: object) => ({ name: '@calm-rest/i18n', version: '1.0.0', type: 'module', exports })

const planted: Files = {
  'tsconfig.json': {
    compilerOptions: { module: 'NodeNext', strict: true, types: [], allowImportingTsExtensions: true },
  },
  'packages/ui/src/css-modules.d.cts': '',
  'packages/i18n/package.json': manifest({ '.': './src/index.ts' }),
  'packages/i18n/CHANGELOG.md': '# Changelog\n\n## 1.0.0\n',
  'packages/i18n/src/index.ts': "export { price } from './price.ts'\n",
  'packages/i18n/src/price.ts': '/** In cents. */\nexport const price = (cents: number) => String(cents)\n',
  'packages/i18n/src/price.test.ts': 'export const secret = 1\n',
}

const plantKit = async () => {
  const root = plantTree(planted)
  mkdirSync(join(root, 'node_modules'))
  for (const tool of ['typescript', '@typescript'])
    symlinkSync(join(project, 'node_modules', tool), join(root, 'node_modules', tool))
  await writeReports(root)
  return root
}

const rewrite = (root: string, file: string, text: string) => writeFileSync(join(root, file), text)

it('lists what the exports lead to, and nothing else', async () => {
  const root = await plantKit()
  const report = readFileSync(join(root, 'packages/i18n/report.api.md'), 'utf8')
  expect(report).toContain('export declare const price: (cents: number) => string;')
  expect(report).not.toMatch(/secret|In cents/)
  expect(linesOf(await checkReports(root))).toEqual([])
})

it('takes another comment and another body for the same surface', async () => {
  const root = await plantKit()
  rewrite(
    root,
    'packages/i18n/src/price.ts',
    '/** USD. */\nexport const price = (cents: number) => `$${cents}`\n',
  )
  expect(linesOf(await checkReports(root))).toEqual([])
})

it.each([
  [
    'another parameter',
    'packages/i18n/src/price.ts',
    'export const price = (cents: bigint) => String(cents)\n',
  ],
  ['an export less', 'packages/i18n/src/index.ts', 'export {}\n'],
  ['another export', 'packages/i18n/package.json', JSON.stringify(manifest({ './price': './src/price.ts' }))],
])('finds %s, and says how the report is renewed', async (_, file, text) => {
  const root = await plantKit()
  rewrite(root, file, text)
  expect(linesOf(await checkReports(root))).toEqual([
    expect.stringMatching(/^packages\/i18n\/report\.api\.md .*npm run kit -- report/),
  ])
})

it('finds a version of which the changelog says nothing', async () => {
  const root = await plantKit()
  rewrite(root, 'packages/i18n/CHANGELOG.md', '# Changelog\n\n## 0.9.0\n')
  expect(linesOf(await checkReports(root))).toEqual([
    expect.stringContaining('is not the version of the package'),
  ])
})
