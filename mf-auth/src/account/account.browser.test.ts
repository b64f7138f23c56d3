import { mailTo, openPage, sharedBrowser, sharedSite, signIn } from '@calm-rest/testing'
import { describe, expect, it } from 'vitest'
import { openAccount, openProfile, section } from './signed-in.fixture.ts'
import { takePasswordAway } from './stored.fixture.ts'

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

it('R-account-confirm: sends the link again that confirms the address', async () => {
  const { page, guest } = await openAccount(site)
  const email = section(page, 'E-mail address')
  await email.getByText('Not confirmed yet').waitFor()
  await email.getByRole('button', { name: 'Send the link again' }).click()
  await email.getByText(`A new link is on its way to ${guest.email}. It works for 7 days.`).waitFor()
  await mailTo(site, guest.email, /confirm/i)
})

describe('the password', () => {
  it('R-account-change: is changed by who knows the old one, and signs in from then on', async () => {
    const { page, guest } = await openAccount(site)
    const password = section(page, 'Password')
    await password.getByRole('button', { name: 'Change password' }).click()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('currentPassword')
    await page.keyboard.type('not this one')
    await page.locator('input[name="password"]').fill('outrigger at dawn 9')
    await page.locator('input[name="confirmPassword"]').fill('outrigger at dawn 8')
    await password.getByRole('button', { name: 'Save password' }).click()
    await password.getByText('Passwords do not match!').waitFor()
    await page.locator('input[name="confirmPassword"]').fill('outrigger at dawn 9')
    await password.getByRole('button', { name: 'Save password' }).click()
    await password.getByText('This password is incorrect.').waitFor()
    await page.locator('input[name="currentPassword"]').fill(guest.password)
    await password.getByRole('button', { name: 'Save password' }).click()
    await password.getByText('Your new password is saved.').waitFor()
    await mailTo(site, guest.email, /password/i)

    const { page: elsewhere } = await openPage(await sharedBrowser())
    await signIn(elsewhere, site, { ...guest, password: 'outrigger at dawn 9' })
  })

  it('R-account-change: can be chosen by who has none', async () => {
    const { page, guest } = await openAccount(site)
    takePasswordAway(site, guest.email)
    await openProfile(page, site)
    const password = section(page, 'Password')
    await password.getByRole('button', { name: 'Choose a password' }).click()
    expect(await page.locator('input[name="currentPassword"]').count()).toBe(0)
    await page.locator('input[name="password"]').fill('outrigger at dawn 9')
    await page.locator('input[name="confirmPassword"]').fill('outrigger at dawn 9')
    await password.getByRole('button', { name: 'Save password' }).click()
    await password.getByText('Your new password is saved.').waitFor()
    await password.getByRole('button', { name: 'Change password' }).waitFor()
  })
})
