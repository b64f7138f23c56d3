import { describe, expect, it, onTestFinished } from 'vitest'
import { ApiError } from '../core/http/api-error.ts'
import { createDeskCommands } from '../desk/create-desk-commands.ts'
import { firstRates } from '../property/rates/rates.ts'
import { createHosted } from '../stays/online-payments/hosted/hosted.ts'
import { placeOf } from '../testing/engine.ts'
import { goodBooking } from '../testing/inputs.ts'
import { openMailedApi } from '../testing/mailed-api.ts'
import { joinAs, ownSite } from '../testing/members.ts'
import { fromPartner, openPartneredApi, partnerOrigin, sigOf } from '../testing/partner-site.ts'
import { openTempDir } from '../testing/test-api.ts'
import { testNow } from '../testing/test-now.ts'
import { openPartners } from './open-partners.ts'

const recorded = async ({ api }: Awaited<ReturnType<typeof openPartneredApi>>) => {
  const rows = await api.db
    .prepare<[], object>('SELECT partner_id, partner_way, campaign FROM bookings ORDER BY id')
    .all()
  return rows.map(Object.values)
}

const nobody = [[null, null, null]]

describe('a booking records the partner that it came through', () => {
  const ours = 'alpin-tours'
  const sent = { partner: ours, campaign: 'summer_2027.a-b' }

  it.each([
    ["a partner's page that says so", fromPartner, sent, [[ours, 'origin', 'summer_2027.a-b']]],
    ['it says nothing and is its only partner', fromPartner, {}, [[ours, 'origin', null]]],
    ['it says another partner', fromPartner, { partner: 'sea-blog', campaign: 'x' }, nobody],
    ['it says nobody we know', fromPartner, { partner: 'alpine-tours' }, nobody],
    ['our page, by a link that anybody can write', ownSite, sent, nobody],
    ['our page, by a link of nobody we know', ownSite, { ...sent, partner: 'alpine-tours' }, nobody],
    ['our page, by a link of one that has ended', ownSite, { partner: 'old-friend' }, nobody],
    ['our page', ownSite, { partner: '', campaign: null }, nobody],
    ['our page, with a campaign alone', ownSite, { campaign: 'x' }, nobody],
  ])('%s', async (_, headers, claim, rows) => {
    const opened = await openPartneredApi()
    const { partners, post } = opened
    await partners.add({ id: 'sea-blog', name: 'Sea Blog', origins: ['https://sea.example'] })
    await partners.add({ id: 'old-friend', name: 'Old Friend', origins: ['https://old.example'] })
    await partners.remove('old-friend')
    expect((await post('/api/bookings', { ...goodBooking, ...claim }, headers)).status).toBe(201)
    expect(await recorded(opened)).toEqual(rows)
  })

  it('and shows it to the property, and to the guest in the export of their data', async () => {
    const api = await openMailedApi()
    const partners = await openPartners(placeOf(api.dataDir))
    onTestFinished(() => partners.close())
    await partners.add({ id: ours, name: 'Alpin & Söhne', origins: [partnerOrigin] })
    const { auth } = await joinAs(api)
    await api.post(
      '/api/bookings',
      { ...goodBooking, ...sent, sig: await sigOf(partners, ours, sent.campaign) },
      auth,
    )
    await api.quiet()
    const texts = api.server.received.map(({ text: body }) => body ?? '')
    expect(texts.filter((text) => text.includes('Alpin & Söhne · summer_2027.a-b'))).toHaveLength(1)
    const { bookings } = await (await api.get('/api/me/data', auth)).json()
    expect(bookings).toEqual([
      expect.objectContaining({ partner: 'Alpin & Söhne', campaign: 'summer_2027.a-b' }),
    ])
  })

  it('if two have pages on one origin, only the one that the page names', async () => {
    const opened = await openPartneredApi()
    await opened.partners.add({ id: 'sea-blog', name: 'Sea Blog', origins: [partnerOrigin] })
    await opened.post('/api/bookings', goodBooking, fromPartner)
    const second = { ...goodBooking, checkIn: '2027-07-04', checkOut: '2027-07-07', partner: 'sea-blog' }
    await opened.post('/api/bookings', second, fromPartner)
    expect(await recorded(opened)).toEqual([...nobody, ['sea-blog', 'origin', null]])
  })

  it.each([
    [{ partner: 'Alpin Tours' }, 'partner', 'invalid_type'],
    [{ partner: 7 }, 'partner', 'invalid_type'],
    [{ campaign: 'a'.repeat(81) }, 'campaign', 'too_long'],
    [{ campaign: '=1+1' }, 'campaign', 'invalid_type'],
    [{ campaign: 'Sömmer' }, 'campaign', 'invalid_type'],
    [{ sig: 'too-short' }, 'sig', 'invalid_type'],
  ])('refuses an impossible id: %j', async (claim, field, code) => {
    const { post } = await openPartneredApi()
    const answer = await post('/api/bookings', { ...goodBooking, ...claim })
    expect(answer.status).toBe(400)
    expect((await answer.json()).fields).toEqual([{ field, code, message: expect.any(String) }])
  })
})

it("R-booking-address: gives a partner's page no token that opens the booking", async () => {
  const { post } = await openPartneredApi()
  const answer = await post('/api/bookings', goodBooking, fromPartner)
  expect([answer.status, 'token' in (await answer.json())]).toEqual([201, false])
})

