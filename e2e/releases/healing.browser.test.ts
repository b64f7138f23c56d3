import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { openFolderStore } from '@calm-rest/releases'
import { openPage, type Site, sharedBrowser, startSite } from '@calm-rest/testing'
import type { Page, Route } from 'playwright-core'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { mountingAs, releaseVariant } from './variant.fixture.ts'

const remote = 'mf-reviews'

/** Deadline of a release on the site whose files hang: long enough for the release before, also on a busy machine. */
const deadlineMs = 4000

let site: Site
let hanging: Site
let page: Page
let said: string[]
let number = 0

beforeAll(async () => {
  const started = [startSite(), startSite({ env: { RELEASE_DEADLINE_MS: String(deadlineMs) } })] as const
  ;[site, hanging] = await Promise.all(started)
})

beforeEach(async () => {
  for (const { dataDir } of [site, hanging]) openFolderStore(dataDir).promote(remote, '1.0.0', 'a test')
  const opened = await openPage(await sharedBrowser())
  page = opened.page
  said = opened.problems.errors
})

/** Makes a version live that no test had before. */
const goLive = (on: Site, rewrite?: (file: string, text: string) => string) => {
  number += 1
  const version = `1.0.${number}`
  releaseVariant(on, { remote, version, ...(rewrite && { rewrite }) })
  return version
}

const answering =
  (answer: (route: Route) => unknown, files = '**') =>
  (on: Site) => {
    const version = goLive(on)
    void page.route(`**/releases/${remote}/${version}/${files}`, async (route) => void (await answer(route)))
    return version
  }

const withOtherByte = (file: string) => (on: Site) => {
  const version = goLive(on)
  appendFileSync(join(on.dataDir, 'releases', remote, version, file), ' ')
  return version
}

const withEntry = (before: string) => (on: Site) =>
  goLive(on, (file, text) => (file === 'entry.js' ? `${before}${text}` : text))

const never = () => new Promise(() => {})

interface Fault {
  fault: string
  breakIt: (on: Site) => string
  /** Text of the reason in the console and in the report. */
  says: string
  reason: string
  hangs?: true
}

/** The reason for the entry or for a style sheet, whichever is known first. */
const notReleased = 'could not be loaded, or is not the released one'

const faults: readonly Fault[] = [
  {
    fault: 'its files answer 404',
    breakIt: answering((route) => route.fulfill({ status: 404, body: 'none' })),
    says: notReleased,
    reason: 'files',
  },
  {
    fault: 'a byte of its entry is another',
    breakIt: withOtherByte('entry.js'),
    says: notReleased,
    reason: 'files',
  },
  {
    fault: 'its entry never comes',
    breakIt: answering(never, 'entry.js'),
    says: `no entry within ${deadlineMs} ms`,
    reason: 'timeout',
    hangs: true,
  },
  {
    fault: 'it shows nothing',
    breakIt: (on) => goLive(on, mountingAs('() => ({ update() {}, unmount() {} })')),
    says: `nothing was shown within ${deadlineMs} ms`,
    reason: 'render',
    hangs: true,
  },
  {
    fault: 'it throws when it is evaluated',
    breakIt: withEntry("throw new Error('this release is broken');"),
    says: 'the entry ran but set no container',
    reason: 'evaluation',
  },
]

const goTo = (name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click()
const reviewsShown = () => page.getByRole('link', { name: 'Write a Review' }).first().waitFor()
const isRunning = (version: string) =>
  page.evaluate((name) => name in globalThis, `${remote}_${version}`.replace(/\W/g, '_'))

it.each(faults)(
  'R-mf-fallback, R-mf-last-good: goes on with the release before where $fault, without a reload',
  async (row) => {
    const on = row.hangs ? hanging : site
    const version = row.breakIt(on)
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
    await goTo('Reviews')
    await reviewsShown()
    expect(said.join()).toContain(row.says)
    expect(await isRunning('1.0.0')).toBe(true)
    const { reason } = row
    await expect.poll(() => reported).toContainEqual({ remote, version, outcome: 'failed', reason })
    // the failed release is out for this page: a second visit does not ask for it again
    const before = [...asked]
    await goTo('About')
    await page.getByRole('heading', { level: 1, name: 'About Calm Rest' }).waitFor()
    await goTo('Reviews')
    await reviewsShown()
    expect(asked).toEqual(before)
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true)
  },
)

it('R-mf-fallback: says so where the release before does not work either, and Try again finds a third', async () => {
  answering((route) => route.abort())(site)
  await page.route(`**/releases/${remote}/1.0.0/**`, (route) => route.abort())
  await page.goto(`${site.url}about`)
  await goTo('Reviews')
  const again = page.getByRole('button', { name: 'Try again' })
  await again.waitFor()
  const version = goLive(site)
  await again.click()
  await reviewsShown()
  expect(await isRunning(version)).toBe(true)
})

it("R-mf-fallback: keeps the server's HTML, in its styles, of a release that throws in hydration", async () => {
  const version = goLive(
    site,
    mountingAs(`(root, input) => {
      const data = new Proxy({}, { get() { throw new Error('this release is broken') } })
      return factory().widget.mount(root, { ...input, data })
    }`),
  )
  const look = (on: Page) =>
    on
      .locator('main [data-slot] article')
      .evaluateAll((all) => all.map((one) => [one.textContent, getComputedStyle(one).padding]))
  const { page: still } = await openPage(await sharedBrowser(), { withoutScripts: true })
  await still.goto(`${site.url}testimonials`)
  const written = await look(still)
  expect(written.length).toBeGreaterThan(1)
  await page.route(`**/releases/${remote}/1.0.0/**`, (route) => route.abort())
  await page.goto(`${site.url}testimonials`)
  await page.getByRole('status').getByText('Not everything here has loaded').waitFor()
  expect(await look(page)).toEqual(written)
  expect(await isRunning(version)).toBe(true)
})
