import { aGuest, type Site, startSite } from '@calm-rest/testing'
import { launchOtherBrowser, otherBrowsers, type Tab } from '@calm-rest/testing/other-browsers'
import { beforeAll, describe, expect, it } from 'vitest'
import { rowsOf, stay, typed } from './without-scripts/journey.fixture.ts'

let site: Site

beforeAll(async () => {
  site = await startSite()
})

const reference = /CR-\w{4}-\w{4}/

const today = async (): Promise<string> => (await (await fetch(`${site.url}api/hotel/day`)).json()).today

const stored = (email: string) =>
  rowsOf(
    site,
    'SELECT reference, last_name, check_in, check_out, partner_id FROM bookings WHERE email = ?',
    email,
  )

/** Fills the booking form in, in the page or in an element of it. */
const fill = async (tab: Tab, email: string, days: number, element = '') => {
  const { checkIn, checkOut } = stay(await today(), days, 2)
  await tab.type(`${element}[name=firstName]`, 'Ada')
  await tab.type(`${element}[name=lastName]`, 'Perera')
  await tab.type(`${element}[name=email]`, email)
  await tab.type(`${element}[data-field=checkIn]`, typed('en', checkIn))
  await tab.type(`${element}[data-field=checkOut]`, typed('en', checkOut))
  return { check_in: checkIn, check_out: checkOut, last_name: 'Perera' }
}

describe.each(otherBrowsers)('in %s', (name) => {
  let browser: Awaited<ReturnType<typeof launchOtherBrowser>>
  /** Each browser books nights of its own. */
  const from = 30 + 10 * otherBrowsers.indexOf(name)

  beforeAll(async () => {
    browser = await launchOtherBrowser(name)
  })

  it('a guest finds a room, and books two nights', async () => {
    const tab = await browser.open(`${site.url}?lang=en`)
    await tab.click('nav a', 'Rooms')
    // waits for an element that only this screen has: the one before has links of the same names
    await tab.text('main [role=tab]', 'Sea View')
    await tab.click('main a', 'Details')
    await tab.text('main', '1 of 4')
    await tab.click('main a', 'Book')
    await tab.click('main a', 'Continue as guest')
    const email = `guest-${name}@example.com`
    const wanted = await fill(tab, email, from)
    await tab.click('main form [type=submit]:not([name]):not([tabindex])', 'Confirm booking · $')
    const shown = reference.exec(await tab.text('main h1, main p, main dd, main strong', 'CR-'))?.[0]
    expect(stored(email)).toEqual([{ ...wanted, reference: shown, partner_id: null }])
  })

  it('a guest with an account signs in by e-mail and password', async () => {
    const guest = aGuest({ firstName: `Amara${name}`, email: `account-${name}@example.com` })
    const registered = await fetch(`${site.url}api/users`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(guest),
    })
    expect(registered.status).toBe(201)
    const tab = await browser.open(`${site.url}login?lang=en`)
    await tab.type('main [name=email]', guest.email)
    await tab.type('main [name=password]', guest.password)
    await tab.click('main form [type=submit]:not([name]):not([tabindex])')
    await tab.text('header a', guest.firstName)
    await tab.goto(`${site.url}profile`)
    await tab.text('header a', guest.firstName)
  })

  it("a guest books on a partner's page without leaving it", async () => {
    const demo = `http://127.0.0.1:${Number(new URL(site.url).port) + 1}/?lang=en`
    const tab = await browser.open(demo)
    const becomes = (element: string, state: string) =>
      tab.until(
        `document.querySelector('${element}[data-state="${state}"]') !== null`,
        `${element} did not become ${state}.`,
      )
    await becomes('calm-rest-rooms', 'ready')
    await tab.click('calm-rest-rooms >>> li a', 'Book')
    await becomes('calm-rest-booking', 'ready')
    const email = `partner-${name}@example.com`
    const wanted = await fill(tab, email, from + 5, 'calm-rest-booking >>> ')
    await tab.click('calm-rest-booking >>> [type=submit]:not([name]):not([tabindex])', 'Confirm booking · $')
    await becomes('calm-rest-booking', 'booked')
    const [booking] = stored(email) as [{ reference: string }]
    expect(booking).toMatchObject({ ...wanted, partner_id: 'alpin-tours-demo' })
    await tab.text('main', booking.reference)
    expect(await tab.evaluate('location.href')).toContain(demo.split('?')[0])
  })
})
