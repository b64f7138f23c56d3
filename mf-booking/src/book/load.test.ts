import type { Api, PropertyTerms } from '@calm-rest/contract/api'
import type { LoadInput, StayDraft } from '@calm-rest/contract/widget'
import { expect, it } from 'vitest'
import { aRoom } from '../room-picture/room.fixture.ts'
import { loadBook } from './load.ts'
import { aQuote } from './rules/quote.fixture.ts'

const ok = <Value>(value: Value) => ({ ok: true as const, value })
const offline = { ok: false as const, failure: { kind: 'network' as const } }
const stay: StayDraft = { room: 'horizon-room', checkIn: '2027-03-01', checkOut: '2027-03-04' }
const dates = { checkIn: '2027-03-01', checkOut: '2027-03-04' }
const quote = aQuote({ ...dates, guests: 2 })
const closedOn = (field: string) => ({
  ok: false as const,
  failure: {
    kind: 'api' as const,
    status: 422,
    code: 'stay_restricted',
    body: { error: 'Closed.', code: 'stay_restricted', fields: [{ field, code: 'property_closed' }] },
  },
})
const terms = { breakfast: 'included', addedCharges: [], plans: [] } as PropertyTerms
const day = { today: '2026-11-21', facts: { phone: '+94 41 555 0142' }, terms }
const nearest = { checkIn: '2027-04-10', checkOut: '2027-04-13' }

const load = async (
  given: Partial<Record<'dated' | 'all' | 'day' | 'quote' | 'offers', object>> = {},
  input: Partial<LoadInput<StayDraft>> = {},
) => {
  const rooms = [{ ...aRoom(), available: true, unitsLeft: 2 }, aRoom({ _id: 'coral' })]
  const answers = {
    dated: ok(rooms),
    all: ok(rooms),
    day: ok(day),
    quote: ok(quote),
    offers: offline,
    ...given,
  }
  const asked: string[] = []
  const api = {
    hotel: { day: async () => answers.day },
    rooms: {
      list: async (question: { checkIn?: string }, { lang }: { lang: string }) => {
        asked.push(`rooms ${question.checkIn ?? ''} ${lang}`)
        return question.checkIn ? answers.dated : answers.all
      },
    },
    quotes: {
      create: async (question: object, { lang }: { lang: string }) => {
        asked.push(`quote ${JSON.stringify(question)} ${lang}`)
        return answers.quote
      },
    },
    offers: { list: async () => answers.offers },
  } as unknown as Api
  const signal = new AbortController().signal
  const whole = { props: stay, api, lang: 'de', signal, ...input } as LoadInput<StayDraft>
  const loaded = await loadBook(whole)
  if (!loaded.ok) throw new Error('The rooms did not come')
  return { data: loaded.value, asked, api }
}

it('brings the rooms, the price and what is free of a stay with its page', async () => {
  const { data, asked } = await load()
  const question = { ...dates, roomType: 'horizon-room', guests: 2 }
  expect(asked).toEqual(['rooms 2027-03-01 de', `quote ${JSON.stringify(question)} de`])
  expect(data.price).toEqual({ question: JSON.stringify([question, 'de', 0]), result: ok(quote) })
  expect(data.free).toMatchObject({
    question: '2027-03-01/2027-03-04/0',
    free: { status: 'known', left: { 'horizon-room': 2 } },
  })
  expect(data.rooms.map(({ _id }) => _id)).toEqual(['horizon-room', 'coral'])
  expect(data.rooms[0]).not.toHaveProperty('description')
  expect(data).toMatchObject({
    today: '2026-11-21',
    facts: day.facts,
    inPrice: undefined,
    closure: undefined,
  })
  const { data: other } = await load()
  expect(other.formId).not.toBe(data.formId)
})

it('asks for no price without dates', async () => {
  const { data, asked } = await load({}, { props: { room: 'coral' } })
  expect(asked).toEqual(['rooms  de'])
  expect(data).toMatchObject({ price: undefined, free: undefined })
})

it('lists the rooms without their prices of the dates where those do not come', async () => {
  const { data, asked } = await load({ dated: offline })
  expect(asked.slice(0, 2)).toEqual(['rooms 2027-03-01 de', 'rooms  de'])
  expect(data.rooms).toHaveLength(2)
  expect(data.free).toBeUndefined()
})

it('needs the rooms, but not the date of the property', async () => {
  expect((await load({ day: offline })).data).toMatchObject({ today: undefined })
  await expect(load({ dated: offline, all: offline })).rejects.toThrow('The rooms did not come')
})

it('prices the stay of a form that was sent, not that of the address', async () => {
  const values = { ...dates, checkIn: '2027-03-02', roomType: 'coral', guests: '1' }
  const { asked } = await load({}, { submitted: { values } } as Partial<LoadInput<StayDraft>>)
  expect(asked.at(-1)).toContain(
    '"checkIn":"2027-03-02","checkOut":"2027-03-04","roomType":"coral","guests":1',
  )
})

it.each([
  [{}, undefined],
  [{ breakfast: 'extra' }, { breakfast: 'extra', isTaxAdded: false }],
  [{ addedCharges: [{ name: 'Tax' }] }, { breakfast: 'included', isTaxAdded: true }],
])('knows of a property with %j what is in every price', async (more, inPrice) => {
  const { data } = await load({ day: ok({ ...day, terms: { ...terms, ...more } }) })
  expect(data.inPrice).toEqual(inPrice)
})

it.each([
  [
    'with the nearest days of the room',
    [{ roomId: 'coral' }, { roomId: 'horizon-room', nearest }],
    { nearest },
  ],
  ['without, where there are none', [{ roomId: 'coral', nearest }], {}],
])('brings the closure of the property, %s', async (_what, offers, more) => {
  const closed = { from: '2027-02-28', until: '2027-04-10' }
  const { data } = await load({ quote: closedOn('checkIn'), offers: ok({ closed, offers }) })
  expect(data.closure).toEqual({ question: data.price?.question, closed: { ...closed, ...more } })
})

it('asks for no closure of a stay that is refused for another reason', async () => {
  const refused = closedOn('checkIn')
  Object.assign(refused.failure.body, { fields: [{ field: 'checkIn', code: 'stay_too_short' }] })
  expect((await load({ quote: refused })).data.closure).toBeUndefined()
  expect((await load({ quote: offline })).data.closure).toBeUndefined()
})
