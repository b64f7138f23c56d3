import { type Lang, langs } from '@calm-rest/contract/widget'
import { describe, expect, it } from 'vitest'
import { isIndexed } from '../../src/routes/indexed.ts'
import { screens } from '../../src/routes/screens.ts'
import { aContentApi, aRoom } from '../content-api/content-api.fixture.ts'
import { aSite } from '../site.fixture.ts'
import { readHead } from './read-head.fixture.ts'

const get = aSite({ contentApi: aContentApi() })
const headOf = async (path: string) => readHead(await (await get(path)).text())
const listed = screens.filter((screen) => isIndexed(screen) && screen.name !== 'room')

describe('the one address of a page', () => {
  it.each([
    ['/', '/'],
    ['/rooms', '/rooms'],
    ['/rooms/', '/rooms'],
    ['/Testimonials', '/testimonials'],
    ['/rooms?category=family&utm_source=mail&fbclid=1', '/rooms'],
    ['/rooms?lang=de&utm_source=mail', '/rooms?lang=de'],
    ['/?lang=zh', '/?lang=zh'],
    ['/rooms?lang=en', '/rooms'],
    ['/rooms?lang=xx', '/rooms'],
    ['/rooms/horizon-room/?lang=de', '/rooms/horizon-room?lang=de'],
  ])('of %s is %s', async (path, canonical) => {
    expect((await headOf(path)).canonical).toBe(`http://localhost${canonical}`)
  })

  it('is below the public address, whatever the request says', async () => {
    const site = aSite({ publicUrl: 'https://calmrest.example' })
    const head = readHead(await (await site('/rooms?lang=de')).text())
    expect(head.canonical).toBe('https://calmrest.example/rooms?lang=de')
    expect(head.properties['og:url']).toBe('https://calmrest.example/rooms?lang=de')
    expect(head.properties['og:image']).toBe('https://calmrest.example/social/property.png?v=plain')
  })

  it('is named with those of the other languages, on each of them', async () => {
    for (const path of ['/contact', '/contact?lang=de']) {
      expect((await headOf(path)).alternates).toEqual({
        en: 'http://localhost/contact',
        de: 'http://localhost/contact?lang=de',
        zh: 'http://localhost/contact?lang=zh',
        'x-default': 'http://localhost/contact',
      })
    }
  })

  it.each([
    '/login',
    '/Login?room=x',
    '/register',
    '/forgot-password',
    '/reset-password',
    '/confirm-email',
    '/book',
    '/profile',
    '/404',
    '/nowhere',
  ])('is not offered to search engines for %s', async (path) => {
    const head = await headOf(path)
    expect(head.robots).toBe('noindex')
    expect(head.canonical).toBeUndefined()
    expect(head.alternates).toEqual({})
  })
})

describe('titles and descriptions', () => {
  it.each(langs)('tell every page from the others in %s, in a length that is shown', async (lang: Lang) => {
    const heads = await Promise.all(listed.map(({ path }) => headOf(`${path}?lang=${lang}`)))
    const [shortest, longest] = lang === 'zh' ? [15, 80] : [50, 170]
    for (const { title, description = '', robots } of heads) {
      expect(robots).toBeUndefined()
      expect(title).toContain('Calm Rest')
      expect(description.length, description).toBeGreaterThanOrEqual(shortest)
      expect(description.length, description).toBeLessThanOrEqual(longest)
    }
    expect(new Set(heads.map(({ title }) => title)).size).toBe(listed.length)
    expect(new Set(heads.map(({ description }) => description)).size).toBe(listed.length)
  })

  it('go into link previews, with a picture of the property', async () => {
    const { title, description, properties } = await headOf('/about?lang=de')
    expect(title).toBe('Über uns · Calm Rest')
    expect(properties).toMatchObject({
      'og:title': title,
      'og:description': description,
      'og:locale': 'de_DE',
      'og:image': 'http://localhost/art/og-image.png',
      'og:image:alt': 'Das Haus mit Ziegeldach und Veranda, ringsum Palmen, dahinter die Bucht',
      'twitter:card': 'summary_large_image',
    })
  })
})

