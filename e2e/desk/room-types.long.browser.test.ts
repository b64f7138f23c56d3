import { setTimeout } from 'node:timers/promises'
import { withDesk } from '@calm-rest/site/testing'
import { openPage, type Site, sharedBrowser, startSite } from '@calm-rest/testing'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { beginNewRoom, makeDraft } from './new-room.fixture.ts'
import { arrived, pick, taken } from './photographs.fixture.ts'
import { book, phone, signInAt } from './staffed.fixture.ts'

// A site of its own: its rooms are nobody else's.
let site: Site
beforeAll(async () => {
  site = await startSite()
})

/** The page reads everything anew a moment later, as after news of somebody else. */
const looksAnew = () => dispatchEvent(new Event('online'))

/**
 * Presses a button whose write takes an address away, where reads of this address are under way, and more are asked for:
 * until the write is answered, none of them reaches the API.
 */
const pressWhileRead = async (page: Page, button: Locator, reads: RegExp, write: RegExp) => {
  const read = Promise.withResolvers<void>()
  const written = Promise.withResolvers<void>()
  await page.route(reads, async (route) => {
    read.resolve()
    await written.promise
    // nobody waits for those that were ended meanwhile
    await route.continue().catch(() => {})
  })
  await page.route(write, async (route) => {
    const response = await route.fetch()
    written.resolve()
    // the news of a write may come long before its answer
    await setTimeout(600)
    await route.fulfill({ response })
  })
  await page.evaluate(looksAnew)
  await read.promise
  await page.evaluate(looksAnew)
  await button.click()
}

const nothing = { errors: [], warnings: [], uncaught: [], foreign: [] }

it('R-staff-room-made, R-staff-room-ended, R-staff-room-discarded: a room is made, written, photographed, offered and ended on a phone, and guests see each of it; a draft is discarded', async () => {
  const { page, problems } = await openPage(await sharedBrowser(), phone)
  await signInAt(page, site, 'Nirosha')
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  await page.goto(`${site.url}desk/property`)
  const dialog = await beginNewRoom(page)
  await dialog.getByLabel('Kind of room').selectOption({ label: 'Family' })
  await dialog.getByRole('button', { name: 'Create the draft' }).click()
  await dialog.getByText('Please fill this in.').waitFor()
  await makeDraft(dialog)
  await page
    .getByText('Still missing: texts in English, texts in German, texts in Chinese, a photograph')
    .waitFor()

  // the input goes with the draft to its new address
  const bed = page.getByRole('textbox', { name: 'Bed' })
  const description = page.getByRole('textbox', { name: 'Description' })
  await bed.fill('1 king bed')
  await button('Change the address').click()
  await page.getByLabel('Address on the site').fill('loft')
  const save = page.getByRole('dialog').getByRole('button', { name: 'Save' })
  await pressWhileRead(page, save, /\/garden-loft$/, /\/address$/)
  await page.getByText('/rooms/loft').waitFor()
  await expect.poll(() => bed.inputValue()).toBe('1 king bed')
  for (const [tab, text] of [
    ['English', 'Among the mango trees.'],
    ['Deutsch', 'Zwischen Mangobäumen.'],
    ['中文', '芒果树间。'],
  ]) {
    await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click()
    await bed.fill('1 king bed')
    await description.fill(text ?? '')
  }
  await button('Save').click()
  await page.getByText('Still missing: a photograph').waitFor()
  expect((await fetch(`${site.url}rooms/loft`)).status).toBe(404)
  await pick(page, 'Choose photographs', await taken('loft.jpg', '#2f5d50'))
  await arrived(page, 1)
  await button('Offer to guests').click()
  await page.getByRole('link', { name: 'On the site' }).waitFor()
  const guest = await openPage(await sharedBrowser(), phone)
  await guest.page.goto(`${site.url}rooms/loft?lang=de`)
  await guest.page.getByRole('heading', { name: 'Gartenloft' }).waitFor()
  await guest.page.getByText('Zwischen Mangobäumen.').waitFor()

  const reference = await book(site, { firstName: 'Amara', room: 'loft', price: 129.5 })
  await page.getByText('To be settled first:').waitFor()
  await page.getByRole('region', { name: 'Offered to guests' }).getByRole('link').click()
  await page.waitForURL(`**/desk/stay?reference=${reference}`)
  await page.getByText('Garden Loft').first().waitFor()
  await withDesk(site.dataDir, ({ bookings }) => bookings.cancel(reference))
  await page.goto(`${site.url}desk/property?room=loft`)
  await button('No longer offer Garden Loft').click()
  await page.getByRole('button', { name: 'No longer offer', exact: true }).click()
  await button('Offer again').waitFor()
  await guest.page.reload()
  await guest.page.getByRole('heading', { name: 'Zimmer nicht gefunden' }).waitFor()
  await guest.page.getByRole('link', { name: 'Alle Zimmer ansehen' }).click()
  await guest.page.getByText('Korallen-Suite').first().waitFor()
  expect(await guest.page.getByText('Gartenloft').count()).toBe(0)
  await page.goto(`${site.url}desk/stay?reference=${reference}`)
  await page.getByText('Garden Loft').first().waitFor()

  const names = { en: 'Tree House', de: 'Baumhaus', zh: '树屋' }
  const tree = { names, category: 'standard', guests: 2, size: 20, price: 75, units: 1 } as const
  await withDesk(site.dataDir, ({ roomTypeStatus }) => roomTypeStatus.add(tree))
  await page.goto(`${site.url}desk/property?room=tree-house`)
  await button('Discard the draft of Tree House').click()
  await page.getByText('Guests have never seen it.').waitFor()
  const discard = page.getByRole('button', { name: 'Discard the draft', exact: true })
  await pressWhileRead(page, discard, /\/tree-house$/, /\/discard$/)
  await page.waitForURL(`${site.url}desk/property`)
  await page.getByRole('link', { name: /Coral Suite/ }).waitFor()
  expect(await page.getByText('Tree House').count()).toBe(0)
  expect(problems).toEqual(nothing)
})

it('R-staff-amenity-removed: an amenity of the property names the rooms that have it, and can be removed once there are none', async () => {
  const { page, problems } = await openPage(await sharedBrowser(), phone)
  await signInAt(page, site, 'Malini')
  await page.goto(`${site.url}desk/property`)
  const change = (name: string) => page.getByRole('button', { name: `Change ${name}, ` })
  await change('Free-standing bathtub').click()
  const dialog = page.getByRole('dialog', { name: 'Change the amenity' })
  await dialog.getByText('It can be removed once no room type has it:').waitFor()
  expect(await dialog.getByRole('link').allTextContents()).toEqual(['Lighthouse Suite'])
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'New amenity' }).click()
  const fresh = page.getByRole('dialog', { name: 'New amenity' })
  for (const [lang, name] of [
    ['English', 'Hammock'],
    ['German', 'Hängematte'],
    ['Chinese', '吊床'],
  ])
    await fresh.getByLabel(`Name in ${lang}`).fill(name ?? '')
  await fresh.getByRole('button', { name: 'Add' }).click()
  await change('Hammock').click()
  await page.getByRole('button', { name: 'Remove Hammock from the house' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await change('Hammock').waitFor({ state: 'detached' })
  expect(problems).toEqual(nothing)
})
