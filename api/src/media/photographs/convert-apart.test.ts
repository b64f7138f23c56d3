import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { saveJpeg } from '../../testing/photos.ts'
import { openTempDir } from '../../testing/test-api.ts'
import { createConvertApart } from './convert-apart.ts'

const hostile = fileURLToPath(new URL('./hostile-conversion.fixture.ts', import.meta.url))

/** Number of running child processes of this process. */
const processes = () => process.getActiveResourcesInfo().filter((kind) => kind === 'ProcessWrap').length

it('converts one photograph at a time, however many arrive', async () => {
  const convert = createConvertApart()
  const before = processes()
  let most = 0
  const watch = setInterval(() => {
    most = Math.max(most, processes() - before)
  }, 5)
  const dir = openTempDir()
  const made = [1, 2, 3].map(async (n) => {
    const folder = join(dir, String(n))
    mkdirSync(folder)
    await convert(await saveJpeg('veranda.jpg'), folder)
    return readdirSync(folder).length
  })
  expect(await Promise.all(made)).toEqual([5, 5, 5])
  clearInterval(watch)
  expect(most).toBe(1)
})

it.each([
  ['hangs', 1000],
  ['falls', 60_000],
  ['swells', 60_000],
  ['speaks to Node', 60_000],
  ['says too much', 60_000],
] as const)('a decoder that %s is ended, and the next photograph has its turn', async (what, patienceMs) => {
  const convert = createConvertApart({ program: hostile, patienceMs })
  const refused = { name: 'ApiError', code: 'photograph_unreadable' }
  await expect(convert(what, '')).rejects.toMatchObject(refused)
  await expect(convert('falls', '')).rejects.toMatchObject(refused)
})

it('passes on nothing of the site’s environment', async () => {
  process.env.SECRET = 'of the site'
  const convert = createConvertApart({ program: hostile })
  await expect(convert('tells its environment', '')).rejects.toThrow(/^(?!.*SECRET).*$/)
  delete process.env.SECRET
})
