import { setTimeout } from 'node:timers/promises'
import { hydrated, openPage, sharedBrowser, startSite } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { factsGroup } from './facts.fixture.ts'
import { signInAt } from './staffed.fixture.ts'

it('R-staff-facts: the owner sets other hours and another number, and a guest sees them on the next page', async () => {
  // a site of its own: its hours are nobody else's
  const site = await startSite()
  const { page, problems } = await openPage(await sharedBrowser(), { width: 390, height: 844, isNew: true })
  await signInAt(page, site, 'Nirosha')
  await page.goto(`${site.url}desk/property`)
  const contact = factsGroup(page, 'How to reach it')
  await contact.getByLabel('Telephone').fill('041 555 0199')
  await contact.getByRole('button', { name: 'Save' }).click()
  await contact.getByText('Guests see it with their next page').waitFor()
  expect(await contact.getByLabel('Telephone').inputValue()).toBe('+94 415 550 199')

  const facts = factsGroup(page, 'Hours')
  await facts.getByLabel('Check-in from').fill('10:30')
  await facts.getByRole('button', { name: 'Save' }).click()
  await facts.getByText('This must be later than the time before it.').waitFor()
  // the other of the two mends it
  await facts.getByLabel('Check-out until').fill('10:00')
  // the news of a write makes the page ask once more while it still asks for what it wrote itself
  const waitsMs = [600]
  await page.route(/\/api\/staff\/facts$/, async (route) => {
    if (route.request().method() === 'GET') await setTimeout(waitsMs.pop() ?? 1600)
    await route.continue()
  })
  await facts.getByRole('button', { name: 'Save' }).click()
  await facts.getByText('Guests see it with their next page').waitFor()

  await page.goto(`${site.url}contact`)
  await hydrated(page)
  const top = page.getByRole('banner').getByRole('link', { name: '+94 415 550 199' })
  expect(await top.getAttribute('href')).toBe('tel:+94415550199')
  await page.getByRole('button', { name: 'View Schedule' }).click()
  const hours = await page.locator('#schedule').textContent()
  for (const words of ['from 10:30', 'until 10:00']) expect(hours).toContain(words)
  // a refusal is an error to the browser
  expect(problems).toMatchObject({ warnings: [], uncaught: [], foreign: [] })
})
