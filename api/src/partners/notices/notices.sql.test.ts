import { expect, onTestFinished } from 'vitest'
import { openDesk } from '../../desk/open-desk.ts'
import { createRetention } from '../../operations/retention/retention.ts'
import { it, onBoth } from '../../testing/both-engines.ts'
import { failWritesTo, placeOf } from '../../testing/engine.ts'
import { goodBooking } from '../../testing/inputs.ts'
import { fromPartner, openPartneredApi } from '../../testing/partner-site.ts'
import { testNow } from '../../testing/test-now.ts'
import { openPartners } from '../open-partners.ts'
import type { Notice } from './notice.ts'

const ours = 'alpin-tours'
const url = 'https://www.alpin-tours.example/notices'

/** Opens a site with a partner that gets notices. Nothing is sent, so that everything waits. */
const open = async () => {
  let now = testNow
  const opened = await openPartneredApi({ now: () => now })
  const { api, post, partners } = opened
  const desk = await openDesk({ ...placeOf(api.dataDir), who: 'nirosha', now: () => now })
  onTestFinished(desk.close)
  await partners.notify(ours, { way: 'webhook', address: url })
  const book = async (more: object = {}, headers: Record<string, string> = fromPartner): Promise<string> => {
    const answer = await post('/api/bookings', { ...goodBooking, campaign: 'summer', ...more }, headers)
    expect(answer.status).toBe(201)
    return (await answer.json()).reference
  }
  return {
    ...opened,
    desk,
    book,
    setClock: (iso: string) => {
      now = new Date(iso)
    },
    /** Oldest first. */
    told: async (): Promise<Notice[]> => {
      const contents = await api.db
        .prepare<[], string>('SELECT content FROM partner_notices ORDER BY created_at, outbox_id')
        .pluck()
        .all()
      return contents.map((content) => JSON.parse(content))
    },
  }
}

it('R-partners-notices: reports a booking, its change, its cancellation and a no-show, with what counts and nothing about the guest', async () => {
  const { desk, book, told, setClock } = await open()
  const reference = await book()
  setClock('2027-06-02T06:00:00Z')
  await desk.bookings.change(reference, { checkOut: '2027-07-03' }, 470)
  setClock('2027-06-03T06:00:00Z')
  await desk.bookings.cancel(reference)
  const absent = await book({ checkIn: '2027-06-10', checkOut: '2027-06-12', totalPrice: 470 })
  setClock('2027-06-10T13:00:00Z')
  await desk.bookings.noShow(absent)
  // a no-show recorded twice counts once, and one recorded by mistake counts again
  await desk.bookings.noShow(absent)
  await desk.bookings.undo(absent)

  const terms = { partner: ours, reference, room: 'lighthouse-suite', campaign: 'summer', source: 'origin' }
  const stay = { ...terms, checkIn: '2027-07-01', checkOut: '2027-07-04' }
  const nothing = { nights: 0, revenueCents: 0 }
  const notices = await told()
  const second = { reference: absent, checkIn: '2027-06-10', checkOut: '2027-06-12' }
  expect(notices.map(({ id: _, ...notice }) => notice)).toEqual([
    {
      ...stay,
      type: 'booking.created',
      createdAt: '2027-06-01T06:00:00.000Z',
      nights: 3,
      revenueCents: 70_500,
      status: 'confirmed',
    },
    {
      ...stay,
      checkOut: '2027-07-03',
      type: 'booking.changed',
      createdAt: '2027-06-02T06:00:00.000Z',
      nights: 2,
      revenueCents: 47_000,
      status: 'confirmed',
    },
    {
      ...stay,
      checkOut: '2027-07-03',
      type: 'booking.cancelled',
      createdAt: '2027-06-03T06:00:00.000Z',
      ...nothing,
      status: 'cancelled',
    },
    expect.objectContaining({ ...second, type: 'booking.created', nights: 2 }),
    expect.objectContaining({ ...second, type: 'booking.no_show', ...nothing, status: 'no_show' }),
    expect.objectContaining({ ...second, type: 'booking.changed', nights: 2, status: 'confirmed' }),
  ])
  expect(new Set(notices.map(({ id }) => id)).size).toBe(6)
  expect(notices.every(({ id }) => /^ntc_[0-9a-f]{24}$/.test(id))).toBe(true)
  expect(JSON.stringify(notices)).not.toMatch(/Amara|Perera|example\.com|arrival/)
})

