import { openPartners } from '@calm-rest/api/partners'
import { fetchPage, sharedSite } from '@calm-rest/testing'
import { expect } from 'vitest'
import { rowsOf, stay, typed } from './without-scripts/journey.fixture.ts'
import { visitWithoutScripts } from './without-scripts/plain-visitor.fixture.ts'

interface LinkOptions {
  campaign: string
  /** Path of the page that the link opens; by default the home page. */
  to?: string
}

/** Registers a partner on the worker's site. Returns a signed link of theirs. */
export const addPartner = async (id: string, origin: string, link: LinkOptions): Promise<string> => {
  const partners = await openPartners({ dataDir: sharedSite().dataDir })
  try {
    await partners.add({ id, name: id, origins: [origin] })
    return await partners.link(id, link)
  } finally {
    await partners.close()
  }
}

/** What the bookings of a guest say of the partner that they came from. */
export const partnerOf = (email: string) =>
  rowsOf(sharedSite(), 'SELECT partner_id, partner_way, campaign FROM bookings WHERE email = ?', email)

export const noPartner = [{ partner_id: null, partner_way: null, campaign: null }]

/** Books two nights from the day in `days` by the form that a partner's link leads to, without scripts. */
export const bookBy = async (link: string, email: string, days: number) => {
  const { today } = JSON.parse((await fetchPage('/api/hotel/day')).html)
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
