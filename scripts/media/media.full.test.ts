import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openMedia, saveJpeg } from './media.fixture.ts'

it.each([
  [['add', 'nowhere.jpg', '--room', 'coral-suite'], /^Making .*\nThere is no file .*nowhere\.jpg\.\n$/],
  [['add', 'nowhere.jpg', '--room', 'attic'], /There is no room attic\. Rooms: cinnamon-room, /],
  [['remove', '7'], /^There is no photograph number 7\./],
])('%j cannot be done: one sentence, exit code 1', async (args, words) => {
  const { run } = await openMedia()
  const { code, stdout, stderr } = await run(...args)
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).toMatch(words)
  expect(stderr).not.toMatch(/^\s+at /m)
})

it('leaves nothing behind where it is ended by Ctrl-C', async () => {
  const { dataDir, run, start, media } = await openMedia()
  mkdirSync(join(dataDir, 'media'))
  const { ended, kill } = start(['add', await saveJpeg(3600, 2400), '--room', 'coral-suite'])
  await expect
    .poll(() => media().map((name) => name.slice(0, 5)), { interval: 10, timeout: 60_000 })
    .toEqual(['.new-'])
  kill('SIGINT')
  expect(await ended).toMatchObject({ code: 130, stdout: '' })
  expect(media()).toEqual([])
  expect((await run('list')).stdout).toMatch(/^Drawn scenes only/)
})

it('sweeps away what a power cut left, and never what another is making now', async () => {
  const { dataDir, run, media } = await openMedia()
  for (const name of ['.new-old', '.new-now']) {
    mkdirSync(join(dataDir, 'media', name), { recursive: true })
    writeFileSync(join(dataDir, 'media', name, '480.avif'), 'half')
  }
  const twoHoursAgo = Date.now() / 1000 - 7200
  utimesSync(join(dataDir, 'media/.new-old'), twoHoursAgo, twoHoursAgo)
  await run('add', await saveJpeg(), '--room', 'coral-suite')
  expect(media().filter((name) => name.startsWith('.'))).toEqual(['.new-now'])
})
