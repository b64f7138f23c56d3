import { siteAndBrowser } from '@calm-rest/testing'
import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  comeIn,
  guest,
  nameOf,
  ownDetails,
  refreshesOf,
  register,
  speakGerman,
  tabAt,
  wayIn,
  wayOut,
} from '../../testing/guest.ts'
import { storesOf } from '../../testing/stores.ts'
import { endAccessTokens, endSessions } from '../../testing/tokens.ts'

const { open, url, dataDir } = siteAndBrowser()

beforeAll(register)

const minuteMs = 60_000
const hourMs = 60 * minuteMs

let page: Page
let context: BrowserContext

beforeEach(async () => {
  const opened = await open('/terms')
  page = opened.page
  context = opened.context
})

const storedIn = async (tab: Page) => {
  const { indexed, local } = await storesOf(tab)
  return { ...indexed, ...local }
}

const statusOf = async (token: string) =>
  (await fetch(url('/api/me'), { headers: { authorization: `Bearer ${token}` } })).status

describe('a session that has ended', () => {
  it('R-session-over: at the server, signs out every tab at the next call of one', async () => {
    await comeIn(page)
    const other = await tabAt(context, '/profile')
    await ownDetails(other).waitFor()
    endSessions(dataDir(), guest.email)
    await speakGerman(other)
    await other.getByRole('link', { name: 'Anmelden' }).first().waitFor()
    await wayIn(page).waitFor()
    await expect.poll(() => storedIn(page)).toEqual({})
  })

  it.each([
    ['after 12 hours', false, 12],
    // longer than any timer of a browser holds
    ["after 30 days with 'Remember Me'", true, 720],
  ] as const)('R-session-over: %s, signs out by itself', async (_, remember, hours) => {
    await context.clock.install()
    await comeIn(page, { remember })
    await context.clock.fastForward(hours * hourMs - minuteMs)
    expect(await nameOf(page).isVisible()).toBe(true)
    await context.clock.fastForward(minuteMs)
    await wayIn(page).waitFor()
    await expect.poll(() => storedIn(page)).toEqual({})
  })
})

it('sets no timer that a browser cannot hold, which would go off at once and again', async () => {
  await page.addInitScript(() => {
    const setTimer = window.setTimeout
    const delays: number[] = []
    Object.assign(window, {
      delays,
      setTimeout: (work: () => void, delay = 0) => {
        delays.push(delay)
        return setTimer(work, delay)
      },
    })
  })
  await comeIn(page, { remember: true })
  const longest = await page.evaluate(() => Math.max(...(window as unknown as { delays: number[] }).delays))
  expect(longest).toBe(2 ** 31 - 1)
})

describe('a tab that slept', () => {
  it('R-session-tabs: finds out who left as soon as it is looked at', async () => {
    await page.addInitScript(() => {
      Object.assign(window, {
        BroadcastChannel: class {
          postMessage() {}
          addEventListener() {}
        },
      })
    })
    await comeIn(page)
    const other = await tabAt(context, '/about')
    await wayOut(other).click()
    await wayIn(other).waitFor()
    await expect.poll(() => storedIn(other)).toEqual({})
    expect(await nameOf(page).isVisible()).toBe(true)
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await wayIn(page).waitFor()
  })
})

describe('a sign-out without a connection', () => {
  it('R-session-offline: shows at once in every tab, and the server is told when the line is back', async () => {
    await context.clock.install()
    const token = await comeIn(page)
    const other = await tabAt(context, '/about')
    await nameOf(other).waitFor()
    // no timer goes off from here on: it is the line that tells
    await context.clock.pauseAt(Date.now() + hourMs)
    await context.setOffline(true)
    await wayOut(page).click()
    await wayIn(page).waitFor()
    await wayIn(other).waitFor()
    await expect.poll(() => storedIn(page)).toEqual({ 'signing-out': true })
    expect(await statusOf(token)).toBe(200)
    await context.setOffline(false)
    await expect.poll(() => statusOf(token)).toBe(401)
    await expect.poll(() => storedIn(page)).toEqual({})
    expect(await context.cookies()).toEqual([])
  })

  it('R-session-offline: is told by the next page where this one was closed', async () => {
    const token = await comeIn(page)
    await context.setOffline(true)
    await wayOut(page).click()
    await expect.poll(() => storedIn(page)).toEqual({ 'signing-out': true })
    await page.close()
    await context.setOffline(false)
    expect(await statusOf(token)).toBe(200)
    await tabAt(context, '/about')
    await expect.poll(() => statusOf(token)).toBe(401)
  })
})

describe('a token that cannot be renewed just now', () => {
  it('signs nobody out: the call failed, and works once the line is back', async () => {
    await comeIn(page, { path: '/profile' })
    await ownDetails(page).waitFor()
    endAccessTokens(dataDir(), guest.email)
    await page.route('**/api/auth/refresh*', (route) => route.abort())
    await speakGerman(page)
    await page.getByText('Ihre Angaben konnten nicht geladen werden.').waitFor()
    expect(await page.getByRole('link', { name: 'Anmelden' }).count()).toBe(0)
    await page.unroute('**/api/auth/refresh*')
    await page
      .getByRole('region', { name: 'Ihr Konto' })
      .getByRole('button', { name: 'Erneut versuchen' })
      .click()
    await ownDetails(page, 'de').waitFor()
  })
})

describe('a browser without Web Locks', () => {
  it('renews a token once for all widgets of the page', async () => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }))
    const refreshes = refreshesOf(context)
    await comeIn(page, { path: '/profile' })
    await ownDetails(page).waitFor()
    await page.getByText('You have no bookings yet.').waitFor()
    expect(refreshes).toEqual([200])
  })
})
