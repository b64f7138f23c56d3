import { mailTo, openPage, sharedBrowser, sharedSite, signIn } from '@calm-rest/testing'
import { describe, expect, it } from 'vitest'
import { openAccount, openProfile, section } from './signed-in.fixture.ts'
import { takePasswordAway } from './stored.fixture.ts'

const site = sharedSite()

it('R-account-confirm: sends the link again that confirms the address', async () => {
  const { page, guest } = await openAccount(site)
  const email = section(page, 'E-mail address')
  await email.getByText('Not confirmed yet').waitFor()
  await email.getByRole('button', { name: 'Send the link again' }).click()
  await email.getByText(`A new link is on its way to ${guest.email}. It works for 7 days.`).waitFor()
  await mailTo(site, guest.email, /confirm/i)
})

describe('the password', () => {
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
})
