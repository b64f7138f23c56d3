import { pino } from 'pino'
import { expect, it } from 'vitest'
import { goodBooking } from '../testing/inputs.ts'
import { ownSite } from '../testing/members.ts'
import { fromPartner, openPartneredApi, partnerOrigin, sigOf } from '../testing/partner-site.ts'
import { testNow } from '../testing/test-now.ts'

const ours = 'alpin-tours'
const campaign = 'summer-2027'
const hourMs = 60 * 60 * 1000

/** Opens a site with a partner and a settable clock, and reads its log lines about bookings without their partner. */
const open = async () => {
  let now = testNow
  const lines: string[] = []
  const logger = pino({ level: 'info' }, { write: (line) => void lines.push(line) })
  const opened = await openPartneredApi({ now: () => now, logger })
  const { api, post, ask, partners } = opened
  await partners.add({ id: 'sea-blog', name: 'Sea Blog', origins: ['https://sea.example'] })
  let day = 0
  /** Books on our own page through a link, and returns the partner of the booking. */
  const bookBy = async (link: object) => {
    day += 1
    const at = (days: number) => new Date(Date.UTC(2027, 7, days)).toISOString().slice(0, 10)
    const stay = { checkIn: at(day), checkOut: at(day + 1), totalPrice: 235 }
    const answer = await post('/api/bookings', { ...goodBooking, ...stay, ...link }, ownSite)
    // an invalid link never costs the guest the booking
    expect(answer.status).toBe(201)
    const { reference } = await answer.json()
    const find = 'SELECT partner_id, partner_way, campaign FROM bookings WHERE reference = ?'
    return Object.values((await api.db.prepare(find).get(reference)) as object)
  }
  return {
    ...opened,
    bookBy,
    setClock: (ms: number) => {
      now = new Date(testNow.getTime() + ms)
    },
    /** Proof that the API gives to a page. */
    visit: async (headers: Record<string, string> = fromPartner, id = ours): Promise<string | undefined> =>
      (await (await ask(`/api/partners/${id}`, headers)).json()).sig,
    reasons: () =>
      lines
        .map((line) => JSON.parse(line))
        .filter(({ msg }) => msg === 'booked without the partner that was named')
        .map(({ partner, reason }) => [partner, reason]),
  }
}

const counted = [ours, 'link', campaign]
const nobody = [null, null, null]

it('R-partners-proof: attributes a signed link to its partner and campaign only', async () => {
  const { partners, bookBy, reasons } = await open()
  const sig = await sigOf(partners, ours, campaign)
  expect(sig).toMatch(/^[\w-]{16}$/)
  expect(await bookBy({ partner: ours, campaign, sig })).toEqual(counted)
  const flipped = (sig.startsWith('A') ? 'B' : 'A') + sig.slice(1)
  for (const link of [
    { partner: ours, campaign },
    { partner: ours, campaign: 'summer-2028', sig },
    { partner: ours, sig },
    { partner: 'sea-blog', campaign, sig },
    { partner: ours, campaign, sig: flipped },
    { partner: 'nobody', campaign, sig },
  ]) {
    expect(await bookBy(link)).toEqual(nobody)
  }
  expect(reasons()).toEqual([
    [ours, 'unsigned'],
    [ours, 'wrong_signature'],
    [ours, 'wrong_signature'],
    ['sea-blog', 'wrong_signature'],
    [ours, 'wrong_signature'],
    [undefined, 'unknown_partner'],
  ])
  expect(await bookBy({ partner: ours, sig: await sigOf(partners, ours) })).toEqual([ours, 'link', null])
})

it('invalidates links when they are rotated or their partner is removed, even if it is added again', async () => {
  const { partners, bookBy } = await open()
  const link = async () => ({ partner: ours, campaign, sig: await sigOf(partners, ours, campaign) })
  const first = await link()
  await partners.rotateLinks(ours)
  expect(await bookBy(first)).toEqual(nobody)
  const second = await link()
  expect(await bookBy(second)).toEqual(counted)
  await partners.remove(ours)
  expect(await bookBy(second)).toEqual(nobody)
  await expect(partners.link(ours, {})).rejects.toThrow('has ended')
  await partners.add({ id: ours, name: 'Alpin Tours', origins: [partnerOrigin] })
  expect(await bookBy(second)).toEqual(nobody)
  expect(await bookBy(await link())).toEqual(counted)
})

