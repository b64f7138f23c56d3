import { openFolderStore } from '@calm-rest/releases'
import { type Opened, openPage, type Site, sharedBrowser, startSite } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { release, root } from './checkout.fixture.ts'
import { onlyWidget, publishVariant, throwing } from './variant.fixture.ts'

const remote = 'mf-reviews'
/** With the gate: gate-passes.long.browser.test.ts. */
const withoutGate = ['--skip-gate', 'to see what a page does'] as const

let site: Site

beforeAll(async () => {
  site = await startSite()
})

/** Shows the version where 1.0.0 shows 'Write a Review'. */
const named = (version: string) => (_: string, text: string) =>
  text.replaceAll('Write a Review', `Review of ${version}`)

const publish = (version: string, rewrite = named(version)) =>
  publishVariant(site, { remote, version, rewrite, manifest: onlyWidget('review-list') })

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first()

/** A page view of a new visitor. */
const view = async (name: string): Promise<Opened> => {
  const opened = await openPage(await sharedBrowser())
  await opened.page.goto(`${site.url}testimonials`)
  await link(opened.page, name).waitFor()
  return opened
}

const isRunning = (page: Page, version: string) =>
  page.evaluate((name) => name in globalThis, `${remote}_${version}`.replace(/\W/g, '_'))

/** Text about a version on the page of releases. */
const line = async (version: string) => {
  const html = await (await fetch(`${site.url}releases/${remote}`)).text()
  return html.split('<li class="release-card"').find((card) => card.includes(` ${version}</h3>`)) ?? ''
}

it('R-mf-atomic: is for nobody where it is published, and once promoted on the next page view of everybody', async () => {
  publish('1.1.0')
  const { page } = await view('Write a Review')
  expect(release(root, site, 'promote', remote, '1.1.0', ...withoutGate)).toContain('live mf-reviews 1.1.0')
  await page.reload()
  await link(page, 'Review of 1.1.0').waitFor()
  expect([await isRunning(page, '1.1.0'), await isRunning(page, '1.0.0')]).toEqual([true, false])
})

it('R-mf-atomic: that fails on a page leaves its place to the one before, which is counted, until it is rolled back', async () => {
  publish('1.3.0', throwing)
  openFolderStore(site.dataDir).promote(remote, '1.3.0', 'a test')
  const { page, problems } = await view('Review of 1.1.0')
  expect([await isRunning(page, '1.3.0'), await isRunning(page, '1.1.0')]).toEqual([true, true])
  expect(problems.errors.join()).toContain('this release is broken')
  await expect.poll(() => line('1.3.0')).toContain('1 · 1 failed')

  openFolderStore(site.dataDir).rollback(remote, 'a test')
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  await page.reload()
  await link(page, 'Review of 1.1.0').waitFor()
  expect(await isRunning(page, '1.1.0')).toBe(true)
  expect(asked.filter((address) => address.includes('/1.3.0/'))).toEqual([])
  await expect.poll(() => line('1.1.0')).toMatch(/[1-9] · 0 failed/)
})