it("R-deposit: gives a partner's page no link to pay, and says until when the stay is held", async () => {
  const bank = {
    url: 'https://bank.example',
    merchantId: 'm',
    password: 'p',
    noticeSecret: 's',
    name: 'Bank',
  }
  const payments = { providers: [createHosted(bank)], publicUrl: 'https://calmrest.example' }
  const { api, post } = await openPartneredApi({ payments })
  const desk = createDeskCommands({ db: api.db, who: 'nirosha', now: () => testNow })
  const plans = [{ ...firstRates.plans[0], deposit: { kind: 'all', daysBefore: null } as const }]
  await desk.rates.replace({ plans })
  const { deposit } = await (await post('/api/bookings', goodBooking, fromPartner)).json()
  expect(deposit).toEqual({ amount: 705, until: expect.any(String) })
})

describe('GET /api/partners/{id}', () => {
  it.each<[string, Record<string, string>, boolean]>([
    ["the partner's page", fromPartner, true],
    ['another page', { Origin: 'https://blog.example', 'Sec-Fetch-Site': 'cross-site' }, false],
    ['a sandbox', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }, false],
    ['our own page', ownSite, true],
  ])('says whether %s may book, and may be read by all', async (_, headers, mayBook) => {
    const { ask } = await openPartneredApi()
    const answer = await ask('/api/partners/alpin-tours/', headers)
    const { sig: _sig, ...rest } = await answer.json()
    expect(rest).toEqual({ id: 'alpin-tours', name: 'Alpin Tours', mayBook })
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(answer.headers.get('Vary')).toBe('Origin, Accept-Language')
    expect(answer.headers.get('Access-Control-Allow-Credentials')).toBe(null)
  })

  it('distinguishes the origins of each partner', async () => {
    const { ask, partners } = await openPartneredApi()
    await partners.add({ id: 'sea-blog', name: 'Sea Blog', origins: ['https://sea.example'] })
    expect(await (await ask('/api/partners/sea-blog', fromPartner)).json()).toMatchObject({ mayBook: false })
  })

  it('finds no partner that has ended or never existed', async () => {
    const { ask, partners } = await openPartneredApi()
    await partners.remove('alpin-tours')
    for (const id of ['alpin-tours', 'alpine-tours', "'; DROP TABLE partners; --"]) {
      const answer = await ask(`/api/partners/${id}`, fromPartner)
      expect([answer.status, (await answer.json()).code]).toEqual([404, 'partner_not_found'])
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
    }
  })
})

describe('the list of partners', () => {
  it('stores origins in the form of browsers, each once', async () => {
    const { partners } = await openPartneredApi()
    const { origins } = await partners.replaceOrigins('alpin-tours', [
      'HTTPS://Www.Reisebüro.example:443/',
      'https://www.xn--reisebro-c6a.example',
      'http://localhost:4000',
      'http://127.0.0.1',
    ])
    expect(origins).toEqual([
      'http://127.0.0.1',
      'http://localhost:4000',
      'https://www.xn--reisebro-c6a.example',
    ])
  })

  it.each([
    ['http://alpin.example', 'is not encrypted'],
    ['http://localhost.evil.example', 'is not encrypted'],
    ['https://*.alpin.example', 'is no exact origin'],
    ['https://alpin.example/book', 'Did you mean https://alpin.example?'],
    ['https://alpin.example?x', 'Did you mean https://alpin.example?'],
    ['https://me@alpin.example', 'Did you mean https://alpin.example?'],
    ['alpin.example', 'is no origin like'],
    ['null', 'is no origin like'],
    ['file:///home', 'is no origin like'],
    ['', 'is no origin like'],
  ])('refuses an origin like %s', async (origin, words) => {
    const { partners } = await openPartneredApi()
    await expect(partners.replaceOrigins('alpin-tours', ['https://good.example', origin])).rejects.toThrow(
      words,
    )
    expect((await partners.find('alpin-tours')).origins).toEqual([partnerOrigin])
  })

  it.each([
    [{ id: 'Alpin' }, 'is no id like'],
    [{ id: 'a'.repeat(41) }, 'is no id like'],
    [{ id: 'alpin--tours' }, 'is no id like'],
    [{ id: 'alpin-tours' }, "There is a partner 'alpin-tours' already."],
    [{ name: ' ' }, 'name is one line'],
    [{ name: 'a\nb' }, 'name is one line'],
    [{ origins: [] }, '1 to 20 origins'],
    [{ origins: Array.from({ length: 21 }, (_, i) => `https://p${i}.example`) }, '1 to 20 origins'],
  ])('refuses %j, and changes nothing', async (wrong, words) => {
    const { partners } = await openPartneredApi()
    const before = await partners.list()
    const good = { id: 'sea-blog', name: 'Sea Blog', origins: ['https://sea.example'] }
    const add = () => partners.add({ ...good, ...wrong })
    await expect(add()).rejects.toThrow(ApiError)
    await expect(add()).rejects.toThrow(words)
    expect(await partners.list()).toEqual(before)
  })

  it('lists the others for an unknown id, and says how to add one that has ended', async () => {
    const { partners } = await openPartneredApi()
    await expect(partners.find('nobody')).rejects.toThrow(
      "There is no partner 'nobody'. Partners: alpin-tours.",
    )
    expect(await partners.remove('alpin-tours')).toMatchObject({ status: 'ended', origins: [] })
    await expect(partners.replaceOrigins('alpin-tours', [partnerOrigin])).rejects.toThrow(
      "'add' takes it in again.",
    )
    await expect(partners.remove('alpin-tours')).rejects.toThrow('has ended')
  })

  it('creates no database in a mistyped folder', async () => {
    await expect(openPartners({ dataDir: openTempDir() })).rejects.toThrow('There is no database in')
  })
})
