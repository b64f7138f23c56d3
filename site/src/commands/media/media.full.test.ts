import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openMedia, saveJpeg } from './media.fixture.ts'

it('prints its usage if it is not understood, with exit code 2', async () => {
  const { run } = await openMedia()
  const { code, stdout, stderr } = await run('show')
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toMatch(/^Unknown command 'show'\./)
  expect(stderr).toContain('remove <number>')
})

it('leaves nothing behind if it is ended by a signal', async () => {
  const { dataDir, run, start, media } = await openMedia()
  mkdirSync(join(dataDir, 'media'))
  const { ended, kill } = start(['add', await saveJpeg(3600, 2400), '--room', 'coral-suite'])
  await expect
    .poll(() => media().map((name) => name.slice(0, 5)), { interval: 10, timeout: 60_000 })
    .toEqual(['.new-'])
  kill('SIGTERM')
  expect(await ended).toMatchObject({ code: 130, stdout: '' })
  expect(media()).toEqual([])
  expect((await run('list')).stdout).toMatch(/^Drawn scenes only/)
})
