import { readFileSync } from 'node:fs'
import { openPage, sharedBrowser, sharedSite, siteAndBrowser, waitForNetworkIdle } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { storedNights } from '../book/journeys/stored.fixture.ts'
import { bookAsGuest } from '../testing/book-as-guest.fixture.ts'
import { dialog, isFree, statusOf } from '../testing/own-bookings.fixture.ts'
import { ownStays } from '../testing/own-stays.fixture.ts'

const { open, url } = siteAndBrowser()
const nextStay = ownStays('linked-booking')

const shown = (page: Page, reference: string) => page.getByText(reference, { exact: true }).first().waitFor()

describe('the link of the mail', () => {
  it('R-link-booking: shows the booking without an account, cancels it, and frees its nights', async () => {
    const stay = nextStay()
    const { reference, link } = await bookAsGuest(stay)
    const { page, problems } = await open(link)
    await page.getByRole('heading', { level: 1, name: 'Your booking' }).waitFor()
    await shown(page, reference)
    await page.getByText('Free cancellation until').waitFor()
    await page.getByRole('button', { name: 'Cancel booking' }).click()
    await dialog(page).getByText('you pay nothing').waitFor()
    expect(statusOf(reference)).toBe('confirmed')
    await dialog(page).getByRole('button', { name: 'Yes, cancel' }).click()
    await page.getByText('Your booking is cancelled.').waitFor()
    expect(statusOf(reference)).toBe('cancelled')
    expect(storedNights(sharedSite(), reference)).toEqual([])
    expect(await isFree(stay)).toBe(true)
    expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })

    await page.goto(url('/terms'))
    await page.goto(url(link))
    await page.getByText(/^Cancelled on .*, free of charge\.$/).waitFor()
    expect(await page.getByRole('button', { name: 'Cancel booking' }).count()).toBe(0)
  })

  it('R-booking-ticket: prints on one page in each language, offers a calendar file, and is shared without its link', async () => {
    const { reference, link, hash } = await bookAsGuest(nextStay(), ['horizon-room'])
    const { page } = await open(link)
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'share', {
        value: async (data: ShareData) => Reflect.set(globalThis, 'shared', data),
      })
    })
    for (const lang of ['English', 'Deutsch', '中文']) {
      await page.getByRole('button', { name: lang, exact: true }).click()
      await page
        .locator(`html[lang=${lang === 'English' ? 'en' : lang === 'Deutsch' ? 'de' : 'zh'}]`)
        .waitFor()
      await page.getByRole('main').getByText('27 Lighthouse Lane').waitFor()
      const printed = (await page.pdf({ format: 'A4' })).toString('latin1')
      expect([lang, printed.match(/\/Type \/Page\b/g)?.length]).toEqual([lang, 1])
    }
    await page.getByRole('button', { name: 'English' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Add to calendar' }).click(),
    ])
    expect(file.suggestedFilename()).toBe(`calm-rest-${reference}.ics`)
    expect(readFileSync(await file.path(), 'utf8').match(/BEGIN:VEVENT/g)).toHaveLength(2)
    await page.getByRole('button', { name: 'Share' }).click()
    const { text } = await page.evaluate(() => Reflect.get(globalThis, 'shared'))
    expect(text).toMatch(/^Calm Rest\nLighthouse Suite, .*\nHorizon Room, .*\n27 Lighthouse Lane/)
    expect(text).not.toContain(hash.slice(1))
  })

  it('R-link-secret: sends its token in no URL and shows it on no screen', async () => {
    const { reference, link, hash } = await bookAsGuest(nextStay())
    const token = hash.slice(1)
    const { page } = await openPage(await sharedBrowser())
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url(), request.headers().referer ?? ''))
    await page.goto(url(link))
    await shown(page, reference)
    await waitForNetworkIdle(page)
    expect(page.url()).toBe(url('/booking'))
    // Playwright itself reports the fragment of the page that it opened; no browser sends it
    const sent = addresses.filter((address) => address.split('#')[0]?.includes(token))
    expect(sent).toEqual([])
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, history.state]))
    expect(kept).not.toContain(token)
    // sessionStorage has it, for a reload; other tabs cannot read it
    expect(await page.evaluate(() => Object.values(sessionStorage))).toContain(token)
  })
})