it('reports nothing that is no news for a partner: others’ bookings, names, guests, a stay that goes as agreed', async () => {
  const { desk, book, told, setClock, partners } = await open()
  await book({ campaign: null }, {})
  await partners.add({ id: 'sea-blog', name: 'Sea Blog', origins: ['https://sea.example'] })
  await book(
    { checkIn: '2027-08-01', checkOut: '2027-08-02', totalPrice: 235 },
    { Origin: 'https://sea.example', 'Sec-Fetch-Site': 'cross-site' },
  )
  const reference = await book({ roomType: 'coral-suite', totalPrice: 804 })
  await desk.bookings.change(reference, { guests: 1, lastName: 'Silva' }, 804)
  setClock('2027-07-01T06:30:00Z')
  await desk.bookings.arrive(reference)
  setClock('2027-07-03T06:30:00Z')
  await desk.bookings.leave(reference)
  expect((await told()).map((notice) => [notice.type, notice.reference])).toEqual([
    ['booking.created', reference],
  ])
})

onBoth('stores a notice together with its change, or neither', async () => {
  const { api, post, book, told } = await open()
  const refused = await post('/api/bookings', { ...goodBooking, totalPrice: 1 }, fromPartner)
  expect(refused.status).toBe(409)
  const mend = await failWritesTo(api.db, 'partner_notices')
  expect((await post('/api/bookings', goodBooking, fromPartner)).status).toBe(500)
  await mend()
  expect(await told()).toEqual([])
  expect(await api.counts()).toMatchObject({ bookings: 0, outbox: 0 })
  const key = { 'Idempotency-Key': '6f6b7a0e-6a0b-4f6e-9d55-0d1c9a3b8f10' }
  const reference = await book({}, { ...fromPartner, ...key })
  // a repeated request is one booking, with one notice
  expect(await book({}, { ...fromPartner, ...key })).toBe(reference)
  expect(await told()).toHaveLength(1)
})

it('lists what waits, redirects it with the settings, gives it up when notices are off, and sends it again', async () => {
  const { api, partners, book, setClock } = await open()
  await book()
  const [first] = await partners.notices(ours)
  expect(first).toMatchObject({ state: 'waiting', attempts: 0, error: null })
  const id = first?.notice.id ?? ''
  const kind = async () =>
    (await api.db
      .prepare("SELECT kind FROM outbox WHERE kind LIKE 'partner-%' ORDER BY id")
      .pluck()
      .all()) as string[]
  expect(await kind()).toEqual(['partner-webhook'])
  await partners.notify(ours, { way: 'mail', address: 'office@alpin-tours.example', lang: 'de' })
  expect(await kind()).toEqual(['partner-notice'])

  setClock('2027-06-02T06:00:00Z')
  expect(await partners.notifyOff(ours)).toMatchObject({ endedBy: 'owner' })
  expect(await partners.notices(ours)).toMatchObject([
    { state: 'given_up', error: 'turned_off', at: '2027-06-02T06:00:00.000Z' },
  ])
  await book({ checkIn: '2027-08-01', checkOut: '2027-08-02', totalPrice: 235 })
  expect(await partners.notices(ours)).toHaveLength(1)
  await expect(partners.retryNotice(ours, id)).rejects.toThrow("'alpin-tours' gets no notices.")
  await expect(partners.notifyOff(ours)).rejects.toThrow("'alpin-tours' gets no notices.")

  await partners.notify(ours, { way: 'webhook', address: url })
  expect(await partners.retryNotice(ours, id)).toMatchObject({ notice: { id }, state: 'waiting' })
  expect(await kind()).toEqual(['partner-notice', 'partner-webhook'])
  await expect(partners.retryNotice(ours, 'ntc_1')).rejects.toThrow("has no notice 'ntc_1'")
  await expect(partners.notices('nobody')).rejects.toThrow("There is no partner 'nobody'.")
})

