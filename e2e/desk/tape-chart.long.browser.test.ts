import { addDays } from '@calm-rest/contract/stay'
import { type Site, startSite } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { openDeskPage, today } from './staffed.fixture.ts'

// A site of its own: the nights of its rooms are nobody else's.
let site: Site
beforeAll(async () => {
  site = await startSite()
})

const grid = (page: Page) => page.getByRole('grid', { name: 'Rooms by nights' })

let members = 0

const openChart = async () => {
  members += 1
  const opened = await openDeskPage(site, `Kamal ${members}`, 'desk', { width: 1440, height: 900 })
  await opened.page.getByRole('link', { name: 'Chart' }).click()
  await grid(opened.page).waitFor()
  return opened
}

it('draws the days in view and a few beside them, however far one scrolls, and comes back to today', async () => {
  const { page } = await openChart()
  const days = grid(page).getByRole('columnheader')
  // two months are in view, of more than a year
  expect(await days.count()).toBeLessThan(130)
  await grid(page).evaluate((box) => box.scrollTo({ left: box.scrollWidth }))
  const last = addDays(today(), 358).slice(8).replace(/^0/, '')
  await days.getByText(last, { exact: true }).last().waitFor()
  expect(await days.count()).toBeLessThan(130)
  // in the last days of a month its name begins beside the names of the units, and is cut at its end
  const lastOfMonth = addDays(`${addDays(`${today().slice(0, 7)}-01`, 31).slice(0, 7)}-01`, -1)
  const scrolled = () => grid(page).evaluate((box) => box.scrollLeft)
  const before = await scrolled()
  await page.getByLabel('Go to a day').fill(lastOfMonth)
  await expect.poll(scrolled).not.toBe(before)
  const corner = await grid(page).getByText('Free', { exact: true }).boundingBox()
  const beside = (corner?.x ?? 0) + (corner?.width ?? 0)
  const names = grid(page).getByText(/^[A-Z][a-z]+ \d{4}$/)
  await expect
    .poll(() =>
      names.evaluateAll((all) =>
        Math.min(
          ...all
            .map((one) => one.getBoundingClientRect())
            .flatMap(({ left, width }) => (width > 0 ? left : [])),
        ),
      ),
    )
    .toBeGreaterThanOrEqual(beside)
  await page.getByRole('button', { name: 'Today' }).click()
  await expect.poll(() => grid(page).locator('[aria-current=date]').isVisible()).toBe(true)
})
