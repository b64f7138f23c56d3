import { openPartners } from '@calm-rest/api/partners'
import { fetchPage, sharedSite } from '@calm-rest/testing'
import { beforeAll, expect, it } from 'vitest'
import { rowsOf, stay, typed } from './without-scripts/journey.fixture.ts'
import { visitWithoutScripts } from './without-scripts/plain-visitor.fixture.ts'

const site = sharedSite()
const today = JSON.parse((await fetchPage('/api/hotel/day')).html).today as string

beforeAll(async () => {
  const partners = await openPartners({ dataDir: site.dataDir })
  await partners.add({ id: 'plain-tours', name: 'Plain Tours', origins: ['https://plain-tours.example'] })
  await partners.close()
})

const recorded = (email: string) =>
  rowsOf(site, 'SELECT partner_id, partner_way, campaign FROM bookings WHERE email = ?', email)

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

it("tells the booking of a guest without scripts who came by a partner's link", async () => {
  const email = 'plain@partner-link.example'
  await bookBy('/book?partner=plain-tours&campaign=summer-2027', email, 270)
  expect(recorded(email)).toEqual([
    { partner_id: 'plain-tours', partner_way: 'link', campaign: 'summer-2027' },
  ])
})

it('books all the same where the link says nonsense', async () => {
  const email = 'nonsense@partner-link.example'
  await bookBy(`/book?${new URLSearchParams({ partner: '<b>', campaign: '=1+1' })}`, email, 280)
  expect(recorded(email)).toEqual([{ partner_id: null, partner_way: null, campaign: null }])
})
