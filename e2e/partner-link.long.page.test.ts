import { openPartners } from '@calm-rest/api/partners'
import { fetchPage, sharedSite } from '@calm-rest/testing'
import { beforeAll, expect, it } from 'vitest'
import { rowsOf, stay, typed } from './without-scripts/journey.fixture.ts'
import { visitWithoutScripts } from './without-scripts/plain-visitor.fixture.ts'

const site = sharedSite()
const today = JSON.parse((await fetchPage('/api/hotel/day')).html).today as string

const origin = 'https://plain-tours.example'

beforeAll(async () => {
  const partners = await openPartners({ dataDir: site.dataDir })
  await partners.add({ id: 'plain-tours', name: 'Plain Tours', origins: [origin] })
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

const unproven: readonly [what: string, query: Record<string, string>][] = [
  ['a signature that is none', { partner: 'plain-tours', campaign: 'summer-2027', sig: 'x'.repeat(16) }],
  ['what anybody can write', { partner: 'plain-tours', campaign: 'summer-2027' }],
  ['nonsense', { partner: '<b>', campaign: '=1+1', sig: '"' }],
]

it.each(unproven)('books all the same where the link says %s', async (what, query) => {
  const email = `${what.replaceAll(' ', '-')}@partner-link.example`
  const days = { nonsense: 280, 'what anybody can write': 283 }[what] ?? 286
  await bookBy(`/book?${new URLSearchParams(query)}`, email, days)
  expect(recorded(email)).toEqual(nobody)
})
