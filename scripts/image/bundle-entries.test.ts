import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { root } from '../root.ts'
import { bundleEntry, entries } from './bundle-entries.ts'

const modules = {
  'words/words.txt': 'Mirissa',
  'words/read.js': `
    import { readFileSync } from 'node:fs'
    import { join } from 'node:path'
    export const byUrl = () => readFileSync(new URL('./words.txt', import.meta.url), 'utf8')
    export const byFolder = () => readFileSync(join(import.meta.dirname, 'words.txt'), 'utf8')`,
  'words/later.js': `export { byFolder } from './read.js'`,
  'site/src/serve.js': `
    import { byUrl } from '../../words/read.js'
    const { byFolder } = await import('../../words/later.js')
    console.log(byUrl(), byFolder())`,
}

it('puts what an entry imports into its file, where it finds the neighbours that it had', async () => {
  const app = mkdtempSync(join(tmpdir(), 'calm-rest-bundle-'))
  onTestFinished(() => rmSync(app, { recursive: true }))
  for (const [file, text] of Object.entries(modules)) {
    mkdirSync(dirname(join(app, file)), { recursive: true })
    writeFileSync(join(app, file), text)
  }
  await bundleEntry(app, 'site/src/serve.js')
  for (const file of ['words/read.js', 'words/later.js']) rmSync(join(app, file))
  const said = execFileSync(process.execPath, [join(app, 'site/src/serve.js')], { encoding: 'utf8' })
  expect(said).toBe('Mirissa Mirissa\n')
})

it.each(entries)('knows where %s is', (entry) => {
  expect(existsSync(join(root, entry.replace(/\.js$/, '.ts')))).toBe(true)
})
