import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openFolderStore } from '@calm-rest/releases'
import { openPage, type Site, sharedBrowser, startSite } from '@calm-rest/testing'
import type { Browser, Page, Route } from 'playwright-core'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { checkOut, release } from './checkout.fixture.ts'
import { figures, inMs } from './figures.fixture.ts'
import { releaseVariant } from './variant.fixture.ts'

// two of the faults are built from sources first
vi.setConfig({ testTimeout: 120_000 })

const remote = 'mf-reviews'

const figure = figures(
  'From the click that asks for a release to its reviews, or those of the release before',
)

let browser: Browser
let site: Site
let page: Page
let number = 0

beforeAll(async () => {
  browser = await sharedBrowser()
  // deadline for releases that hang or show nothing: long enough for the one before, also on a busy machine
  site = await startSite({ env: { RELEASE_DEADLINE_MS: '6000' } })
})

beforeEach(async () => {
  const store = openFolderStore(site.dataDir)
  store.promote(remote, '1.0.0', 'a test')
  page = (await openPage(browser)).page
})

/** A version that no test had before. */
const nextVersion = () => {
  number += 1
  return `1.0.${number}`
}

const fileOf = (version: string, file: string) => join(site.dataDir, 'releases', remote, version, file)

/** A correct release whose files are then damaged, as by a network or a disk. */
const spoiled = async (spoil: (version: string) => unknown) => {
  const version = nextVersion()
  releaseVariant(site, { remote, version })
  await spoil(version)
  return version
}

const answering =
  (answer: (route: Route) => Promise<unknown>, files = '**') =>
  async (version: string) => {
    await page.route(`**/releases/${remote}/${version}/${files}`, answer)
  }

/** A release built from sources of another team with one wrong line. */
const builtWith = (file: string, from: string, to: string) => async () => {
  const version = nextVersion()
  const folder = checkOut()
  const path = join(folder, remote, 'src', file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  writeFileSync(path, text.replace(from, to))
  release(folder, site, 'publish', remote, `${version}-rc.1`)
  release(
    folder,
    site,
    'promote',
    remote,
    `${version}-rc.1`,
    '--skip-gate',
    'the test of what the gate would find',
  )
  return `${version}-rc.1`
}

const faults: [string, () => Promise<string>][] = [
  [
    'its files answer 503 with JSON',
    () => spoiled(answering((route) => route.fulfill({ status: 503, json: { error: 'later' } }))),
  ],
  [
    'its files are a page with status 200',
    () => spoiled(answering((route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))),
  ],
  [
    'a byte of a chunk is another',
    () => spoiled((version) => appendFileSync(fileOf(version, 'review-list.js'), ' ')),
  ],
  [
    'a byte of its style sheet is another',
    () => spoiled((version) => appendFileSync(fileOf(version, 'review-list.css'), ' ')),
  ],
  ['a chunk never comes', () => spoiled(answering(() => new Promise(() => {}), 'review-list.js'))],
  [
    'it has no such widget',
    async () => {
      const version = nextVersion()
      const manifest = (
        whole: Parameters<NonNullable<Parameters<typeof releaseVariant>[1]['manifest']>>[0],
      ) => ({
        ...whole,
        exposes: {},
      })
      releaseVariant(site, { remote, version, manifest })
      return version
    },
  ],
  [
    'it throws at render',
    builtWith(
      'review-list/view.tsx',
      '<Overview lang',
      '<Overview key={(undefined as never as string).length} lang',
    ),
  ],
  ['it shows nothing', builtWith('review-list/index.ts', 'View: ReviewListView', 'View: () => null')],
]

const reviewsShown = () => page.getByRole('link', { name: 'Write a Review' }).first().waitFor()
const isRunning = (version: string) =>
  page.evaluate((name) => name in globalThis, `${remote}_${version}`.replace(/\W/g, '_'))

/** Goes to the reviews from an open page and records how long they take. */
const goToReviews = async (what: string) => {
  await page.goto(site.url)
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
  const clicked = performance.now()
  await page.getByRole('navigation').getByRole('link', { name: 'Reviews', exact: true }).first().click()
  await reviewsShown()
  figure(what, inMs(clicked))
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true)
}

it('shows a release that is right, and only that', async () => {
  const version = await spoiled(() => {})
  await goToReviews('nothing is wrong')
  expect([await isRunning(version), await isRunning('1.0.0')]).toEqual([true, false])
})

it.each(faults)(
  'R-mf-fallback, R-mf-last-good: goes on with the release before where %s, without a reload',
  async (fault, breakIt) => {
    const version = await breakIt()
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes(`/releases/${remote}/${version}/`)) asked.push(request.url())
    })
    const reported = page.waitForRequest('**/release-reports')
    await goToReviews(fault)
    expect(await isRunning('1.0.0')).toBe(true)
    // the failed release is out for this page: a second visit does not ask for it again
    const before = [...asked]
    await page.getByRole('navigation').getByRole('link', { name: 'Home', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: 'The sea is two minutes down the lane' }).waitFor()
    await page.getByRole('navigation').getByRole('link', { name: 'Reviews', exact: true }).first().click()
    await reviewsShown()
    expect(asked).toEqual(before)
    expect((await reported).postData()).toMatch(/"view":/)
  },
)

it('R-mf-last-good: composes the page of the release before where the manifest is gone', async () => {
  const version = await spoiled((spoiledVersion) => rmSync(fileOf(spoiledVersion, 'release.json')))
  await page.goto(`${site.url}testimonials`)
  await reviewsShown()
  expect(await isRunning(version)).toBe(false)
})
