import {
  availabilitySchema,
  hotelDaySchema,
  offersSchema,
  quoteSchema,
  roomSchema,
} from '@calm-rest/contract/schemas'
import { addDays } from '@calm-rest/contract/stay'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openTestDesk } from '../../testing/opened-desk.ts'
import { firstRates, ratesSchema } from './rates.ts'
import { checkShown, randomTerms } from './shown-cases.fixture.ts'

const name = { en: 'Name', de: 'Name', zh: '名称' }
const [standard] = firstRates.plans

it('R-rates-said: shows prices that agree with quotes, for random rates', () => {
  checkShown(2000)
})

describe('R-rates-said: what the API says without dates', () => {
  const open = async (rates: object) => {
    const { api, desk, read } = await openTestDesk()
    await desk.rates.replace({ plans: [standard], ...rates })
    return { api, read, roomOf: async (id: string) => roomSchema.parse(await read(`/api/rooms/${id}`)) }
  }
  const always = { from: '2027-01-01', until: '2030-01-01' }

  it('is the price of the room and its discount while there are no rates', async () => {
    const { read, roomOf } = await open({})
    expect(await roomOf('courtyard-room')).toMatchObject({ price: 72, discountPrice: 61 })
    expect((await roomOf('courtyard-room')).priceVaries).toBeUndefined()
    expect((await read('/api/hotel/day')).terms).toEqual({
      plans: [
        { id: 'standard', name: standard?.name, cancellation: { kind: 'hours_after_booking', hours: 24 } },
      ],
      breakfast: 'included',
      addedCharges: [],
    })
  })

  it('strikes through no price that the rates have replaced', async () => {
    const { roomOf } = await open({ prices: [{ ...always, priceCents: 9900 }] })
    const { price, discountPrice } = await roomOf('courtyard-room')
    expect([price, discountPrice]).toEqual([99, undefined])
  })

  it('is the cheapest night if they differ, with taxes on top', async () => {
    const { roomOf, read } = await open({
      prices: [{ from: '2027-12-20', until: '2028-01-06', percent: 50 }],
      taxes: [{ id: 'green', name, amountCents: 200, per: 'person_night', included: false }],
    })
    expect(await roomOf('courtyard-room')).toMatchObject({ price: 76, discountPrice: 65, priceVaries: true })
    const { days } = await read(
      '/api/rooms/courtyard-room/availability?from=2027-07-01&to=2027-07-02&guests=2',
    )
    expect(days).toEqual([{ day: '2027-07-01', price: 65 }])
    const stay = 'checkIn=2027-12-24&checkOut=2027-12-26'
    const [priced] = (await read(`/api/rooms?${stay}`)).filter(
      ({ _id }: { _id: string }) => _id === 'courtyard-room',
    )
    expect(priced).toMatchObject({ price: 112, discountPrice: 95.5 })
    expect(priced.priceVaries).toBeUndefined()
  })

  it('promises no breakfast if it is sold, neither for the property nor for a room', async () => {
    const all = async (read: (path: string) => Promise<{ amenities: string[] }[]>) =>
      (await read('/api/rooms?lang=en')).flatMap(({ amenities }) => amenities)
    const before = await open({})
    expect(await all(before.read)).toContain('Breakfast included')
    const breakfast = { id: 'morning', name: { en: 'Breakfast', de: 'Frühstück', zh: '早餐' } }
    const { read } = await open({ extras: [{ ...breakfast, amountCents: 800, per: 'person_night', max: 8 }] })
    expect(await all(read)).not.toContain('Breakfast included')
    expect((await read('/api/hotel/day')).terms.breakfast).toBe('extra')
  })

  it('finds an amenity’s promise once for all languages, and none in a gluten-free breakfast', async () => {
    const name = { en: 'Breakfast', de: 'Frühstück', zh: '早餐' }
    const { api, desk, read } = await openTestDesk()
    await desk.rates.replace({
      plans: [standard],
      extras: [{ id: 'morning', name, amountCents: 800, per: 'person_night', max: 8 }],
    })
    const wanted = { en: 'Breakfast included', de: 'Frühstück mit dabei', zh: '供应早餐' }
    const diet = { en: 'Gluten-free breakfast', de: 'Glutenfreies Frühstück', zh: '无麸质早餐' }
    await desk.amenities.change('breakfast', { icon: 'breakfast', names: wanted })
    await desk.amenities.change('quiet', { icon: 'quiet', names: diet })
    await api.db.exec(`
      DELETE FROM room_amenities WHERE room_type_id = 'lighthouse-suite';
      INSERT INTO room_amenities (room_type_id, role, position, amenity_id) VALUES
        ('lighthouse-suite', 'feature', 0, 'breakfast'), ('lighthouse-suite', 'feature', 1, 'quiet'),
        ('lighthouse-suite', 'amenity', 0, 'breakfast'), ('lighthouse-suite', 'amenity', 1, 'quiet'),
        ('lighthouse-suite', 'amenity', 2, 'roof-terrace')`)
    const terraces = { en: 'Roof terrace', de: 'Dachterrasse', zh: '屋顶露台' }
    for (const lang of ['en', 'de', 'zh'] as const) {
      const { features, amenities, amenityIcons, plan } = roomSchema.parse(
        await read(`/api/rooms/lighthouse-suite?lang=${lang}`),
      )
      expect(features).toEqual([{ icon: 'quiet', name: diet[lang] }])
      expect([amenities, amenityIcons]).toEqual([
        [diet[lang], terraces[lang]],
        ['quiet', 'balcony'],
      ])
      expect(plan?.alt).toContain(terraces[lang])
    }
  })
})

