import { hydrated, layoutShift, siteAndBrowser, waitForNetworkIdle } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { comeIn, guest, nameOf, register, signIn, wayIn, wayOut } from '../../testing/guest.ts'
import { storesOf } from '../../testing/stores.ts'

const { open, url } = siteAndBrowser()

beforeAll(register)

const profile = {
  id: expect.any(String),
  firstName: guest.firstName,
  lastName: guest.lastName,
  email: guest.email,
  country: guest.country,
  emailConfirmed: false,
}
const session = { user: profile, expiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) }

const hoursUntil = (iso: string) => (Date.parse(iso) - Date.now()) / 3_600_000

/** Throws where a page looks for it, as browsers do that block it. */
const block = (page: Page, names: string[]) =>
  page.addInitScript((blocked) => {
    for (const name of blocked) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Blocked', 'SecurityError')
        },
      })
    }
  }, names)

const itemOf = (page: Page, store: 'localStorage' | 'sessionStorage') =>
  page.evaluate((name) => JSON.parse(window[name as 'localStorage'].getItem('user') ?? 'null'), store)

describe('what the browser keeps of a sign-in', () => {
  it("R-session-user: is the profile and its end under 'user' in IndexedDB, a token nowhere, and nothing after the sign-out", async () => {
    const { page, context } = await open('/terms')
    const answer = await signIn(page)
    const { token } = await answer.json()
    const cookies = await context.cookies()
    const refresh = cookies.find(({ name }) => name === '__Host-calm-rest-session')
    const kept = await storesOf(page)
    expect(kept.indexed).toEqual({ user: session })
    expect([kept.local, kept.session.user]).toEqual([{}, undefined])
    expect(refresh).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/' })
    expect(String(token).length).toBeGreaterThan(20)
    const all = JSON.stringify(kept)
    for (const secret of [token, refresh?.value]) expect(all).not.toContain(secret)
    expect(kept.readableCookies).toBe('')
    await wayOut(page).click()
    await expect.poll(async () => (await context.cookies()).length).toBe(0)
    await expect.poll(async () => (await storesOf(page)).indexed).toEqual({})
    const { local, session: ofTab } = await storesOf(page)
    expect([local, ofTab.user]).toEqual([{}, undefined])
  })

  it.each([
    ['12 hours', false, 12],
    ["30 days with 'Remember Me'", true, 720],
  ])('R-session-over: holds %s, in storage as in the cookie', async (_, remember, hours) => {
    const { page, context } = await open('/terms')
    await signIn(page, { remember })
    const { indexed } = await storesOf(page)
    expect(hoursUntil((indexed.user as typeof session).expiresAt)).toBeCloseTo(hours, 1)
    const [cookie] = await context.cookies()
    expect(hoursUntil(new Date(Number(cookie?.expires) * 1000).toISOString())).toBeCloseTo(hours, 1)
  })

  it('R-session-storage: shows who is signed in after a reload, without a request for a token and without a shift', async () => {
    const { page } = await open('/terms')
    await comeIn(page)
    const calls: string[] = []
    page.on('request', (request) => calls.push(request.url()))
    await page.reload()
    await nameOf(page).waitFor()
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02)
    await waitForNetworkIdle(page)
    expect(calls.filter((call) => call.includes('/api/auth/'))).toEqual([])
  })

  it('ignores a stored session of invalid shape', async () => {
    const { page } = await open('/terms')
    await page.evaluate(() =>
      localStorage.setItem('user', '{"user":{"id":"1","firstName":{}},"expiresAt":"2999-01-01T00:00:00Z"}'),
    )
    await page.reload()
    await wayIn(page).waitFor()
  })
})

describe('where IndexedDB is blocked', () => {
  it('R-session-storage: keeps it in local storage, and takes it away at the sign-out', async () => {
    const { page } = await open('/terms')
    await block(page, ['indexedDB'])
    await signIn(page)
    expect(await itemOf(page, 'localStorage')).toEqual(session)
    await page.reload()
    await nameOf(page).waitFor()
    await wayOut(page).click()
    await expect.poll(() => itemOf(page, 'localStorage')).toBe(null)
  })

  it('R-session-storage: and local storage too, keeps it in session storage, and other tabs know it from this one', async () => {
    const { page, context } = await open('/terms')
    await block(page, ['indexedDB', 'localStorage'])
    await signIn(page)
    expect(await itemOf(page, 'sessionStorage')).toEqual(session)
    await page.reload()
    await nameOf(page).waitFor()
    const other = await context.newPage()
    await block(other, ['indexedDB', 'localStorage'])
    await other.goto(url('/about'))
    await nameOf(other).waitFor()
    await wayOut(other).click()
    await wayIn(page).waitFor()
    await expect.poll(() => itemOf(page, 'sessionStorage')).toBe(null)
  })

  it('hears who is signed in from a tab that is busy, too, once it answers', async () => {
    const { page, context } = await open('/terms')
    // events of other tabs reach it once the test releases them
    await page.addInitScript(() => {
      const late: (() => void)[] = []
      const listen = BroadcastChannel.prototype.addEventListener
      BroadcastChannel.prototype.addEventListener = function (type: string, hear: EventListener) {
        listen.call(this, type, (event) => void late.push(() => hear(event)))
      }
      const hearAll = () => {
        for (const hear of late.splice(0)) hear()
      }
      Object.assign(window, { hearAll })
    })
    await block(page, ['indexedDB', 'localStorage'])
    await signIn(page)
    const other = await context.newPage()
    await block(other, ['indexedDB', 'localStorage'])
    await other.goto(url('/about'))
    await waitForNetworkIdle(other)
    await wayIn(other).waitFor()
    await page.evaluate(() => Reflect.get(window, 'hearAll')())
    await nameOf(other).waitFor()
  })
})

describe('where IndexedDB does not answer', () => {
  it('falls back after a timeout, and asks another tab who is signed in', async () => {
    const { page, context } = await open('/terms')
    await signIn(page)
    await context.clock.install()
    const other = await context.newPage()
    await other.addInitScript(() => {
      Object.defineProperty(IDBRequest.prototype, 'onsuccess', { set() {} })
    })
    await other.goto(url('/about'))
    await hydrated(other)
    await wayIn(other).waitFor()
    await context.clock.fastForward(5_000)
    await nameOf(other).waitFor()
  })
})