describe('the page of a room', () => {
  it('speaks of the room in the language of the page', async () => {
    const { title, description, properties, data } = await headOf('/rooms/horizon-room?lang=de')
    expect(title).toBe('Horizont-Zimmer · Calm Rest')
    expect(description).toBe(aRoom.description)
    expect(properties['og:image']).toMatch(
      /^http:\/\/localhost\/social\/rooms\/horizon-room\.png\?v=[0-9a-f]{12}$/,
    )
    expect(properties['og:image:alt']).toBe('Horizont-Zimmer, ein Zimmer von Calm Rest in Mirissa')
    expect(data).toMatchObject({ name: 'Horizont-Zimmer', image: properties['og:image'] })
  })

  it('offers it at the price that a visitor sees', async () => {
    const { data } = await headOf('/rooms/horizon-room')
    expect(data).toMatchObject({
      '@type': ['HotelRoom', 'Product'],
      floorSize: { value: 26 },
      occupancy: { maxValue: 2 },
      offers: { price: 128, priceCurrency: 'USD', url: 'http://localhost/rooms/horizon-room' },
      containedInPlace: { '@id': 'http://localhost/#hotel' },
    })
    // the reviews behind a room's rating are not on the page
    expect(data).not.toHaveProperty('aggregateRating')
  })

  it.each(['/rooms/none', '/rooms/Horizon-Room', '/rooms/%E0%A4%A', '/rooms/..%2fadmin'])(
    'that nobody has answers 404 for %s, unlisted',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(404)
      const head = readHead(await response.text())
      expect(head).toMatchObject({ title: 'Page Not Found · Calm Rest', robots: 'noindex', data: undefined })
      expect(head.canonical).toBeUndefined()
    },
  )

  it('is there without its own words while nobody can be asked', async () => {
    const response = await aSite()('/rooms/horizon-room')
    expect(response.status).toBe(200)
    const head = readHead(await response.text())
    expect(head.title).toBe('Room · Guesthouse')
    expect(head.data).toBeUndefined()
    expect(head.canonical).toBe('http://localhost/rooms/horizon-room')
  })

  it('has the picture of the property where its own cannot be read', async () => {
    const site = aSite({ contentApi: aContentApi({ readPicture: async () => ({ status: 'unavailable' }) }) })
    const head = readHead(await (await site('/rooms/horizon-room')).text())
    expect(head.properties['og:image']).toBe('http://localhost/art/og-image.png')
  })

  it('lets no word of a room end its element', async () => {
    const name = '</script><script>alert(1)</script> "A" & B'
    const contentApi = aContentApi({ findRoom: async () => ({ status: 'found', value: { ...aRoom, name } }) })
    const html = await (await aSite({ contentApi })('/rooms/horizon-room')).text()
    expect(html).not.toContain('<script>alert')
    expect(readHead(html).data).toMatchObject({ name })
  })
})

describe('the property for search engines', () => {
  it('has its address, its times and the span of its prices', async () => {
    expect((await headOf('/')).data).toMatchObject({
      '@type': 'BedAndBreakfast',
      '@id': 'http://localhost/#hotel',
      name: 'Calm Rest',
      address: { addressLocality: 'Mirissa', addressCountry: 'LK' },
      checkinTime: '14:00',
      checkoutTime: '11:00',
      priceRange: '$128–$210',
    })
  })

  it('has the mean of the stored reviews where the page shows it, and nowhere else', async () => {
    expect((await headOf('/testimonials')).data).toMatchObject({
      aggregateRating: { ratingValue: 4.7, reviewCount: 3, bestRating: 5, worstRating: 1 },
    })
    for (const path of ['/', '/location', '/contact']) {
      expect((await headOf(path)).data).not.toHaveProperty('aggregateRating')
    }
  })

  it('has the newest reviews where the page shows them, each with the language of its words', async () => {
    const { data } = await headOf('/testimonials?lang=de')
    const reviewRating = { '@type': 'Rating', ratingValue: 5 }
    const review = {
      '@type': 'Review',
      author: { '@type': 'Person', name: 'Mei' },
      datePublished: '2027-01-31',
      name: '安静',
      reviewBody: '早餐很好。',
      reviewRating,
    }
    expect(data.review).toEqual([{ ...review, inLanguage: 'zh' }, review])
    for (const path of ['/', '/contact']) expect((await headOf(path)).data).not.toHaveProperty('review')
  })

  it('has no figure that nobody knows', async () => {
    const site = aSite()
    for (const path of ['/', '/testimonials']) {
      const { data } = readHead(await (await site(path)).text())
      expect(data).toMatchObject({ name: 'Guesthouse' })
      for (const unknown of ['telephone', 'email', 'address', 'geo']) expect(data).not.toHaveProperty(unknown)
      expect(data).not.toHaveProperty('priceRange')
      expect(data).not.toHaveProperty('aggregateRating')
    }
  })
})