/** Checks every answer with a price or a term, for one stay. */
it('R-rates-said: rooms, calendars, searches, terms and bookings agree with the quote, by random rates', async () => {
  const { api, desk, read } = await openTestDesk()
  const room = 'coral-suite'
  let n = 0
  await fc.assert(
    fc.asyncProperty(randomTerms, fc.integer({ min: 0, max: 40 }), async (random, offset) => {
      n += 1
      const rates = ratesSchema.parse({ ...random, promotionCodes: [] })
      await desk.rates.replace(rates)
      const checkIn = addDays('2027-12-10', offset)
      const nights = { checkIn, checkOut: addDays(checkIn, 1) }
      const order = { ...nights, roomType: room, guests: 2 }
      const quote = quoteSchema.parse(await (await api.post('/api/quotes', order)).json())
      const search = `checkIn=${nights.checkIn}&checkOut=${nights.checkOut}&guests=2`
      const shownOf = ({ price, discountPrice }: { price: number; discountPrice?: number | undefined }) =>
        discountPrice ?? price

      const listed = roomSchema.parse(await read(`/api/rooms/${room}`))
      expect(shownOf(listed)).toBeLessThanOrEqual(quote.totalPrice)
      expect(shownOf(roomSchema.parse(await read(`/api/rooms/${room}?${search}`)))).toBe(quote.totalPrice)
      const { days } = availabilitySchema.parse(
        await read(`/api/rooms/${room}/availability?from=${checkIn}&to=${nights.checkOut}&guests=2`),
      )
      expect(days?.map(({ price }) => price)).toEqual([quote.totalPrice])
      const { offers } = offersSchema.parse(await read(`/api/offers?${search}`))
      const offer = offers.find(({ roomId }) => roomId === room)
      expect([offer?.totalPrice, offer?.nightly && shownOf(offer.nightly)]).toEqual([
        quote.totalPrice,
        quote.totalPrice,
      ])

      const { terms } = hotelDaySchema.parse(await read('/api/hotel/day'))
      expect(listed.terms).toEqual(terms)
      const told = new Map(terms?.plans.map((plan) => [plan.id, plan.cancellation]))
      for (const plan of quote.plans) expect(plan.terms.cancellation).toEqual(told.get(plan.id))
      const kinds = new Set(quote.plans.map((plan) => plan.terms.breakfast))
      expect(terms?.breakfast).toBe(kinds.size === 1 ? [...kinds][0] : 'some_plans')
      // a booking takes its night from the cases after it
      if (n % 20 > 0) return
      const guest = { firstName: 'Amara', lastName: 'Perera', email: `amara${n}@example.com` }
      const answer = await api.post('/api/bookings', { ...order, ...guest, totalPrice: quote.totalPrice })
      if (answer.status !== 201) return
      const { freeCancellationUntil } = await answer.json()
      const plan = quote.plans.find(({ id }) => id === quote.plan)
      expect(Date.parse(freeCancellationUntil)).toBe(
        Date.parse(plan?.terms.freeUntil ?? '2027-06-01T06:00:00.000Z'),
      )
    }),
    { numRuns: 60 },
  )
})
