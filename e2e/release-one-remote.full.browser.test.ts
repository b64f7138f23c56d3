import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openPage, type Site, sharedBrowser, startSite } from '@calm-rest/testing'
import type { Browser } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { checkOut, release } from './releases/checkout.fixture.ts'

const root = resolve(import.meta.dirname, '..')

let browser: Browser
let site: Site

beforeAll(async () => {
  browser = await sharedBrowser()
  site = await startSite()
})

it('R-mf-registry: shows a changed word on the next page view after only that remote was built and published', async () => {
  const { page } = await openPage(browser)
  const details = (name: string) => page.getByRole('link', { name }).first()
  await page.goto(`${site.url}rooms`)
  await details('Details').waitFor()
  const shellBefore = statSync(join(root, 'shell/dist/build.json')).mtimeMs

  const folder = checkOut()
  const words = join(folder, 'mf-rooms/src/locales/en.json')
  writeFileSync(words, readFileSync(words, 'utf8').replaceAll('"Details', '"See the room'))
  expect(release(folder, site, 'publish', 'mf-rooms', '1.0.1')).toContain('published mf-rooms 1.0.1')

  await page.reload()
  await details('Details').waitFor()

  release(folder, site, 'promote', 'mf-rooms', '1.0.1', '--skip-gate', 'the gate has tests of its own')
  await page.reload()
  await details('See the room').waitFor()
  const built = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'dist')))
    .map((entry) => entry.name)
  expect(built).toEqual(['mf-rooms'])
  expect(statSync(join(root, 'shell/dist/build.json')).mtimeMs).toBe(shellBefore)

  release(folder, site, 'rollback', 'mf-rooms')
  await page.reload()
  await details('Details').waitFor()
})

it('R-mf-immutable: refuses to publish a version twice', () => {
  const folder = checkOut()
  expect(() => release(folder, site, 'publish', 'mf-rooms', '1.0.0')).toThrow(
    'a published version never changes',
  )
})
