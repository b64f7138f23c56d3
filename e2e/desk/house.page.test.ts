import { changeByDesk } from '@calm-rest/site/testing'
import { countOf, fetchPage, type Site, startSite, textOf } from '@calm-rest/testing'
import { beforeAll, expect, it } from 'vitest'

// A site of its own: its rooms are nobody else's.
let site: Site
beforeAll(async () => {
  site = await startSite()
})

const ask = (path: string) => fetchPage(`${site.url}${path}`)

it('R-staff-room-texts: what another process changes is in the HTML of the next page view, of a page from the cache too', async () => {
  const path = 'rooms/coral-suite?lang=de'
  await expect.poll(async () => (await ask(path)).headers.get('ETag')).not.toBeNull()
  const description = 'Über dem Riff, mit eigener Terrasse.'
  await changeByDesk(
    ...[site.dataDir, 'rooms', 'text', 'coral-suite', '--lang', 'de', '--description', description],
  )
  const { html } = await ask(path)
  expect(html).toContain(description)
  await changeByDesk(site.dataDir, 'rooms', 'facts', 'coral-suite', '--guests', '3', '--size', '58.5')
  expect(textOf((await ask(path)).document, 'main')).toContain('58,5 m²')
})

it('R-staff-xss: markup in every text of a room is text on every page that has it', async () => {
  const markup = '<img src=x onerror=alert(1)></script><b id=x>"&'
  const room = ['rooms', 'text', 'horizon-room', '--lang', 'en']
  await changeByDesk(
    ...[site.dataDir, ...room, '--name', `${markup}n`, '--bed', `${markup}b`],
    ...['--description', `${markup}d`],
  )
  const names = ['--en', `${markup.slice(0, 36)}a`, '--de', 'a', '--zh', 'a']
  const { amenity } = await changeByDesk(site.dataDir, 'amenities', 'add', '--icon', 'tea', ...names)
  for (const list of ['features', 'amenities'])
    await changeByDesk(site.dataDir, 'rooms', list, 'horizon-room', amenity.id)
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
