import { copyFileSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReleaseManifest } from '@calm-rest/contract/releases'
import { beforeEach, expect, it } from 'vitest'
import { integrityOf } from '../folder/files.ts'
import { wholeBuild } from '../whole-release.fixture.ts'
import { readWholeRelease } from './read-whole-release.ts'

let dist: string
let manifest: ReleaseManifest

beforeEach(() => {
  ;({ dist, manifest } = wholeBuild('1.0.0'))
})

const path = (name: string) => join(dist, name)
const write = (name: string, content: string) => writeFileSync(path(name), content)
/** Writes release.json with these files beside its own. */
const declare = (files: ReleaseManifest['files']) =>
  write('release.json', JSON.stringify({ ...manifest, files: { ...manifest.files, ...files } }))
const read = (version = '1.0.0', remote = 'mf-rooms') => readWholeRelease(dist, { remote, version })
const entry = { integrity: integrityOf(Buffer.from('x')), bytes: 1 }

it('reads a whole build with the hash of its release.json', async () => {
  const packed = statSync(path('entry.js.br')).size
  declare({ 'entry.js': { ...entry, ...manifest.files['entry.js'], brotliBytes: packed } })
  const { manifest: found, hash } = await read()
  expect([found.version, hash]).toEqual(['1.0.0', integrityOf(readFileSync(path('release.json')))])
})

it.each<[string, () => void, string]>([
  ['no release.json', () => rmSync(path('release.json')), 'There is no release.json at its root'],
  ['a large release.json', () => write('release.json', ' '.repeat(2 * 1024 * 1024 + 1)), 'it is too large'],
  ['a missing file', () => rmSync(path('room-list.js')), 'room-list.js is missing.'],
  ['a file that is not named', () => write('more.js', 'x'), 'release.json does not name more.js.'],
  ['another file', () => write('entry.js', 'steal()'), 'entry.js is not the file that release.json names.'],
  [
    'another packed file',
    () => copyFileSync(path('room-list.js.br'), path('entry.js.br')),
    'entry.js.br is not',
  ],
  [
    'a file of another size',
    () => declare({ 'entry.js': { ...entry, ...manifest.files['entry.js'], bytes: 1 } }),
    'entry.js is not the file',
  ],
  [
    'a packed file of another size',
    () => declare({ 'entry.js': { ...entry, ...manifest.files['entry.js'], brotliBytes: 1 } }),
    'entry.js.br is not the file',
  ],
  [
    'the size of a packed file that is not there',
    () => {
      declare({ 'entry.js': { ...entry, ...manifest.files['entry.js'], brotliBytes: 9 } })
      rmSync(path('entry.js.br'))
    },
    'entry.js.br is missing, and release.json has its size.',
  ],
  [
    "a file of the store's own",
    () => {
      declare({ 'release.sig.json': entry })
      write('release.sig.json', 'x')
    },
    "release.json names release.sig.json, which is the store's own.",
  ],
])('refuses a build with %s', async (_, change, said) => {
  change()
  await expect(read()).rejects.toMatchObject({
    code: 'release_invalid',
    message: expect.stringContaining(said),
  })
})

it('refuses a build of another remote or version', async () => {
  await expect(read('1.0.1')).rejects.toThrow('is that of mf-rooms 1.0.0, not of mf-rooms 1.0.1.')
  await expect(read('1.0.0', 'mf-spa')).rejects.toThrow('is that of mf-rooms 1.0.0, not of mf-spa 1.0.0.')
})