it('accepts links signed with an earlier key', async () => {
  const { api, partners, bookBy } = await open()
  const sig = await sigOf(partners, ours, campaign)
  await api.db
    .prepare('INSERT INTO signing_keys (id, key, created_at) VALUES (?, ?, ?)')
    .run('next', Buffer.alloc(32, 7), new Date(testNow.getTime() + 1).toISOString())
  expect(await bookBy({ partner: ours, campaign, sig })).toEqual(counted)
  expect(await sigOf(partners, ours, campaign)).not.toBe(sig)
  await api.db.exec("DELETE FROM signing_keys WHERE id <> 'next'")
  expect(await bookBy({ partner: ours, campaign, sig })).toEqual(nobody)
})

it('proves for a day that a guest comes from a registered page, and gives no other page a proof', async () => {
  const { visit, bookBy, setClock, reasons } = await open()
  const sig = await visit()
  expect(sig).toMatch(/^[0-9a-z]{1,6}\.[\w-]{16}$/)
  expect(await visit(ownSite)).toBe(undefined)
  expect(await visit({ Origin: 'https://blog.example', 'Sec-Fetch-Site': 'cross-site' })).toBe(undefined)
  expect(await visit({ Origin: 'null', 'Sec-Fetch-Site': 'cross-site' })).toBe(undefined)
  expect(await visit(fromPartner, 'sea-blog')).toBe(undefined)
  setClock(24 * hourMs)
  expect(await bookBy({ partner: ours, campaign, sig })).toEqual(counted)
  expect(await bookBy({ partner: 'sea-blog', campaign, sig })).toEqual(nobody)
  setClock(25 * hourMs)
  expect(await bookBy({ partner: ours, campaign, sig })).toEqual(nobody)
  // nor can its expiry be forged
  const later = `zzzz.${sig?.split('.')[1]}`
  expect(await bookBy({ partner: ours, campaign, sig: later })).toEqual(nobody)
  expect(reasons()).toEqual([
    ['sea-blog', 'wrong_signature'],
    [ours, 'expired'],
    [ours, 'wrong_signature'],
  ])
})

it('rejects proofs of a page that is no longer registered', async () => {
  const { visit, bookBy, partners } = await open()
  const sig = await visit()
  await partners.replaceOrigins(ours, ['https://new.example'])
  expect(await bookBy({ partner: ours, campaign, sig })).toEqual(nobody)
})

it.each([
  [{}, /^\/book\?partner=alpin-tours&sig=[\w-]{16}$/],
  [{ campaign, to: '/' }, /^\/\?partner=alpin-tours&campaign=summer-2027&sig=/],
  [{ to: '/rooms?lang=de' }, /^\/rooms\?lang=de&partner=alpin-tours&sig=/],
  [{ to: '/rooms/coral-suite' }, /^\/rooms\/coral-suite\?partner=alpin-tours&sig=/],
])('creates a link to %j', async (link, written) => {
  const { partners } = await open()
  expect(await partners.link(ours, link)).toMatch(written)
})

it.each([
  [{ campaign: 'a b' }, "'a b' is no campaign like"],
  [{ to: 'https://evil.example/book' }, 'is no page that'],
  [{ to: '//evil.example/book' }, 'is no page that'],
  [{ to: '/about' }, 'is no page that'],
  [{ to: '/rooms/no-such-room' }, "There is no room 'no-such-room'."],
  [{ to: '/rooms/%zz' }, "There is no room '%zz'."],
])('creates no link to %j', async (link, words) => {
  const { partners } = await open()
  await expect(partners.link(ours, link)).rejects.toThrow(words)
})
