import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { openFolderStore } from '@calm-rest/releases'
import { type Opened, openPage, type Site, sharedBrowser } from '@calm-rest/testing'
import type { Page, Route } from 'playwright-core'
import { expect } from 'vitest'
import { releaseVariant } from './variant.fixture.ts'

export const remote = 'mf-reviews'

let number = 0

/** Makes a version live that no test had before. */
export const goLive = (on: Site, rewrite?: (file: string, text: string) => string) => {
  number += 1
  const version = `1.0.${number}`
  releaseVariant(on, { remote, version, ...(rewrite && { rewrite }) })
  return version
}

/** A page of a new visitor, while the release of the site is the first one. */
export const openHealthy = async ({ dataDir }: Site): Promise<Opened> => {
  openFolderStore(dataDir).promote(remote, '1.0.0', 'a test')
  return openPage(await sharedBrowser())
}

/** Makes a release live that does not work; returns its version. */
type Break = (on: Site, page: Page) => string

export const answering =
  (answer: (route: Route) => unknown, files = '**'): Break =>
  (on, page) => {
    const version = goLive(on)
    void page.route(`**/releases/${remote}/${version}/${files}`, async (route) => void (await answer(route)))
    return version
  }

export const withOtherByte =
  (file: string): Break =>
  (on) => {
    const version = goLive(on)
    appendFileSync(join(on.dataDir, 'releases', remote, version, file), ' ')
    return version
  }

export const withEntry =
  (before: string): Break =>
  (on) =>
    goLive(on, (file, text) => (file === 'entry.js' ? `${before}${text}` : text))

export interface Fault {
  fault: string
  breakIt: Break
  /** Text of the reason in the console and in the report. */
  says: string
  reason: string
}

/** The reason for the entry or for a style sheet, whichever is known first. */
export const notReleased = 'could not be loaded, or is not the released one'

export const goTo = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click()

export const reviewsShown = (page: Page) =>
  page.getByRole('link', { name: 'Write a Review' }).first().waitFor()

export const isRunning = (page: Page, version: string) =>
  page.evaluate((name) => name in globalThis, `${remote}_${version}`.replace(/\W/g, '_'))

/** Expects that a page goes on with the release before, without a reload, and asks for the broken one once. */
export const goesOnWithTheOneBefore = async (on: Site, { breakIt, says, reason }: Fault) => {
  const { page, problems } = await openHealthy(on)
  const version = breakIt(on, page)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(`/releases/${remote}/${version}/`)) asked.push(request.url())
  })
  const reported: unknown[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/release-reports')) return
    reported.push(...(JSON.parse(request.postData() ?? '').events ?? []))
  })
  // a visit with the page in the cache
  await page.goto(`${on.url}terms`)
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
  await goTo(page, 'Reviews')
  await reviewsShown(page)
  expect(problems.errors.join()).toContain(says)
  expect(await isRunning(page, '1.0.0')).toBe(true)
  await expect.poll(() => reported).toContainEqual({ remote, version, outcome: 'failed', reason })
  // the failed release is out for this page: a second visit does not ask for it again
  const before = [...asked]
  await goTo(page, 'About')
  await page.getByRole('heading', { level: 1, name: 'About Calm Rest' }).waitFor()
  await goTo(page, 'Reviews')
  await reviewsShown(page)
  expect(asked).toEqual(before)
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true)
}
