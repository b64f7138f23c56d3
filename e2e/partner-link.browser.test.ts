import { openPartners } from '@calm-rest/api/partners'
import { sharedSite, siteAndBrowser } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { fill, rowsOf, stay, todayAt } from './without-scripts/journey.fixture.ts'

const { open } = siteAndBrowser()

it("R-partners-proof: takes a guest from a partner's signed link through the site, and the booking knows", async () => {
  const site = sharedSite()
  const partners = await openPartners({ dataDir: site.dataDir })
  await partners.add({ id: 'linked-tours', name: 'Linked Tours', origins: ['https://linked-tours.example'] })
  const link = await partners.link('linked-tours', { campaign: 'summer-2027', to: '/rooms/horizon-room' })
  await partners.close()

  const { page, problems } = await open(link)
  await page.getByRole('link', { name: 'Book', exact: true }).first().click()
  await page.getByRole('link', { name: 'Continue as guest' }).click()
  await page.getByLabel(/First name/i).waitFor()
  const { checkIn, checkOut } = stay(await todayAt(page, site), 290, 2)
  await page.getByLabel(/Check-in/).fill(checkIn)
  await page.getByLabel(/Check-out/).fill(checkOut)
  const email = 'linked@partner-link.example'
  await fill(page, { firstName: 'Ada', lastName: 'Perera', email })
  // the price is in it once it is known; a press before books nothing
  await page.getByRole('button', { name: /^Confirm booking · \$/ }).click()
  await page
    .getByText(/CR-\w{4}-\w{4}/)
    .first()
    .waitFor()
  const query = 'SELECT partner_id, partner_way, campaign FROM bookings WHERE email = ?'
  expect(rowsOf(site, query, email)).toEqual([
    { partner_id: 'linked-tours', partner_way: 'link', campaign: 'summer-2027' },
  ])
  expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
})
