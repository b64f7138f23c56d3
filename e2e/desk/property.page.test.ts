import { withDesk } from '@calm-rest/site/testing'
import { countOf, fetchPage, type Site, startSite, textOf } from '@calm-rest/testing'
import { beforeAll, expect, it } from 'vitest'

// A site of its own: its rooms are nobody else's.
let site: Site
beforeAll(async () => {
  site = await startSite()
})

const byDesk = <T>(work: Parameters<typeof withDesk<T>>[1]) => withDesk(site.dataDir, work)
const ask = (path: string) => fetchPage(`${site.url}${path}`)

it('R-staff-room-texts: what another process changes is in the HTML of the next page view, of a page from the cache too', async () => {
  const path = 'rooms/coral-suite?lang=de'
  await expect.poll(async () => (await ask(path)).headers.get('ETag')).not.toBeNull()
  const description = 'Über dem Riff, mit eigener Terrasse.'
  await byDesk(({ roomTypes }) => roomTypes.edit('coral-suite', { texts: { de: { description } } }))
  const { html } = await ask(path)
  expect(html).toContain(description)
  await byDesk(({ roomTypes }) => roomTypes.edit('coral-suite', { guests: 3, size: 58.5 }))
  expect(textOf((await ask(path)).document, 'main')).toContain('58,5 m²')
})

it('R-staff-xss: markup in every text of a room is text on every page that has it', async () => {
  const markup = '<img src=x onerror=alert(1)></script><b id=x>"&'
  const texts = { name: `${markup}n`, bed: `${markup}b`, description: `${markup}d` }
  const names = { en: `${markup.slice(0, 36)}a`, de: 'a', zh: 'a' }
  await byDesk(async ({ roomTypes, amenities }) => {
    const amenity = await amenities.add({ icon: 'tea', names })
    const listed = { features: [amenity], amenities: [amenity] }
    await roomTypes.edit('horizon-room', { texts: { en: texts }, ...listed })
  })
  const paths = ['', 'rooms', 'rooms/horizon-room', 'book?room=horizon-room', 'brochure', 'sitemap.xml']
  for (const path of paths) {
    const { html, document } = await ask(path)
    expect([path, html.includes('<img src=x')]).toEqual([path, false])
    expect([path, countOf(document, '#x, img[src="x"]')]).toEqual([path, 0])
    for (const data of document.querySelectorAll('script[type="application/ld+json"]'))
      expect(() => JSON.parse(data.textContent ?? '')).not.toThrow()
  }
  const { document } = await ask('rooms/horizon-room')
  expect(textOf(document, 'main h1')).toBe(`${markup}n`)
  for (const text of [`${markup}b`, `${markup}d`, `${markup.slice(0, 36)}a`])
    expect(textOf(document, 'main')).toContain(text)
})

it('R-staff-room-made, R-staff-room-ended: no page, map of the site or frame has a draft, or a room that is offered no more', async () => {
  const names = { en: 'Secret Loft en', de: 'Secret Loft de', zh: 'Secret Loft zh' }
  const draft = { category: 'family', guests: 2, size: 20, price: 80, units: 1, names } as const
  await byDesk(({ roomTypeStatus }) => roomTypeStatus.add(draft))
  const everywhere = async (id: string, name: string) => {
    const pages = [
      '',
      'rooms',
      'rooms?category=family',
      'book',
      'brochure',
      'sitemap.xml',
      'api/rooms',
      'embed/v1/rooms',
    ]
    const having: string[] = []
    for (const path of pages) {
      const { html } = await ask(path)
      if (html.includes(`rooms/${id}`) || html.includes(name)) having.push(path)
    }
    const own = await ask(`rooms/${id}`)
    const element = await ask(`embed/v1/booking?room=${id}`)
    return { having, page: own.status, element: element.status, isNamed: own.html.includes(name) }
  }
  const nowhere = { having: [], page: 404, element: 404, isNamed: false }
  expect(await everywhere('secret-loft-en', 'Secret Loft')).toEqual(nowhere)
  const before = await everywhere('courtyard-room', 'Courtyard Room')
  expect(before).toMatchObject({ page: 200, element: 200, isNamed: true })
  expect(before.having).toEqual(
    expect.arrayContaining(['rooms', 'book', 'sitemap.xml', 'api/rooms', 'embed/v1/rooms']),
  )
  await byDesk(({ roomTypeStatus }) => roomTypeStatus.end('courtyard-room'))
  expect(await everywhere('courtyard-room', 'Courtyard Room')).toEqual(nowhere)
  const { document } = await ask('rooms/courtyard-room?lang=de')
  expect(textOf(document, 'main')).toContain('bieten wir nicht an')
  expect(countOf(document, 'main a[href^="/rooms"]')).toBe(1)
  await byDesk(({ roomTypeStatus }) => roomTypeStatus.offer('courtyard-room'))
  expect(await everywhere('courtyard-room', 'Courtyard Room')).toEqual(before)
})
