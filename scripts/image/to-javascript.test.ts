import { expect, it } from 'vitest'
import { javaScriptName, toJavaScript, withJavaScriptEntries } from './to-javascript.ts'

it('takes out types, and names neighbours as JavaScript', () => {
  const source = [
    `import { type A, b } from './b.ts'`,
    `import { c } from '@calm-rest/contract/c'`,
    `export const worker = new URL('../worker.ts', import.meta.url)`,
    `export const load = (name: string): Promise<A> => import('./lazy.ts').then(() => b(c, name) as A)`,
  ]
  const lines = toJavaScript(source.join('\n')).replace(/ +/g, ' ').split('\n')
  expect(lines[0]).toMatch(/^import \{ *b *\} from '\.\/b\.js'/)
  expect(lines[1]).toBe(source[1])
  expect(lines[2]).toBe(`export const worker = new URL('../worker.js', import.meta.url)`)
  expect(lines[3]).toContain(`import('./lazy.js')`)
  expect(lines[3]).not.toMatch(/string|Promise/)
})

it('names the entry points of a manifest as JavaScript', () => {
  const manifest = '{"exports":{".":"./src/index.ts","./a.json":"./src/a.json"}}'
  expect(withJavaScriptEntries(manifest)).toBe('{"exports":{".":"./src/index.js","./a.json":"./src/a.json"}}')
})

it('leaves out what only a build reads', () => {
  expect(['a.ts', 'a.tsx', 'a.d.ts', 'a.sql'].map(javaScriptName)).toEqual([
    'a.js',
    undefined,
    undefined,
    'a.sql',
  ])
})
