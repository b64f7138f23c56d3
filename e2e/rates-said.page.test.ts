import { hotel } from '@calm-rest/contract/hotel'
import { addDays, dateInZone } from '@calm-rest/contract/stay'
import { withDesk } from '@calm-rest/site/testing'
import { fetchPage, mailTo, type Site, startSite, textOf } from '@calm-rest/testing'
import { beforeAll, expect, it } from 'vitest'

const today = dateInZone(new Date(), hotel.timeZone)
const checkIn = addDays(today, 40)
const checkOut = addDays(today, 43)
const name = (en: string, de: string, zh: string) => ({ en, de, zh })
const rates = {
  plans: [
    {
      id: 'standard',
      name: name('Standard rate', 'Standardtarif', '标准价'),
      cancellation: { kind: 'days_before_arrival', days: 7 },
    },
  ],
  // the discount of the Courtyard Room is for no night any more
  prices: [
    { from: today, until: addDays(today, 1000), priceCents: 9000 },
    { from: checkIn, until: checkOut, priceCents: 12_000 },
  ],
  taxes: [
    {
      id: 'green',
      name: name('Green tax', 'Umweltabgabe', '环境税'),
      amountCents: 200,
      per: 'person_night',
      included: false,
    },
  ],
  extras: [
    {
      id: 'breakfast',
      name: name('Breakfast', 'Frühstück', '早餐'),
      amountCents: 800,
      per: 'person_night',
      max: 8,
    },
  ],
}

// A site of its own, whose rates are nobody else's; another process than the site changes them.
let site: Site
const pageOf = (path: string) => fetchPage(new URL(path, site.url).href)
const textAt = async (path: string) => textOf((await pageOf(path)).document, 'main')
const room = '/rooms/courtyard-room'

beforeAll(async () => {
  site = await startSite()
  // as the specification says it, and in memory
  expect(await textAt(room)).toMatch(/\$72.*\$61/)
  expect(await textAt(room)).toContain('Free cancellation until today, no refund from tomorrow')
  expect(await textAt('/terms')).toContain('with breakfast and taxes. The total')
  expect(await textAt('/terms')).toContain('Cancelling is free within 24 hours of booking.')
  await withDesk(site.dataDir, (desk) => desk.rates.replace(rates))
})

it('R-rates-said: a room costs what the rates say, with what comes on top, on its card and its page', async () => {
  for (const path of [room, '/rooms']) {
    const { document } = await pageOf(path)
    expect(document.querySelector('main [part=price] del')).toBeNull()
    expect(textOf(document, 'main [part=price]')).toContain('from $94')
    expect(textOf(document, 'main')).not.toMatch(/Special offer|Breakfast included/)
  }
  const { document } = await pageOf(`/rooms?checkIn=${checkIn}&checkOut=${checkOut}&guests=2`)
  const card = textOf(document, 'main [part=room-card]')
  expect(card).toContain('$124')
  expect(card).toContain('$372')
  expect(textOf(document, 'main [part=room-card] [part=price]')).not.toContain('from')
})

it.each([
  [room, 'Free cancellation up to 7 days before arrival, no refund after that'],
  [`${room}?lang=de`, 'Kostenlose Stornierung bis 7 Tage vor der Anreise'],
  [`${room}?lang=zh`, '入住前 7 天及更早可免费取消'],
  ['/terms', 'Cancelling is free until 7 days before you arrive'],
  ['/terms?lang=de', 'Bis 7 Tage vor der Anreise stornieren Sie kostenlos'],
  ['/terms?lang=zh', '入住前 7 天及更早可免费取消'],
])('R-rates-said: %s says: %s', async (path, said) => {
  const text = await textAt(path)
  expect(text).toContain(said)
  expect(text).not.toMatch(/24 hours|24 Stunden|24 小时|until today|Heute noch|今日内/)
})

it('R-rates-said: no page has breakfast in the price, and the terms name what comes on top', async () => {
  const terms = await textAt('/terms')
  expect(terms).toContain('with taxes; breakfast can be added')
  expect(terms).toContain('Green tax')
  expect(await textAt('/book')).toContain('Breakfast is not included: you can add it to your booking.')
  const { document } = await pageOf('/services')
  expect(textOf(document, 'main section:has(#services-included)')).not.toContain('Breakfast')
  expect(textOf(document, 'main section:has(#services-asked)')).toContain('Breakfast')
})

it('R-rates-said: search engines read the price that the page shows', async () => {
  const data = JSON.parse(textOf((await pageOf(room)).document, 'script[type="application/ld+json"]'))
  expect(data.offers).toMatchObject({ price: 94, priceSpecification: { price: 94 } })
  const house = JSON.parse(textOf((await pageOf('/')).document, 'script[type="application/ld+json"]'))
  expect(house.priceRange).toBe('$94')
})

it('R-rates-said: form and mail say what the booking has', async () => {
  const form = await textAt(`/book?room=courtyard-room&checkIn=${checkIn}&checkOut=${checkOut}`)
  expect(form).toContain('$372')
  expect(form).toContain('Price per night$124')
  expect(form).toContain('Breakfast is not included')
  expect(form).not.toContain('$61')
  const email = 'amara@example.com'
  const booked = await fetch(new URL('/api/bookings', site.url), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Amara',
      lastName: 'Perera',
      email,
      guests: 2,
      roomType: 'courtyard-room',
      checkIn,
      checkOut,
      totalPrice: 372,
    }),
  })
  expect(booked.status).toBe(201)
  const { text } = await mailTo(site, email, /confirmed/)
  expect(text).toContain('breakfast is not included')
  expect(text).toContain('Green tax')
})
