import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { integrityOf } from '@calm-rest/contract/releases'
import { temporaryFolder } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { compressFolder } from './compress.ts'
import { hashFiles } from './hash-files.ts'
import { hashFolder, hashSources, isSource } from './hash-sources.ts'

const folderWith = (files: Record<string, string>) => {
  const folder = temporaryFolder('built')
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}

it('compresses texts beside themselves, and leaves pictures and fonts as they are', () => {
  const texts = ['a.js', 'a.mjs', 'a.css', 'art/a.svg', 'a.json', 'a.webmanifest']
  const files = Object.fromEntries(
    [...texts, 'a.webp', 'a.woff2', 'a.txt'].map((name) => [name, 'x'.repeat(500)]),
  )
  const folder = folderWith(files)
  compressFolder(folder)
  const written = readdirSync(folder, { recursive: true }).map(String)
  const packed = written.filter((name) => /\.(br|gz)$/.test(name)).sort()
  expect(packed).toEqual(texts.flatMap((name) => [`${name}.br`, `${name}.gz`]).sort())
  const read = (name: string) => readFileSync(join(folder, name))
  expect([brotliDecompressSync(read('art/a.svg.br')), gunzipSync(read('a.js.gz'))].map(String)).toEqual([
    files['a.js'],
    files['a.js'],
  ])
})

it('names every plain file by its path, with hash and sizes', () => {
  const folder = folderWith({ 'b.js': 'list()', 'a/a.webp': 'RIFF', 'b.js.br': 'packed', 'b.js.gz': 'x' })
  expect(Object.entries(hashFiles(folder))).toEqual([
    ['a/a.webp', { integrity: integrityOf(Buffer.from('RIFF')), bytes: 4 }],
    ['b.js', { integrity: integrityOf(Buffer.from('list()')), bytes: 6, brotliBytes: 6 }],
  ])
  expect(statSync(join(folder, 'b.js.br')).size).toBe(6)
})

it.each([
  ['src/index.ts', true],
  ['distances/a.ts', true],
  ['src/a.test.ts', false],
  ['src/a.test.tsx', false],
  ['README.md', false],
  ['dist/a.js', false],
  ['src/node_modules/a.js', false],
])('counts %s as a source: %s', (path, isCounted) => {
  expect(isSource(path)).toBe(isCounted)
})

it('has another hash of sources for another name or content, and the same in any order', () => {
  const folder = folderWith({ a: '1', b: '2', c: '1' })
  expect(hashSources(folder, ['a', 'b'])).toMatch(/^[0-9a-f]{16}$/)
  expect(hashSources(folder, ['b', 'a'])).toBe(hashSources(folder, ['a', 'b']))
  const all = [['a'], ['b'], ['c'], ['a', 'b'], ['a', 'c']].map((files) => hashSources(folder, files))
  expect(new Set(all).size).toBe(all.length)
})

it('hashes what a build of a repository reads, and nothing that it wrote', () => {
  const sources = { 'src/a.ts': '1', 'package-lock.json': '{}' }
  const others = { 'dist/a.js': '1', 'node_modules/a/a.js': '1', '.git/HEAD': 'x', 'README.md': 'x' }
  expect(hashFolder(folderWith(Object.assign({}, sources, others)))).toBe(hashFolder(folderWith(sources)))
  expect(hashFolder(folderWith(Object.assign({}, sources, { 'src/b.ts': '' })))).not.toBe(
    hashFolder(folderWith(sources)),
  )
})
