import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { type HostState, hostPage, hostPages } from './host-pages.fixture.ts'
import { becomes, isMarked, markForm } from './partner-page.fixture.ts'
import { openPartnerSite, type PartnerSite } from './partner-site.fixture.ts'
import { watchTraces } from './traces.fixture.ts'

const nothing = { errors: [], warnings: [], uncaught: [], foreign: [] }

let partnerSite: PartnerSite

beforeAll(async () => {
  partnerSite = await openPartnerSite()
})

const update = (page: Page, next: Partial<HostState>) =>
  page.evaluate((state) => Reflect.get(window, 'update')(state), next)

const ready = async (page: Page) => {
  await becomes(page, 'calm-rest-rooms', 'ready')
  await becomes(page, 'calm-rest-booking', 'ready')
}

describe.each(hostPages)('on a page of $name, under a strict policy', (host) => {
  const open = async (prepare?: (page: Page) => Promise<unknown>) => {
    const { browser, partner, site, loader } = partnerSite
    return partner.open(browser, await hostPage(host, site.url, loader), prepare)
  }

  it('works, keeps what was typed where the page draws anew and moves it, and breaks no rule', async () => {
    const { page, problems } = await open()
    await ready(page)
    const name = page.locator('[name="firstName"]')
    await name.fill('Anna')
    await markForm(page)
    await update(page, { title: 'Anew', guests: 4 })
    await page.getByRole('heading', { name: 'Anew' }).waitFor()
    await expect.poll(() => page.locator('[name="guests"]').inputValue()).toBe('4')
    await update(page, { order: ['booking', 'rooms'] })
    await page.locator('calm-rest-booking + calm-rest-rooms').waitFor()
    // which of the two elements is moved depends on the framework
    await update(page, { order: ['rooms', 'booking'] })
    await page.locator('calm-rest-rooms + calm-rest-booking').waitFor()
    expect(await name.inputValue()).toBe('Anna')
    expect(await isMarked(page)).toBe(1)

    const second = page.locator('calm-rest-rooms li').nth(1)
    const room = (await second.getByRole('heading').textContent()) ?? ''
    await second.getByRole('link', { name: /^Book/ }).click()
    await expect.poll(() => page.locator('[name="roomType"] option:checked').textContent()).toContain(room)
    expect(await name.inputValue()).toBe('Anna')
    expect(problems).toEqual(nothing)
  })

  it('comes back with every visit to its screen, and leaves nothing behind', async () => {
    const { page, problems } = await open(watchTraces)
    const order = ['rooms', 'booking'] as const
    const traces = () => page.evaluate(() => Reflect.get(window, 'traces')())
    const leave = async () => {
      await update(page, { order: false })
      // an element of the page, not of an embed
      await page.locator('xpath=//section').waitFor({ state: 'detached' })
    }
    await ready(page)
    await leave()
    await expect.poll(async () => (await traces()).timers).toBe(0)
    const before = await traces()
    for (let visit = 0; visit < 5; visit += 1) {
      await update(page, { order })
      await ready(page)
      await leave()
    }
    await expect.poll(traces).toEqual(before)
    await update(page, { order })
    await ready(page)
    expect(problems).toEqual(nothing)
  })
})
