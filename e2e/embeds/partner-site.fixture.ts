import { join } from 'node:path'
import { openPartners } from '@calm-rest/api/partners'
import { type Site, sharedBrowser, startSite } from '@calm-rest/testing'
import Sqlite from 'better-sqlite3'
import { loaderTag, servePartner } from './partner-page.fixture.ts'

/** Starts a site, a browser, and a partner that may take bookings on its pages. */
export const openPartnerSite = async () => {
  const browser = await sharedBrowser()
  const site = await startSite()
  const partner = await servePartner(site.url)
  const partners = await openPartners({ dataDir: site.dataDir })
  await partners.add({ id: 'alpin-tours', name: 'Alpin Tours', origins: [partner.origin] })
  await partners.close()
  return { browser, site, partner, ...snippets(site), stored: bookingsOf(site) }
}

interface StoredBooking {
  partner: string | null
  campaign: string | null
  total_cents: number
}

/** A booking as stored in the database. */
const bookingsOf = (site: Site) => (reference: string | null) => {
  const db = new Sqlite(join(site.dataDir, 'calm-rest.db'), { readonly: true })
  try {
    const find = db.prepare<[string | null], StoredBooking>(
      'SELECT partner_id AS partner, campaign, total_cents FROM bookings WHERE reference = ?',
    )
    return find.get(reference) as StoredBooking
  } finally {
    db.close()
  }
}

/** Snippets as partners copy them. */
const snippets = ({ url }: Site) => ({
  loader: loaderTag(url),
  rooms: (attributes = '') =>
    `<calm-rest-rooms partner="alpin-tours" ${attributes}><a href="${url}rooms">Rooms</a></calm-rest-rooms>`,
  search: (attributes = '') =>
    `<calm-rest-search partner="alpin-tours" ${attributes}><a href="${url}rooms">Search</a></calm-rest-search>`,
  booking: (attributes = '') =>
    `<calm-rest-booking partner="alpin-tours" ${attributes}><a href="${url}book">Book</a></calm-rest-booking>`,
})

export type PartnerSite = Awaited<ReturnType<typeof openPartnerSite>>
