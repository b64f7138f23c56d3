import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { createApi } from '@calm-rest/api'
import { temporaryFolder, whenDone } from '@calm-rest/testing'
import { pino } from 'pino'
import sharp from 'sharp'
import { beforeEach, expect, it } from 'vitest'
import { root } from '../root.ts'

let dataDir: string

beforeEach(async () => {
  dataDir = temporaryFolder('media')
  await (await createApi({ dataDir, logger: pino({ level: 'silent' }) })).close()
})

const start = (args: readonly string[], env: Record<string, string> = {}) => {
  const child = spawn(process.execPath, [join(root, 'scripts/media.ts'), ...args], {
    env: { ...process.env, DATA_DIR: dataDir, ...env },
  })
  whenDone(() => child.kill('SIGKILL'))
  const output = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      output[name] += text
    })
  }
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, ...output }))
  return { ended, kill: (signal: NodeJS.Signals) => child.kill(signal) }
}

const run = (...args: string[]) => start(args).ended

const saveJpeg = async (width = 900, height = 600) => {
  const file = join(temporaryFolder('photo'), 'veranda.jpg')
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  await sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .jpeg()
    .toFile(file)
  return file
}

const media = () => readdirSync(join(dataDir, 'media'))

it('adds a photograph, lists it and removes it, each in plain words', async () => {
  const file = await saveJpeg()
  const added = await run('add', file, '--room', 'coral-suite')
  expect(added).toMatchObject({ code: 0 })
  expect(added.stdout).toMatch(
    /^Coral Suite now shows veranda\.jpg as picture 1 of 1 \(number 1\)\.\n900 × 600 pixels, \d+ KB; for visitors at most 900 × 600, \d+ KB as AVIF or \d+ KB as WebP\.\n/,
  )

  const listed = await run('list')
  expect(listed).toMatchObject({ code: 0, stderr: '' })
  expect(listed.stdout).toMatch(
    /^Coral Suite \(coral-suite\)\n {2}1\. {2}number 1 {2}veranda\.jpg {2}900 × 600 {2}\d{4}-\d\d-\d\d\n\nDrawn scenes only: cinnamon-room, courtyard-room/,
  )
  expect((await run('list', '--room', 'horizon-room')).stdout).toBe('Drawn scenes only: horizon-room\n')

  expect(await run('remove', '1')).toEqual({
    code: 0,
    stdout: 'Coral Suite no longer shows veranda.jpg (number 1): it is back to its drawn scenes.\n',
    stderr: '',
  })
  expect(media()).toEqual([])
})

it('finds a file from the folder that its owner stands in', async () => {
  const file = await saveJpeg()
  const args = ['add', basename(file), '--room', 'coral-suite', '--position', '1']
  expect(await start(args, { INIT_CWD: dirname(file) }).ended).toMatchObject({ code: 0 })
})

it.each([
  [['add', 'nowhere.jpg', '--room', 'coral-suite'], /^Making .*\nThere is no file .*nowhere\.jpg\.\n$/],
  [['add', 'nowhere.jpg', '--room', 'attic'], /There is no room attic\. Rooms: cinnamon-room, /],
  [['list', '--room', 'attic'], /^There is no room attic\. Rooms: cinnamon-room, /],
  [['remove', '7'], /^There is no photograph number 7\./],
])('%j cannot be done: one sentence, exit code 1', async (args, words) => {
  const { code, stdout, stderr } = await run(...args)
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).toMatch(words)
  expect(stderr).not.toMatch(/^\s+at /m)
})

it.each([
  [[], /^Which command\?/],
  [['show'], /^There is no command show\./],
  [['add'], /^Which picture\?/],
  [['add', 'a.jpg'], /^Which room\?/],
  [['add', 'a.jpg', 'b.jpg', '--room', 'coral-suite'], /^One at a time, please: b\.jpg/],
  [
    ['add', 'a.jpg', '--room', 'coral-suite', '--position', '0'],
    /^--position is a number from 1 on, not '0'\./,
  ],
  [['remove', 'veranda.jpg'], /^A photograph is a number from 1 on, not 'veranda\.jpg'\./],
  [['list', 'coral-suite'], /^What is coral-suite\? A room is named with --room ID\./],
  [['list', '--rooms'], /'--rooms'/],
])('%j is not understood: the usage, exit code 2', async (args, words) => {
  const { code, stdout, stderr } = await run(...args)
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toMatch(words)
  expect(stderr).toContain('npm run media -- remove NUMBER')
})

it.each(['SIGTERM', 'SIGINT'] as const)('leaves nothing behind where it is ended by %s', async (signal) => {
  mkdirSync(join(dataDir, 'media'))
  const { ended, kill } = start(['add', await saveJpeg(3600, 2400), '--room', 'coral-suite'])
  await expect
    .poll(() => media().map((name) => name.slice(0, 5)), { interval: 10, timeout: 60_000 })
    .toEqual(['.new-'])
  kill(signal)
  expect(await ended).toMatchObject({ code: 130, stdout: '' })
  expect(media()).toEqual([])
  expect((await run('list')).stdout).toMatch(/^Drawn scenes only/)
})

it('sweeps away what a power cut left, and never what another is making now', async () => {
  for (const name of ['.new-old', '.new-now']) {
    mkdirSync(join(dataDir, 'media', name), { recursive: true })
    writeFileSync(join(dataDir, 'media', name, '480.avif'), 'half')
  }
  const twoHoursAgo = Date.now() / 1000 - 7200
  utimesSync(join(dataDir, 'media/.new-old'), twoHoursAgo, twoHoursAgo)
  await run('add', await saveJpeg(), '--room', 'coral-suite')
  expect(media().filter((name) => name.startsWith('.'))).toEqual(['.new-now'])
})
