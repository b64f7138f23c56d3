import { openPage, type Site, sharedBrowser } from '@calm-rest/testing'
import { expect } from 'vitest'
import { platform } from '../releases/over-https.fixture.ts'
import { buildStockRemote, type StockRemote } from './stock-remote.fixture.ts'

/** Adopts a build of stock tools on a site, sees its widget in the shell, and that no other byte of it runs. */
export const adoptAndSee = async (site: Site, stock: StockRemote) => {
  const { version } = stock
  expect(platform(site, 'adopt', await buildStockRemote(stock))).toMatchObject({
    remote: 'mf-spa',
    version,
  })
  const { url } = platform(site, 'preview', 'mf-spa', version)
  const previewed = `${site.url}widgets/mf-spa/welcome${new URL(url).search}`
  const { page, problems } = await openPage(await sharedBrowser())
  await page.goto(previewed)
  await page.getByText('Welcome from a build of stock tools').nth(1).waitFor()
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await page.getByText('Willkommen von a build of stock tools').nth(1).waitFor()
  expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })

  const { page: another } = await openPage(await sharedBrowser(), { isNew: true })
  let isChanged = false
  await another.route(`**/releases/mf-spa/${version}/*expose_welcome*`, async (route) => {
    const response = await route.fetch()
    isChanged = true
    await route.fulfill({ response, body: `${await response.text()};globalThis.tampered = true` })
  })
  await another.goto(previewed)
  await another.getByRole('button', { name: 'Try again' }).first().waitFor()
  expect([isChanged, await another.evaluate(() => 'tampered' in globalThis)]).toEqual([true, false])
}
