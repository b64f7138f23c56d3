import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import { createPreviews, createReleaseStore, integrityOf } from '@calm-rest/releases'
import { manifestOf } from '@calm-rest/releases/testing'
import { temporaryFolder } from '@calm-rest/testing'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { sendDifferences } from './differences.ts'
import { storeShell } from './earlier-shells.ts'
import { releaseFileRoutes } from './release-file-routes.ts'
import { staticRoutes } from './static-routes.ts'

const line = (n: number) =>
  `export const word${n} = '${createHash('sha256').update(String(n)).digest('hex')}'\n`
const script = (change: string) => Array.from({ length: 300 }, (_, n) => line(n)).join('') + change
const before = script('before()')
const after = script('after()')

const write = (file: string, content: string) => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

/** Releases of mf-rooms with one script each, the last one live. */
const storeOf = (folder: string, scripts: Readonly<Record<string, string>>) => {
  const store = createReleaseStore(join(folder, 'releases'))
  for (const [version, content] of Object.entries(scripts)) {
    const dist = join(folder, 'built', version)
    const bytes = Buffer.from(content)
    const files = { 'room-list.js': { integrity: integrityOf(bytes), bytes: bytes.length } }
    const manifest = { ...manifestOf(version), files }
    write(join(dist, 'room-list.js'), content)
    write(join(dist, 'release.json'), JSON.stringify(manifest))
    store.publish(manifest, dist)
    store.promote('mf-rooms', version, 'ann')
  }
  return store
}

/** A site that was released with another shell and another mf-rooms before. */
const released = () => {
  const folder = temporaryFolder()
  const old = join(folder, 'old')
  const dist = join(folder, 'dist')
  const shells = join(folder, 'shells')
  write(join(old, 'shell.0000aaaa.js'), before)
  write(join(old, 'screen.4444eeee.css'), '.screen {}')
  write(join(dist, 'shell.1111bbbb.js'), after)
  write(join(dist, 'words-de.2222cccc.js'), 'words()')
  const store = storeOf(folder, { '1.0.0': before, '1.1.0': after })
  storeShell(shells, old, 'first')
  storeShell(shells, dist, 'second')
  const differences = sendDifferences({ dist, releases: store.folder, shells })
  const previews = createPreviews(Buffer.alloc(32))
  const routes = new Hono()
    .route('/', staticRoutes({ dist, differences, shells }))
    .route('/', releaseFileRoutes({ store, previews, now: () => new Date(), differences }))
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
    '/assets/shell.3333dddd.js',
    '/assets/..%2Ffirst%2Fshell.0000aaaa.js',
    '/releases/mf-rooms/2.0.0/room-list.js',
    '/releases/mf-none/1.0.0/room-list.js',
  ]) {
    const answer = await get(path, before)
    expect([answer.status, answer.headers.get('use-as-dictionary')]).toEqual([404, null])
  }
})

it('has the scripts and styles of earlier shells, for pages that were loaded before an upgrade', async () => {
  const { get } = released()
  const answers = await Promise.all(
    ['shell.0000aaaa.js', 'screen.4444eeee.css'].map((name) => get(`/assets/${name}`)),
  )
  expect(answers.map(({ status, headers }) => ({ status, type: headers.get('Content-Type') }))).toEqual([
    { status: 200, type: 'text/javascript; charset=utf-8' },
    { status: 200, type: 'text/css; charset=utf-8' },
  ])
  expect(await answers[0]?.text()).toBe(before)
})

it('stores the scripts of the last four shells', () => {
  const { shells } = released()
  const dist = temporaryFolder()
  write(join(dist, 'shell.3333dddd.js'), 'third()')
  for (const source of ['third', 'third', 'fourth', 'fifth']) storeShell(shells, dist, source)
  expect(readdirSync(shells).sort()).toEqual(['fifth', 'fourth', 'second', 'third'])
})