it('ends notices with the partner', async () => {
  const { partners, book } = await open()
  await book()
  await partners.remove(ours)
  expect(await partners.notices(ours)).toMatchObject([{ state: 'given_up', error: 'turned_off' }])
  await expect(partners.notify(ours, { way: 'webhook', address: url })).rejects.toThrow('has ended')
})

it('shows a secret once, a new one each time, and stores none', async () => {
  const { api, partners } = await open()
  const first = await partners.notify(ours, { way: 'webhook', address: url })
  const second = await partners.rotateSecret(ours)
  expect(first.secret).toMatch(/^whsec_[\w+/]{43}=$/)
  expect(second.secret).toMatch(/^whsec_/)
  expect(second.secret).not.toBe(first.secret)
  const stored = JSON.stringify(await api.db.prepare('SELECT * FROM notice_settings').all())
  for (const { secret = '' } of [first, second]) expect(stored).not.toContain(secret.slice(6))
  expect(JSON.stringify([await partners.noticeState(ours), second.notices])).not.toMatch(/secret|whsec/i)
  await partners.notify(ours, { way: 'mail', address: 'office@alpin-tours.example', lang: 'zh' })
  await expect(partners.rotateSecret(ours)).rejects.toThrow("'alpin-tours' has no webhook.")
  // the version increases, so that no secret is ever used again
  const third = await partners.notify(ours, { way: 'webhook', address: url })
  expect([first.secret, second.secret]).not.toContain(third.secret)
})

it.each([
  ['http://www.alpin-tours.example/n', 'is not encrypted'],
  ['ftp://www.alpin-tours.example', 'is no address like'],
  ['www.alpin-tours.example', 'is no address like'],
  ['https://me:pass@www.alpin-tours.example/', 'has a name or password in it'],
  ['https://10.0.0.1/n', 'is not on the internet'],
  ['https://[fe80::1]/n', 'is not on the internet'],
  ['https://2130706433/n', 'is no partner'],
  ['https://localhost/n', 'is no partner'],
])('sends nothing to %s', async (address, words) => {
  const { api } = await open()
  const partners = await openPartners(placeOf(api.dataDir), () => testNow, 'https://calmrest.example')
  onTestFinished(() => partners.close())
  await expect(partners.notify(ours, { way: 'webhook', address })).rejects.toThrow(words)
  expect(await partners.noticeState(ours)).toMatchObject({ address: url })
})

it('sends no mail to an invalid address', async () => {
  const { partners } = await open()
  for (const address of ['office', 'a@b', 'x@example.com\nBcc: y@example.com']) {
    await expect(partners.notify(ours, { way: 'mail', address, lang: 'en' })).rejects.toThrow(
      'is no address like',
    )
  }
})

it('deletes a notice with the row that sent it, after 30 days', async () => {
  const { api, book } = await open()
  await book()
  const count = async () => api.db.prepare<[], number>('SELECT COUNT(*) FROM partner_notices').pluck().get()
  const retention = createRetention(api.db)
  const after = (days: number) => retention(new Date(testNow.getTime() + days * 24 * 60 * 60 * 1000))
  await after(31)
  expect(await count()).toBe(1)
  await api.db.exec("UPDATE outbox SET sent_at = created_at WHERE kind = 'partner-webhook'")
  await after(30)
  expect(await count()).toBe(1)
  await after(31)
  expect(await count()).toBe(0)
})
