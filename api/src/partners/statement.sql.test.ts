import { expect, it, onTestFinished } from 'vitest'
import { createSignedLinks } from '../core/links/signed-links.ts'
import { openDesk } from '../desk/open-desk.ts'
import { placeOf } from '../testing/engine.ts'
import { goodBooking } from '../testing/inputs.ts'
import { ownSite } from '../testing/members.ts'
import { fromPartner, openPartneredApi } from '../testing/partner-site.ts'
import { testNow } from '../testing/test-now.ts'

/** Books a room at 235 dollars a night through a partner's page, and returns the reference. */
const bookFrom =
  ({ post }: Awaited<ReturnType<typeof openPartneredApi>>) =>
  async (checkIn: string, checkOut: string, nights: number, more: object = {}): Promise<string> => {
    const body = { ...goodBooking, checkIn, checkOut, totalPrice: nights * 235, ...more }
    const answer = await post('/api/bookings', body, fromPartner)
    expect(answer.status).toBe(201)
    return (await answer.json()).reference
  }

it('counts the stays of one partner by the month in which they end', async () => {
  const opened = await openPartneredApi()
  const { api, partners, post } = opened
  const book = bookFrom(opened)
  const last = await book('2027-07-28', '2027-07-31', 3, { campaign: 'late' })
  const over = await book('2027-06-29', '2027-07-01', 2)
  const gone = await book('2027-07-10', '2027-07-12', 2)
  await book('2027-07-31', '2027-08-01', 1)
  await book('2027-06-19', '2027-06-29', 10)
  await post('/api/bookings', { ...goodBooking, checkIn: '2027-07-20', checkOut: '2027-07-23' })
  const absent = await book('2027-07-14', '2027-07-15', 1)
  await api.db.prepare("UPDATE bookings SET status = 'cancelled' WHERE reference = ?").run(gone)
  await api.db.prepare("UPDATE bookings SET status = 'no_show' WHERE reference = ?").run(absent)

  const statement = await partners.statement('alpin-tours', '2027-07')
  expect(statement).toMatchObject({
    partner: { id: 'alpin-tours', name: 'Alpin Tours' },
    month: '2027-07',
    totals: { bookings: 4, cancelled: 1, nights: 5, revenueCents: 5 * 23_500 },
    toCome: 1,
  })
  expect(statement.lines).toEqual([
    expect.objectContaining({ reference: over, nights: 2, revenueCents: 47_000, campaign: null }),
    expect.objectContaining({ reference: gone, nights: 0, revenueCents: 0, status: 'cancelled' }),
    expect.objectContaining({ reference: absent, nights: 0, revenueCents: 0, status: 'no_show' }),
    expect.objectContaining({ reference: last, nights: 3, source: 'origin', campaign: 'late' }),
  ])
  expect(JSON.stringify(statement)).not.toMatch(/Amara|Perera|example\.com/)
})

it.each([
  ['2027-12', '2027-12-31', '2028-01-01'],
  ['2028-02', '2028-02-29', '2028-03-01'],
])('ends %s with its last day', async (month, inside, outside) => {
  const opened = await openPartneredApi()
  const book = bookFrom(opened)
  await book(outside, `${outside.slice(0, 8)}02`, 1)
  expect((await opened.partners.statement('alpin-tours', month)).totals.bookings).toBe(0)
  await book(`${inside.slice(0, 8)}28`, inside, Number(inside.slice(8)) - 28)
  expect((await opened.partners.statement('alpin-tours', month)).totals.bookings).toBe(1)
})

it('R-partners-statement: counts no late cancellation and no no-show, as the terms say', async () => {
  let now = testNow
  const opened = await openPartneredApi({ now: () => now })
  const { api, partners, post } = opened
  const book = bookFrom(opened)
  const desk = await openDesk({ ...placeOf(api.dataDir), who: 'nirosha', now: () => now })
  onTestFinished(desk.close)
  const late = await book('2027-07-01', '2027-07-04', 3)
  const absent = await book('2027-07-10', '2027-07-12', 2)
  const gone = await book('2027-07-10', '2027-08-02', 23, { roomType: 'coral-suite', totalPrice: 23 * 268 })
  await book('2027-08-10', '2027-08-12', 2)
  expect((await partners.statement('alpin-tours', '2027-07')).totals.nights).toBe(5)

  // a day later a cancellation is no longer free, and there is no refund
  now = new Date('2027-06-03T06:00:00Z')
  const token = await createSignedLinks(api.db, () => now).forBooking(late, '2027-07-04')
  const answer = await post('/api/bookings/by-link/cancel', { token }, ownSite)
  expect(await answer.json()).toMatchObject({ status: 'cancelled', refund: 'none' })
  now = new Date('2027-07-10T13:00:00Z')
  await desk.bookings.noShow(absent)
  await desk.bookings.noShow(gone)

  const { lines, totals, toCome } = await partners.statement('alpin-tours', '2027-07')
  expect(totals).toEqual({ bookings: 2, cancelled: 1, nights: 0, revenueCents: 0 })
  expect(lines.map(({ reference, status }) => [reference, status])).toEqual([
    [late, 'cancelled'],
    [absent, 'no_show'],
  ])
  // nor is an upcoming stay whose cancellation is known already
  expect(toCome).toBe(1)
})

it('R-partners-statement: no longer changes once its month is over, whatever the front desk does', async () => {
  let now = testNow
  const opened = await openPartneredApi({ now: () => now })
  const book = bookFrom(opened)
  const desk = await openDesk({ ...placeOf(opened.api.dataDir), who: 'nirosha', now: () => now })
  onTestFinished(desk.close)
  const unseen = await book('2027-07-29', '2027-07-31', 2)
  const absent = await book('2027-07-26', '2027-07-29', 3)
  // a second before midnight at the property
  now = new Date('2027-07-31T18:29:59Z')
  await desk.bookings.noShow(absent)
  const counted = async () => {
    const { lines, totals } = await opened.partners.statement('alpin-tours', '2027-07')
    return {
      totals,
      lines: lines.map(({ reference, nights, revenueCents }) => ({ reference, nights, revenueCents })),
    }
  }
  const final = await counted()
  expect(final.totals).toEqual({ bookings: 2, cancelled: 0, nights: 2, revenueCents: 2 * 23_500 })

  now = new Date('2027-07-31T18:30:00Z')
  const { noShow, undo, cancel, arrive, leave, change } = desk.bookings
  const shorten = (reference: string) => change(reference, { checkIn: '2027-07-30' }, 235)
  for (const reference of [unseen, absent])
    for (const act of [noShow, undo, cancel, arrive, shorten, leave, undo, noShow]) {
      await Promise.allSettled([act(reference)])
      expect(await counted()).toEqual(final)
    }
})

it('remains after the partner has ended', async () => {
  const opened = await openPartneredApi()
  await bookFrom(opened)('2027-07-01', '2027-07-03', 2)
  await opened.partners.remove('alpin-tours')
  expect((await opened.partners.statement('alpin-tours', '2027-07')).totals.nights).toBe(2)
})
