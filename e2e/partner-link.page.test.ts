import { openPartners } from '@calm-rest/api/partners'
import { fetchPage, sharedSite } from '@calm-rest/testing'
import { beforeAll, expect, it } from 'vitest'
import { rowsOf, stay, typed } from './without-scripts/journey.fixture.ts'
import { visitWithoutScripts } from './without-scripts/plain-visitor.fixture.ts'

const site = sharedSite()
const today = JSON.parse((await fetchPage('/api/hotel/day')).html).today as string

const origin = 'https://plain-tours.example'
let signed: string

beforeAll(async () => {
  const partners = await openPartners({ dataDir: site.dataDir })
  await partners.add({ id: 'plain-tours', name: 'Plain Tours', origins: [origin] })
  signed = await partners.link('plain-tours', { campaign: 'summer-2027' })
  await partners.close()
})

const recorded = (email: string) =>
  rowsOf(site, 'SELECT partner_id, partner_way, campaign FROM bookings WHERE email = ?', email)

const nobody = [{ partner_id: null, partner_way: null, campaign: null }]

/** Books by the form that a partner's link leads to, without scripts. */
const bookBy = async (link: string, email: string, days: number) => {
  const visitor = await visitWithoutScripts(link)
  const { checkIn, checkOut } = stay(today, days, 2)
  visitor.fill({
    firstName: 'Ada',
    lastName: 'Perera',
    email,
    checkInTyped: typed('en', checkIn),
    checkOutTyped: typed('en', checkOut),
    roomType: 'horizon-room',
  })
  // the first submit shows the total, the second one books
  await visitor.send()
  expect(await visitor.send()).toBe(200)
}

it("R-partners-proof: tells the booking of a guest without scripts who came by a partner's signed link", async () => {
  const email = 'plain@partner-link.example'
  await bookBy(signed, email, 270)
  expect(recorded(email)).toEqual([
    { partner_id: 'plain-tours', partner_way: 'link', campaign: 'summer-2027' },
  ])
})

it('tells it who came by the rooms on a page of the partner, and nothing where the page is not registered', async () => {
  const linkOn = async (page: string) => {
    const address = '/embed/v1/rooms?partner=plain-tours&campaign=blog&limit=1'
    const { document } = await fetchPage(address, {
      headers: { Origin: page, 'Sec-Fetch-Site': 'cross-site' },
    })
    const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
    return links.find((href) => new URL(href).pathname === '/book') ?? ''
  }
  const email = 'rooms@partner-link.example'
  await bookBy(await linkOn(origin), email, 274)
  expect(recorded(email)).toEqual([{ partner_id: 'plain-tours', partner_way: 'link', campaign: 'blog' }])
  const stranger = 'stranger@partner-link.example'
  await bookBy(await linkOn('https://copied.example'), stranger, 277)
  expect(recorded(stranger)).toEqual(nobody)
})
