import { sharedSite, siteAndBrowser } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { addPartner, partnerOf } from './partner-link.fixture.ts'
import { fill, stay, todayAt } from './without-scripts/journey.fixture.ts'

const { open } = siteAndBrowser()

it("R-partners-proof: takes a guest from a partner's signed link through the site, and the booking knows", async () => {
  const site = sharedSite()
  const wanted = { campaign: 'summer-2027', to: '/rooms/horizon-room' }
  const link = await addPartner('linked-tours', 'https://linked-tours.example', wanted)

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
  expect(partnerOf(email)).toEqual([
    { partner_id: 'linked-tours', partner_way: 'link', campaign: 'summer-2027' },
  ])
  expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
})
