import { hotel } from '@calm-rest/contract/hotel'
import { addDays, dateInZone } from '@calm-rest/contract/stay'
import { withDesk } from '@calm-rest/site/testing'
import { fetchPage, mailTo, type Site, startSite, textOf } from '@calm-rest/testing'
import { beforeAll, expect, it } from 'vitest'

const phone = '+94 41 555 0199'
const changed = {
  name: 'Villa Sóley & Co',
  email: 'hello@soley.example',
  address: { street: 'Strandgata 3', town: 'Vik', region: '', postalCode: '870', countryCode: 'IS' },
  phone,
  checkInFrom: '15:30',
  checkOutUntil: '10:15',
  breakfastFrom: '06:45',
} as const

// A site of its own, whose hours are nobody else's; another process than the site changes them.
let site: Site
const pages = ['/', '/rooms/coral-suite', '/contact', '/terms', '/brochure', '/book', '/profile'] as const

const pageOf = (path: string) => fetchPage(new URL(path, site.url).href)

beforeAll(async () => {
  site = await startSite()
  // so that each is in memory
  for (const path of pages) {
    expect((await pageOf(path)).html).toContain(path === '/terms' ? '14:00' : '+94 41 555 0142')
  }
  const stored = await withDesk(site.dataDir, ({ facts }) => facts.change(changed))
  expect(stored).toMatchObject(changed)
})

it.each(pages)('R-staff-facts: the next view of %s has the facts of now alone', async (path) => {
  const { html, document } = await pageOf(path)
  expect(JSON.parse(textOf(document, '#facts'))).toMatchObject(changed)
  expect(html).not.toMatch(/555 0142|94415550142|14:00|stay@calmrest|Lighthouse Lane, Mirissa|81740/)
  expect(document.title).toMatch(/ · Villa Sóley & Co$|^Calm Rest · /)
  expect(document.querySelector('meta[property="og:site_name"]')?.getAttribute('content')).toBe(changed.name)
  // the browser renders the rest of a page of one person
  if (path === '/profile') return
  expect(document.querySelector('footer a[href^="tel:"]')?.textContent).toBe(phone)
})

it('R-staff-facts: so do the terms, the brochure, the form of a booking and search engines', async () => {
  const textAt = async (path: string) => textOf((await pageOf(path)).document, 'main')
  expect(await textAt('/terms')).toMatch(/15:30.*10:15|10:15.*15:30/)
  expect(await textAt('/brochure')).toMatch(/0199.*15:30.*10:15/)
  expect(await textAt('/book?lang=de')).toContain('15:30')
  for (const path of ['/', '/contact']) {
    const data = JSON.parse(textOf((await pageOf(path)).document, 'script[type="application/ld+json"]'))
    expect(data).toMatchObject({ telephone: phone, checkinTime: '15:30', checkoutTime: '10:15' })
    expect(data).toMatchObject({ name: changed.name, email: changed.email })
    expect(data.address).toMatchObject({ addressLocality: 'Vik', addressCountry: 'IS' })
  }
})

it('R-staff-facts: so do the mail to a guest and its calendar file', async () => {
  const checkIn = addDays(dateInZone(new Date(), hotel.timeZone), 40)
  const email = 'amara@example.com'
  const booked = await fetch(new URL('/api/bookings', site.url), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Amara',
      lastName: 'Perera',
      email,
      guests: 2,
      roomType: 'coral-suite',
      checkIn,
      checkOut: addDays(checkIn, 1),
      totalPrice: 268,
    }),
  })
  expect(booked.status).toBe(201)
  const { text, html, calendar } = await mailTo(site, email, /confirmed/)
  for (const said of [text, html]) {
    for (const fact of ['15:30', '10:15', phone]) expect(said).toContain(fact)
    expect(said).not.toMatch(/0142|14:00|11:00/)
  }
  expect(calendar.replace(/\r?\n /g, '')).toContain('Check-in from 15:30\\, check-out until 10:15')
  expect(calendar.replace(/\r?\n /g, '')).toContain(phone)
})

it('R-staff-texts: the next view has the owner’s texts of now, in the page and for its scripts', async () => {
  expect((await pageOf('/about?lang=de')).html).toContain('Wie es anfing')
  const title = { en: 'Begun <b>anew</b>' }
  await withDesk(site.dataDir, ({ texts }) => texts.change('about', 'story', { fields: { title } }))
  const { html, document } = await pageOf('/about?lang=de')
  expect(html).not.toMatch(/Wie es anfing|<b>/)
  expect(document.querySelector('h2 [lang=en]')?.textContent).toBe(title.en)
  expect(JSON.parse(textOf(document, '#texts')).screens.about.story).toEqual({
    title: { text: title.en, lang: 'en' },
  })
})
