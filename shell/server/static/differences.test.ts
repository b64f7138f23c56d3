import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import { temporaryFolder } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { storeShell } from './earlier-shells.ts'
import { staticRoutes } from './static-routes.ts'

const line = (n: number) =>
  `export const word${n} = '${createHash('sha256').update(String(n)).digest('hex')}'\n`
const script = (change: string) => Array.from({ length: 300 }, (_, n) => line(n)).join('') + change
const [before, after] = [script('before()'), script('after()')]

const write = (file: string, content: string) => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

/** A site that was released with another shell and another mf-rooms before. */
const released = () => {
  const folder = temporaryFolder()
  const [old, dist, releases, shells] = ['old', 'dist', 'releases', 'shells'].map((name) =>
    join(folder, name),
  ) as [string, string, string, string]
  write(join(old, 'shell.0000aaaa.js'), before)
  write(join(dist, 'shell.1111bbbb.js'), after)
  write(join(dist, 'words-de.2222cccc.js'), 'words()')
  write(join(releases, 'mf-rooms/1.0.0/room-list.js'), before)
  write(join(releases, 'mf-rooms/1.1.0/room-list.js'), after)
  storeShell(shells, old, 'first')
  storeShell(shells, dist, 'second')
  const routes = staticRoutes({ dist, releases, shells })
  const get = (path: string, dictionary?: string, encoding = 'gzip, br, zstd, dcb, dcz') => {
    const hash = dictionary && createHash('sha256').update(dictionary).digest('base64')
    return routes.request(path, {
      headers: { 'Accept-Encoding': encoding, ...(hash && { 'Available-Dictionary': `:${hash}:` }) },
    })
  }
  return { get, shells }
}

it.each([
  ['/assets/shell.1111bbbb.js', '/assets/shell.*.js'],
  ['/releases/mf-rooms/1.1.0/room-list.js', '/releases/mf-rooms/*/room-list.js'],
])(
  '%s is a few bytes for who has the one before, and the next of its kind will be',
  async (path, pattern) => {
    const answer = await released().get(path, before)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-encoding': 'dcz',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'use-as-dictionary': `match="${pattern}"`,
      vary: expect.stringMatching(/^Accept-Encoding, Available-Dictionary\b/),
    })
    const body = Buffer.from(await answer.arrayBuffer())
    expect(body.length).toBeLessThan(200)
    expect(body.subarray(8, 40)).toEqual(createHash('sha256').update(before).digest())
    const dictionary = Buffer.from(before)
    expect(String(zstdDecompressSync(body.subarray(40), { dictionary } as object))).toBe(after)
  },
)

it('is sent whole to everybody else', async () => {
  const { get } = released()
  const asked = [
    get('/assets/shell.1111bbbb.js'),
    get('/assets/shell.1111bbbb.js', before, 'gzip, br'),
    get('/assets/shell.1111bbbb.js', 'a script of somebody else'),
    get('/assets/words-de.2222cccc.js', before),
  ]
  for (const answer of await Promise.all(asked)) {
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, null])
    expect(answer.headers.get('vary')).toMatch(/^Accept-Encoding, Available-Dictionary\b/)
  }
})

it('is no way to a file that nobody may have', async () => {
  const { get } = released()
  for (const path of [
    '/assets/shell.0000aaaa.js',
    '/releases/mf-rooms/2.0.0/room-list.js',
    '/releases/mf-none/1.0.0/room-list.js',
  ]) {
    const answer = await get(path, before)
    expect([answer.status, answer.headers.get('use-as-dictionary')]).toEqual([404, null])
  }
})

it('stores the scripts of the last four shells', () => {
  const { shells } = released()
  const dist = temporaryFolder()
  write(join(dist, 'shell.3333dddd.js'), 'third()')
  for (const source of ['third', 'third', 'fourth', 'fifth']) storeShell(shells, dist, source)
  expect(readdirSync(shells).sort()).toEqual(['fifth', 'fourth', 'second', 'third'])
})
