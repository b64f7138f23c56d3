import { langs } from '@calm-rest/contract/widget'
import { expect, it, onTestFinished } from 'vitest'
import { outboxOf } from '../../core/outbox/outbox.ts'
import { openDesk } from '../../desk/open-desk.ts'
import { placeOf } from '../../testing/engine.ts'
import { goodBooking } from '../../testing/inputs.ts'
import { openMailedApi } from '../../testing/mailed-api.ts'
import { fromPartner, partnerOrigin } from '../../testing/partner-site.ts'
import { testNow } from '../../testing/test-now.ts'
import { openPartners } from '../open-partners.ts'

const ours = 'alpin-tours'

const open = async (lang: (typeof langs)[number]) => {
  let now = testNow
  const api = await openMailedApi({ now: () => now })
  const partners = await openPartners(placeOf(api.dataDir), () => now)
  const desk = await openDesk({ ...placeOf(api.dataDir), who: 'nirosha', now: () => now })
  onTestFinished(async () => {
    await partners.close()
    await desk.close()
  })
  await partners.add({ id: ours, name: 'Alpin & Söhne', origins: [partnerOrigin] })
  await partners.notify(ours, { way: 'mail', address: 'office@alpin-tours.example', lang })
  return {
    api,
    partners,
    desk,
    setClock: (iso: string) => {
      now = new Date(iso)
    },
    received: () =>
      api.server.received.filter(({ recipients }) => recipients.includes('office@alpin-tours.example')),
    book: async (more: object = {}): Promise<string> => {
      const body = { ...goodBooking, campaign: 'summer', ...more }
      return (await (await api.post('/api/bookings', body, fromPartner)).json()).reference
    },
  }
}

it.each(langs)(
  'R-partners-notices: mails a partner about each event, in %s, without anything about the guest',
  async (lang) => {
    const { api, desk, setClock, received, book } = await open(lang)
    const first = await book()
    await desk.bookings.change(first, { checkOut: '2027-07-03' }, 470)
    await desk.bookings.cancel(first)
    const second = await book({ checkIn: '2027-06-02', checkOut: '2027-06-03', totalPrice: 235 })
    setClock('2027-06-02T13:00:00Z')
    await desk.bookings.noShow(second)
    await api.quiet()
    const mails = received()
    expect(mails).toHaveLength(5)
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(5)
    for (const mail of mails) {
      expect(mail.headers.find(({ key }) => key === 'content-language')?.value).toBe(lang)
      expect(mail.raw).not.toMatch(/Amara|Perera|amara@|late arrival/)
      expect(mail.text).toMatch(new RegExp(`(${first}|${second})`))
      expect(mail.text).toContain('summer')
    }
  },
)

it('uses the words of its statement', async () => {
  const { api, partners, received, book } = await open('de')
  const reference = await book()
  await api.quiet()
  const [mail] = received()
  expect(mail?.subject).toBe(`Neue Buchung ${reference}: Leuchtturm-Suite, 01.07.2027 bis 04.07.2027`)
  const text = mail?.text?.replace(/\u00A0/g, ' ')
  expect(text).toContain('Guten Tag Alpin & Söhne,')
  expect(text).toMatch(/Nächte: 3\nUmsatz: 705 \$\nKampagne: summer\nStand: Bestätigt/)
  const [delivery] = await partners.notices(ours)
  expect(delivery).toMatchObject({ state: 'delivered', notice: { reference } })
})

it('sends no mail for notices that by now go to the partner’s server', async () => {
  const { api, partners, received, book } = await open('en')
  await partners.notify(ours, { way: 'webhook', address: 'https://www.alpin-tours.example/notices' })
  await book()
  const [delivery] = await partners.notices(ours)
  // as if it had been claimed a moment before
  const createdAt = testNow.toISOString()
  await outboxOf(api.db).addNotice('partner-notice', { notice: delivery?.notice.id ?? '' }, 'en', createdAt)
  const error = api.db.prepare("SELECT last_error FROM outbox WHERE kind = 'partner-notice'").pluck()
  await expect.poll(() => error.get()).toBe('nothing_to_send')
  expect(received()).toEqual([])
})

it('sends nothing more once notices are off, including waiting ones', async () => {
  const { api, partners, received, book, setClock } = await open('en')
  api.server.setAway(true)
  await book()
  await partners.notifyOff(ours)
  api.server.setAway(false)
  const waiting = api.db
    .prepare('SELECT COUNT(*) FROM outbox WHERE sent_at IS NULL AND given_up_at IS NULL')
    .pluck()
  let minutes = 0
  // attempts made while the server was away become due again as time passes, including one in progress when it came
  // back
  const passTime = async () => {
    minutes += 10
    setClock(new Date(testNow.getTime() + minutes * 60_000).toISOString())
    return waiting.get()
  }
  await expect.poll(passTime).toBe(0)
  expect(received()).toEqual([])
})
