import { openFolderStore } from '@calm-rest/releases'
import {
  axeViolations,
  colourViolations,
  openPage,
  type Site,
  sharedBrowser,
  startSite,
} from '@calm-rest/testing'
import type { Frame, Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { callReleases, packVariant, platform } from './over-https.fixture.ts'
import { makeVariant, onlyWidget, throwing } from './variant.fixture.ts'

const remote = 'mf-reviews'

let site: Site
let token: string

beforeAll(async () => {
  site = await startSite()
  token = platform(site, 'token', 'add', '@calm-rest/reviews', '--remote', remote).token
})

/** Publishes a candidate as a CI does, and returns the address that it posts. */
const publish = async (version: string, rewrite: (file: string, text: string) => string) => {
  const store = openFolderStore(site.dataDir)
  const variant = makeVariant(store, { remote, version, rewrite, manifest: onlyWidget('review-list') })
  await callReleases(site, token, ['PUT', `${remote}/${version}`], await packVariant(variant))
  const { status, body } = await callReleases(site, token, ['POST', `${remote}/preview`], { version })
  expect(status).toBe(200)
  return (body as unknown as { compare: string }).compare
}

const renamed = (_: string, text: string) => text.replaceAll('Write a Review', 'Share your stay')

const open = async (address: string) => {
  const options = { width: 1440, crossesOrigins: true } as const
  const opened = await openPage(await sharedBrowser(), options)
  await opened.page.goto(address)
  return opened
}

/** The document in a frame, once its widget is on the screen. */
const framed = async (page: Page, title: RegExp): Promise<Frame> => {
  const frame = await (await page.getByTitle(title).elementHandle())?.contentFrame()
  if (!frame) throw new Error(`There is no frame ${title}`)
  await frame.locator('[data-shown]').waitFor()
  return frame
}

/** How far the candidate stands below the live one, in pixels. */
const drop = (page: Page) =>
  page.locator('.compare-frame').evaluateAll(([live, candidate]) => {
    const topOf = (frame?: Element) => frame?.getBoundingClientRect().top ?? 0
    return topOf(candidate) - topOf(live)
  })

it('R-mf-preview: a candidate of a pull request stands beside what is live, in frames that hold nobody’s session, and above it on a phone', async () => {
  const { page, problems } = await open(await publish('1.1.0-pr.12.3', renamed))
  const live = await framed(page, /^Live 1\.0\.0: review-list/)
  const candidate = await framed(page, /^Candidate 1\.1\.0-pr\.12\.3: review-list/)
  await live.getByRole('link', { name: 'Write a Review' }).first().waitFor()
  await candidate.getByRole('link', { name: 'Share your stay' }).first().waitFor()
  // the widget alone: the site around it is the same on both sides
  expect(await candidate.locator('#site > div > :not(main)').filter({ visible: true }).count()).toBe(0)
  const reach = await candidate.evaluate(() => {
    const attempt = (act: () => unknown) => {
      try {
        return String(act())
      } catch (cause) {
        return (cause as Error).name
      }
    }
    return {
      origin: self.origin,
      cookie: attempt(() => document.cookie),
      storage: attempt(() => localStorage.length),
      outside: attempt(() => parent.document.title),
    }
  })
  expect(reach).toEqual({
    origin: 'null',
    cookie: 'SecurityError',
    storage: 'SecurityError',
    outside: 'SecurityError',
  })
  const scale = ({ offsetWidth }: HTMLElement) => offsetWidth
  for (const title of [/^Live/, /^Candidate/]) {
    const frame = page.getByTitle(title)
    const place = await frame.locator('..').boundingBox()
    expect([await frame.evaluate(scale), (await frame.boundingBox())?.width]).toEqual([390, place?.width])
  }
  expect(problems.uncaught).toEqual([])

  await page.getByRole('link', { name: 'Desktop, 1440' }).click()
  await page.waitForURL(/width=1440/)
  expect(await drop(page)).toBe(0)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await drop(page)).toBeGreaterThan(200)
  for (const summary of await page.locator('summary').all()) await summary.click()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  // the frames' content is a screen of the site, and is tested as one
  const without = ['iframe']
  expect(await axeViolations(page, { without })).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await colourViolations(page, { without })).toEqual([])
})

it('says in its frame where the candidate fails and the live one shows in its place', async () => {
  const { page } = await open(await publish('1.1.0-pr.13.1', throwing))
  const candidate = await framed(page, /^Candidate/)
  await candidate.getByRole('alert').getByText('1.1.0-pr.13.1 did not work here: this is 1.0.0.').waitFor()
})
