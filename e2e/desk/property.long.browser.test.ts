import { openPage, type Site, sharedBrowser, startSite } from '@calm-rest/testing'
import { beforeAll, expect, it } from 'vitest'
import { signInAt } from './staffed.fixture.ts'

// A site of its own: its rooms are nobody else's.
let site: Site
beforeAll(async () => {
  site = await startSite()
})

const phone = { width: 390, height: 844 }
const text = 'Über dem Riff, mit eigener Terrasse.'

it('changes the description of a room in German and sees it on the site in five taps; what was typed survives a failure and a reload', async () => {
  const { page, problems } = await openPage(await sharedBrowser(), phone)
  await signInAt(page, site, 'Nirosha')
  await page.goto(`${site.url}desk/today?lang=de`)
  let taps = 0
  const tap = async (role: 'button' | 'link', name: string | RegExp) => {
    taps += 1
    await page.getByRole(role, { name }).click()
  }
  await tap('button', 'Nirosha')
  await tap('link', 'Haus')
  await tap('link', /^Korallen-Suite/)
  // the language of the desk is the one that is open
  const description = page.getByLabel('Beschreibung').locator('visible=true')
  await description.fill(text)

  await page.route('**/api/staff/room-types/*', (route) => route.abort())
  await page.getByRole('button', { name: 'Speichern' }).click()
  await page.getByText('Keine Verbindung').waitFor()
  await page.unroute('**/api/staff/room-types/*')
  await page.reload()
  await expect.poll(() => description.inputValue()).toBe(text)

  await tap('button', 'Speichern')
  await page.getByText('Gespeichert. Gäste lesen es ab der nächsten Seite.').waitFor()
  const shown = page.waitForEvent('popup')
  await tap('link', 'Auf der Website')
  const guest = await shown
  await guest.getByText(text).waitFor()
  expect(taps).toBeLessThanOrEqual(5)
  await guest.close()
  // an attempt that was cut off on purpose
  expect(problems.errors.filter((error) => !error.includes('ERR_FAILED'))).toEqual([])
  expect(problems).toMatchObject({ warnings: [], uncaught: [], foreign: [] })
})

it('chooses amenities by chips, makes one, and adds a unit; the main language never goes without a text', async () => {
  const { page, problems } = await openPage(await sharedBrowser(), phone)
  await signInAt(page, site, 'Malini')
  await page.goto(`${site.url}desk/property?room=lighthouse-suite`)
  await page.locator('summary', { hasText: 'On the card' }).click()
  const card = page.getByRole('group', { name: 'On the card' })
  await card.getByRole('checkbox', { name: 'Sea view' }).waitFor()
  const before = await card.getByRole('checkbox', { checked: true }).count()
  await card.getByRole('checkbox', { name: 'Ceylon tea tray' }).check()
  expect(await card.getByRole('checkbox', { checked: true }).count()).toBe(before + 1)
  const up = card.getByRole('button', { name: 'Move Ceylon tea tray up' })
  await up.press('Enter')
  // a key is pressed as often as one likes
  expect(await up.evaluate((button) => button === button.ownerDocument.activeElement)).toBe(true)

  await page.getByRole('button', { name: 'New amenity' }).click()
  const dialog = page.getByRole('dialog', { name: 'New amenity' })
  await dialog.getByLabel('Name in German').fill('Espressomaschine')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await dialog.getByText('Please fill this in.').waitFor()
  await dialog.getByLabel('Name in English').fill('Espresso machine')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await dialog.waitFor({ state: 'detached' })

  await page.getByRole('tab', { name: 'English' }).click()
  const bed = page.getByRole('textbox', { name: 'Bed' })
  const english = await bed.inputValue()
  await bed.fill(' ')
  await page.getByRole('tab', { name: /^中文/ }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  // back to where something is missing
  await expect.poll(() => bed.getAttribute('aria-invalid')).toBe('true')
  await bed.fill(english)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved. Guests read it from their next page on.').waitFor()
  const guests = await (await fetch(`${site.url}api/rooms/lighthouse-suite`)).json()
  expect(guests.amenities).toContain('Espresso machine')
  const features = guests.features.map(({ name }: { name: string }) => name)
  expect(features.indexOf('Ceylon tea tray')).toBe(before - 1)

  await page.getByRole('button', { name: 'Add a room' }).click()
  const unit = page.getByRole('heading', { name: 'Room 2', exact: true })
  await unit.waitFor()
  await page.getByRole('button', { name: 'Take out Room 2' }).click()
  await page.getByRole('button', { name: 'Take out', exact: true }).click()
  await unit.waitFor({ state: 'detached' })
  expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
})
