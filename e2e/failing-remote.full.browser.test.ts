import { appendFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hydrated, openPage, type Site, sharedBrowser, startSite } from '@calm-rest/testing'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

let browser: Browser
let site: Site
let page: Page

beforeAll(async () => {
  browser = await sharedBrowser()
  site = await startSite()
})

beforeEach(async () => {
  // a new browser: a cache would hide that a file is missing
  page = (await openPage(browser, { isNew: true })).page
})

const release = (remote: string, ...path: string[]) => join(site.dataDir, 'releases', remote, ...path)

const goTo = (name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click()

const slotFailed = () => page.getByRole('button', { name: 'Try again' }).waitFor()
const reviewsShown = () => page.getByRole('link', { name: 'Write a Review' }).first().waitFor()
const roomsShown = () =>
  page
    .getByRole('link', { name: /Details/ })
    .first()
    .waitFor()

/** Sets a mark that a reload would wipe out. */
const markPage = () => page.evaluate(() => Object.assign(window, { sameDocument: true }))
const isSameDocument = () => page.evaluate(() => 'sameDocument' in window)

describe('when the files of one remote are not served', () => {
  it.each(['before the page is composed', 'after the page is composed'])(
    '%s, the rest works and Try again recovers without a reload',
    async (when) => {
      const hide = () => renameSync(release('mf-reviews'), join(site.dataDir, 'hidden'))
      const show = () => renameSync(join(site.dataDir, 'hidden'), release('mf-reviews'))
      if (when.startsWith('before')) hide()
      await page.goto(site.url)
      if (when.startsWith('after')) hide()
      try {
        await markPage()
        await goTo('Reviews')
        await slotFailed()
        await goTo('Rooms')
        await roomsShown()
        await page.goto(`${site.url}book`)
        await page.getByRole('heading', { name: 'Book Your Stay' }).waitFor()
        await page.goBack()
        await hydrated(page)
        await markPage()
        await goTo('Reviews')
        await slotFailed()
      } finally {
        show()
      }
      await page.getByRole('button', { name: 'Try again' }).click()
      await reviewsShown()
      expect(await isSameDocument()).toBe(true)
    },
  )
})

describe('when a published file was tampered with', () => {
  it.each(['entry.js', 'review-list.js'])('%s never runs, and the shell stays up', async (file) => {
    const path = release('mf-reviews', '1.0.0', file)
    const packed = [path, `${path}.br`, `${path}.gz`]
    const originals = packed.map((each) => readFileSync(each))
    renameSync(`${path}.br`, `${path}.br-hidden`)
    renameSync(`${path}.gz`, `${path}.gz-hidden`)
    appendFileSync(path, ';globalThis.tampered = true')
    try {
      await page.goto(`${site.url}testimonials`)
      await slotFailed()
      expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false)
      await goTo('Rooms')
      await roomsShown()
    } finally {
      renameSync(`${path}.br-hidden`, `${path}.br`)
      renameSync(`${path}.gz-hidden`, `${path}.gz`)
      for (const [i, each] of packed.entries()) writeFileSync(each, originals[i] as Buffer)
    }
  })
})
