import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')

const rows = [
  ...read('../../docs/module-federation.md').matchAll(
    /^\| \[[^\]]+\]\(\.\.\/e2e\/stock-federation\/([\w/-]+)\)[^|]*\| (\w+)/gm,
  ),
]
const folders = readdirSync(join(import.meta.dirname, 'frameworks'), { withFileTypes: true })
const samples = folders
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('host-'))
  .map(({ name }) => name)
const tools = readdirSync(join(import.meta.dirname, 'projects'))
  .filter((file) => file.endsWith('.mjs.template') && !file.startsWith('facts'))
  .map((file) => file.split('.')[0] ?? '')

it('R-mf-frameworks: each line of the table of projects has a sample, and each sample a line', () => {
  const named = rows.flatMap(([, folder]) => (folder?.startsWith('frameworks/') ? [folder.slice(11)] : []))
  expect(named.sort()).toEqual(samples.sort())
  const built = rows.flatMap(([, folder, tool]) => (folder === 'projects' ? [tool] : []))
  expect(built.sort()).toEqual(tools.sort())
})

it('R-mf-frameworks: each line of the table of projects is built and shown by a test', () => {
  const frameworks = read('frameworks.full.browser.test.ts')
  expect(samples.filter((name) => !frameworks.includes(`\n  ['${name}', '`))).toEqual([])
  const bundlers = read('bundlers.full.browser.test.ts')
  expect(tools.filter((tool) => !bundlers.includes(`{ tool: '${tool}', `))).toEqual([])
})
