import { sharedSite } from '@calm-rest/testing'
import { describe, expect, it } from 'vitest'
import { openAccount, section } from './signed-in.fixture.ts'

const site = sharedSite()

describe('details', () => {
  it('R-account-details: are asked for, saved, greet the guest by the new name at once, stay, and fill in the booking form', async () => {
    const { page, guest } = await openAccount(site)
    const details = section(page, 'Your details')
    expect(await details.getByLabel('First Name').inputValue()).toBe(guest.firstName)
    await details.getByLabel('First Name').fill('')
    await details.getByRole('button', { name: 'Save changes' }).click()
    await details.getByText('Please fill in this field.').waitFor()
    await details.getByLabel('First Name').fill('Nimali')
    await details.getByRole('combobox', { name: 'Country' }).fill('germ')
    await details.getByRole('option', { name: 'Germany' }).click()
    await page.route('**/api/me?*', (route) => route.abort())
    await details.getByRole('button', { name: 'Save changes' }).click()
    await details.getByRole('alert').getByText('Connection lost.').waitFor()
    expect(await details.getByLabel('First Name').inputValue()).toBe('Nimali')
    await page.unroute('**/api/me?*')
    await details.getByRole('button', { name: 'Save changes' }).click()
    await details.getByText('Your changes are saved.').waitFor()
    await page.getByRole('heading', { level: 1, name: 'Hello, Nimali' }).waitFor()
    await page.getByRole('link', { name: 'Profile of Nimali' }).waitFor()
    await details.getByLabel('Last Name').press('End')
    await page.keyboard.type('s')
    expect(await details.getByText('Your changes are saved.').count()).toBe(0)
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Hello, Nimali' }).waitFor()
    expect(await details.getByRole('combobox', { name: 'Country' }).inputValue()).toBe('Germany')
    await page.getByRole('link', { name: 'Book a stay' }).click()
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Nimali')
  })
})
