import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { archiveLimits } from '@calm-rest/contract/release-api'
import { temporaryFolder } from '@calm-rest/testing'
import type { TarEntry } from 'modern-tar'
import { beforeEach, describe, expect, it } from 'vitest'
import { fileEntry, packFiles } from './pack.fixture.ts'
import { unpackArchive } from './unpack-archive.ts'

let outer: string
let folder: string

beforeEach(() => {
  outer = temporaryFolder()
  folder = join(outer, 'unpacked')
  mkdirSync(folder)
})

const unpack = (archive: Buffer, limits = {}) =>
  unpackArchive(new Blob([archive as Uint8Array<ArrayBuffer>]).stream(), folder, {
    ...archiveLimits,
    ...limits,
  })

const filesIn = (path: string) => readdirSync(path, { recursive: true }).map(String).sort()

it('unpacks what the command tar packs, in folders and with ./ in front', async () => {
  const built = join(outer, 'built')
  mkdirSync(join(built, 'art'), { recursive: true })
  writeFileSync(join(built, 'release.json'), '{}')
  writeFileSync(join(built, 'art/leaf.webp'), 'RIFF')
  await unpack(execFileSync('tar', ['-cz', '-C', built, '.']))
  expect(filesIn(folder)).toEqual(['art', 'art/leaf.webp', 'release.json'])
  expect(readFileSync(join(folder, 'art/leaf.webp'), 'utf8')).toBe('RIFF')
})

const entry = (type: NonNullable<TarEntry['header']['type']>, name: string, linkname: string): TarEntry => ({
  header: { name, linkname, type, size: 0 },
})

describe.each<[string, () => TarEntry[]]>([
  ['a path that climbs', () => [fileEntry('../escaped.js', 'x')]],
  ['one that climbs further in', () => [fileEntry('art/../../escaped.js', 'x')]],
  ['an absolute path', () => [fileEntry(join(outer, 'escaped.js'), 'x')]],
  ['a hidden file', () => [fileEntry('.npmrc', 'x')]],
  ['a path of Windows', () => [fileEntry('..\\escaped.js', 'x')]],
  ['a control character', () => [fileEntry('a\u001b[2J.js', 'x')]],
  ['a long path in an extended header', () => [fileEntry(`${'a/'.repeat(150)}b.js`, 'x')]],
  ['a name twice', () => [fileEntry('a.js', 'x'), fileEntry('a.js', 'y')]],
  ['a name twice but for its case', () => [fileEntry('a.js', 'x'), fileEntry('A.js', 'y')]],
  ['a file in the place of a folder', () => [fileEntry('a.js', 'x'), fileEntry('a.js/b.js', 'y')]],
  ['a symbolic link', () => [entry('symlink', 'link', outer), fileEntry('link/escaped.js', 'x')]],
  ['a hard link', () => [entry('link', 'link', '/etc/passwd')]],
  ['a device', () => [entry('character-device', 'null', '')]],
  ['a folder that climbs', () => [{ header: { name: '../escaped', type: 'directory', size: 0 } }]],
  [
    'an extended header that renames',
    () => [
      {
        ...fileEntry('a.js', 'x'),
        header: { ...fileEntry('a.js', 'x').header, pax: { path: '../escaped.js' } },
      },
    ],
  ],
])('an archive with %s', (_, entries) => {
  it('is refused, and nothing is written outside its folder', async () => {
    await expect(unpack(await packFiles(entries()))).rejects.toMatchObject({ code: 'archive_invalid' })
    expect(readdirSync(outer)).toEqual(['unpacked'])
  })
})

it.each([
  'hello.html',
  'pic.svg',
  'feed.xml',
  'terms.pdf',
  'X.HTML',
  'page.html.br',
  'page.xhtml.gz',
  'LICENSE',
  'x.js.map',
  'a.js/b',
])('an archive with %s is refused before the file is written, by its name', async (name) => {
  const refused = unpack(await packFiles([fileEntry(name, 'x')]))
  await expect(refused).rejects.toMatchObject({ code: 'release_file_type' })
  await expect(refused).rejects.toThrow(name.replace(/\.(br|gz)$/, ''))
  expect(filesIn(folder)).toEqual([])
})

it('does not follow an existing link', async () => {
  symlinkSync(outer, join(folder, 'link.js'))
  await expect(unpack(await packFiles([fileEntry('link.js', 'x')]))).rejects.toMatchObject({
    code: 'archive_invalid',
  })
})

describe('an archive that is too large', () => {
  it('stops unpacking before a bomb fills the disk', async () => {
    const bomb = gzipSync(Buffer.alloc(8 * 1024 * 1024))
    await expect(unpack(bomb)).rejects.toMatchObject({
      code: 'archive_too_large',
      message: 'It unpacks to more than 100 times its size.',
    })
    expect(filesIn(folder)).toEqual([])
  })

  it.each([
    ['is sent', { bytes: 100 }, 'More than 100 bytes were sent.'],
    ['unpacks to too much', { unpackedBytes: 1024 }, 'It unpacks to more than 1024 bytes.'],
    ['has too many files', { files: 1 }, 'It has more than 1 files.'],
  ])('is refused where it %s', async (_, limits, message) => {
    const files = await packFiles([fileEntry('a.js', 'x'.repeat(500)), fileEntry('b.js', 'y')])
    await expect(unpack(files, limits)).rejects.toMatchObject({ code: 'archive_too_large', message })
  })
})

it.each([
  ['no gzip', () => Buffer.from('PK\u0003\u0004')],
  ['cut off', async () => (await packFiles([fileEntry('a.js', 'x'.repeat(2000))])).subarray(0, 60)],
  ['no tar', () => gzipSync('x'.repeat(2000))],
])('refuses what is %s', async (_, archive) => {
  await expect(unpack(await archive())).rejects.toMatchObject({ code: 'archive_invalid' })
})
