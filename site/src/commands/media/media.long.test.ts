import { basename, dirname } from 'node:path'
import { expect, it } from 'vitest'
import { openMedia, saveJpeg } from './media.fixture.ts'

it('adds a photograph, lists it and removes it, each in plain words', async () => {
  const { run, start, media } = await openMedia()
  const file = await saveJpeg()
  // relative to the caller's folder
  const args = ['add', basename(file), '--room', 'coral-suite']
  const added = await start(args, { INIT_CWD: dirname(file) }).ended
  expect(added).toMatchObject({ code: 0 })
  expect(added.stdout).toMatch(
    /^Coral Suite now shows veranda\.jpg as picture 1 of 1 \(number 1\)\.\n800 × 200 pixels, \d+ KB; for visitors at most 800 × 200, \d+ KB as AVIF or \d+ KB as WebP\.\n/,
  )

  const listed = await run('list')
  expect(listed).toMatchObject({ code: 0, stderr: '' })
  expect(listed.stdout).toMatch(
    /^Coral Suite \(coral-suite\)\n {2}1\. {2}number 1 {2}veranda\.jpg {2}800 × 200 {2}\d{4}-\d\d-\d\d\n\nDrawn scenes only: cinnamon-room, courtyard-room/,
  )
  expect((await run('list', '--room', 'horizon-room')).stdout).toBe('Drawn scenes only: horizon-room\n')

  expect(await run('remove', '1')).toEqual({
    code: 0,
    stdout: 'Coral Suite no longer shows veranda.jpg (number 1): it is back to its drawn scenes.\n',
    stderr: '',
  })
  expect(media()).toEqual([])
})

it('explains a refusal in one sentence, with exit code 3', async () => {
  const { run } = await openMedia()
  const { code, stdout, stderr } = await run('list', '--room', 'attic')
  expect({ code, stdout }).toEqual({ code: 3, stdout: '' })
  expect(stderr).toMatch(/^There is no room attic\. Rooms: cinnamon-room, /)
  expect(stderr).not.toMatch(/^\s+at /m)
})

it('adds a photograph from standard input, as a container gets one', async () => {
  const { start, media } = await openMedia()
  const added = await start(['add', '-', '--room', 'coral-suite'], {}, await saveJpeg()).ended
  expect(added).toMatchObject({ code: 0 })
  expect(added.stdout).toMatch(/^Coral Suite now shows photograph as picture 1 of 1 \(number 1\)\.\n/)
  expect(media()).not.toEqual([])
})
