import { hold, mailTo, sharedSite, siteAndBrowser } from '@calm-rest/testing'
import { describe, expect, it } from 'vitest'
import { alertOf, button, welcomedGuest } from './confirm-email.fixture.ts'

const { show } = siteAndBrowser()
const site = sharedSite()

const calls = '**/api/auth/confirm*'
const unknownToken = 'x'.repeat(43)

describe('the link that a new guest is mailed', () => {
  it('ends the password where nobody is signed in, says so, and leads to a new one', async () => {
    const { page, link } = await welcomedGuest()
    await page.goto(link)
    await page.getByText('Not signed in here?').waitFor()
    await button(page, 'Confirm address').click()
    await alertOf(page).getByText('its password have ended').waitFor()
    const way = page.getByRole('link', { name: 'Choose a new password' })
    expect(await way.getAttribute('href')).toBe('/forgot-password')
  })

  it('without its token asks for the code of the mail, which confirms as well', async () => {
    const { page, guest } = await welcomedGuest()
    const { text = '' } = await mailTo(site, guest.email, /^Welcome/)
    await page.goto(`${site.url}confirm-email`)
    expect(await page.getByRole('link', { name: 'from your profile' }).getAttribute('href')).toBe('/profile')
    await page.getByLabel('Email').fill(guest.email)
    await page.getByLabel('Code from the mail').fill(/\b\d{8}\b/.exec(text)?.[0] ?? '')
    await button(page, 'Confirm address').click()
    await alertOf(page).getByText('its password have ended').waitFor()
  })

  it("that works no more shows 'Confirming...', and leads to where a new one is sent", async () => {
    const { page } = await show(`/confirm-email#${unknownToken}`)
    const release = await hold(page, calls)
    await button(page, 'Confirm address').click()
    await button(page, 'Confirming...').waitFor()
    expect(await button(page, 'Confirming...').isDisabled()).toBe(true)
    release()
    await alertOf(page).getByText('This link no longer works').waitFor()
    expect(await page.getByRole('link', { name: 'To your profile' }).getAttribute('href')).toBe('/profile')
  })

  it('offers another try when the API is down', async () => {
    const { page } = await show(`/confirm-email#${unknownToken}`)
    await page.route(calls, (route) => route.abort())
    await button(page, 'Confirm address').click()
    await alertOf(page).getByText('Connection lost.').waitFor()
    await page.unroute(calls)
    await button(page, 'Try again').click()
    await alertOf(page).getByText('This link no longer works').waitFor()
  })
})
