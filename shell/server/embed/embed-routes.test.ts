import { brotliDecompressSync } from 'node:zlib'
import { codeHeader, type EmbedState, siteMark } from '@calm-rest/embed/protocol'
import { integrityOf } from '@calm-rest/releases'
import { beforeEach, describe, expect, it } from 'vitest'
import { holdDeadlines } from '../rendering/bundle.fixture.ts'
import { anEmbedSite, partnerOrigin, proof } from './embed-site.fixture.ts'

beforeEach(holdDeadlines)

const aSite = () => {
  const site = anEmbedSite()
  site.buildElements('1.0.0')
  site.release('mf-rooms', '1.0.0')
  site.release('mf-booking', '1.0.0')
  return site
}

const stateIn = (html: string): EmbedState =>
  JSON.parse(/<script type="application\/json" id="state">(.*)<\/script>/.exec(html)?.[1] ?? '')

describe('the content of an element', () => {
  it('is markup and styles of the live release, in the language asked for, open to every origin', async () => {
    const response = await aSite().open()('v1/booking?lang=de&partner=alpin-tours&room=loft&guests=2')
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-credentials')).toBeNull()
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(response.headers.get('cache-control')).toBe('public, max-age=60')
    expect(response.headers.get('set-cookie')).toBeNull()
    // opened by itself it runs nothing, and no search engine lists it
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(response.headers.get('timing-allow-origin')).toBe('*')
    expect(html).toContain(
      '<script type="text/css">:host{display:block}</script><script type="text/css">.a{order:1}</script>',
    )
    expect(html).toContain('<p>1.0.0 de</p>')
    expect(stateIn(html)).toMatchObject({
      module: 'https://calmrest.example/releases/mf-booking/1.0.0/embed/book.js',
      lang: 'de',
      props: { room: 'loft', guests: 2, headingLevel: 2 },
      data: { props: { room: 'loft', guests: 2, headingLevel: 2 } },
    })
  })

  it('has the property’s colours after the design’s, where a page sets none', async () => {
    const site = anEmbedSite('#10214b')
    site.buildElements('1.0.0')
    site.release('mf-rooms', '1.0.0')
    const html = await (await site.open()('v1/rooms')).text()
    expect(html).toMatch(
      /:host{display:block}<\/script><script type="text\/css">:root,:host,\[data-theme\]{--cr-/,
    )
    expect(html).toContain('--cr-accent:var(--calm-rest-color-accent,')
  })

  it('has whole links, which carry language and partner', async () => {
    const response = await aSite().open()('v1/rooms?lang=zh&partner=alpin-tours&campaign=summer')
    const href = 'https://calmrest.example/book?room=loft&lang=zh&partner=alpin-tours&campaign=summer'
    expect(await response.text()).toContain(`<a href="${href}">`)
  })

  it('R-partners-proof: has links that prove the partner on a page of its registered origin alone', async () => {
    const ask = aSite().open()
    const sigOn = async (query: string, origin: string) => {
      const html = await (await ask(`v1/rooms?${query}`, { Origin: origin })).text()
      expect(html.includes(`&sig=${proof}">`)).toBe(stateIn(html).sig !== undefined)
      return stateIn(html).sig
    }
    expect(await sigOn('partner=alpin-tours', partnerOrigin)).toBe(proof)
    expect(await sigOn('partner=alpin-tours', 'https://www.evil.example')).toBe(undefined)
    expect(await sigOn('', partnerOrigin)).toBe(undefined)
    expect(await sigOn('partner=alpin-tours', 'https://calmrest.example')).toBe(undefined)
    expect(await sigOn('partner=alpin-tours', 'https://away.example')).toBe(undefined)
  })

  it('is the rooms behind their tabs, or the first of them where a limit is given', async () => {
    const ask = aSite().open()
    const whole = stateIn(await (await ask('v1/rooms?category=family&layout=list')).text())
    expect(whole.module).toContain('/room-list.js')
    expect(whole.props).toEqual({ category: 'family', layout: 'list' })
    const some = stateIn(await (await ask('v1/rooms?category=family&limit=3')).text())
    expect(some.module).toContain('/featured-rooms.js')
    expect(some.props).toEqual({ category: 'family', limit: 3, headingLevel: 2 })
  })

  it('R-partners-stay: is the rooms for dates, with the fields to choose them where they are asked for', async () => {
    const ask = aSite().open()
    const stay = { checkIn: '2027-07-01', checkOut: '2027-07-05', guests: 4, children: '4,9' }
    const query = 'checkIn=2027-07-01&checkOut=2027-07-05&guests=4&children=4,9'
    const propsOf = async (path: string) => stateIn(await (await ask(path)).text()).props
    expect(await propsOf(`v1/rooms?${query}&search=`)).toEqual({ ...stay, withSearch: true })
    expect(await propsOf(`v1/rooms?${query}&search=false&limit=3`)).toEqual({
      ...stay,
      withSearch: false,
      limit: 3,
    })
  })

  it('R-partners-search: is the search alone, for every page, with links that prove the partner', async () => {
    const ask = aSite().open()
    const query = 'partner=alpin-tours&checkIn=2027-07-01&guests=4&room=loft&category=family'
    const html = await (await ask(`v1/search?${query}`, { Origin: partnerOrigin })).text()
    const { module, props, sig } = stateIn(html)
    expect(module).toContain('/stay-search.js')
    expect([props, sig]).toEqual([{ checkIn: '2027-07-01', guests: 4 }, proof])
    expect((await ask('v1/search', { Origin: 'https://www.evil.example' })).status).toBe(200)
  })

  it('leaves out what is no value', async () => {
    const ask = aSite().open()
    const wrong =
      'checkIn=2027-02-30&guests=99&children=many&lang=fr&partner=A%20B&search=maybe&category=castle'
    for (const [kind, rest] of [
      ['booking', { headingLevel: 2 }],
      ['rooms', {}],
      ['search', {}],
    ] as const) {
      const { props, lang } = stateIn(await (await ask(`v1/${kind}?${wrong}`)).text())
      expect([kind, props, lang]).toEqual([kind, rest, 'en'])
    }
  })

  it('is 404 for a room that does not exist', async () => {
    const response = await aSite().open()('v1/booking?room=no-such-room')
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    // a page cannot read the body, and any server may send a 404
    expect(response.headers.get(codeHeader)).toBe('room_not_found')
    expect(response.headers.get('access-control-expose-headers')).toBe(codeHeader)
  })

  it.each([
    ['a registered page', 'partner=alpin-tours', partnerOrigin, 200],
    ['a page that nobody registered', 'partner=alpin-tours', 'https://www.evil.example', 403],
    ['a partner that nobody knows', 'partner=nobody', partnerOrigin, 403],
    ['no partner', '', partnerOrigin, 403],
    ['our own page', '', 'https://calmrest.example', 200],
    ['an API that does not answer', 'partner=alpin-tours', 'https://away.example', 503],
  ])('is a booking form for %s: %s from %s gets %i', async (_, query, origin, status) => {
    const response = await aSite().open()(`v1/booking?${query}`, { Origin: origin })
    expect(response.status).toBe(status)
    expect(response.headers.get('vary')).toContain('Origin')
  })

  it('is the rooms for every page', async () => {
    expect((await aSite().open()('v1/rooms', { Origin: 'https://www.evil.example' })).status).toBe(200)
  })

  it('comes from the release before where the live one throws', async () => {
    const site = aSite()
    site.release('mf-rooms', '1.1.0', 'throw new Error("not today")')
    const html = await (await site.open()('v1/rooms')).text()
    expect(html).toContain('<p>1.0.0 en</p>')
    expect(stateIn(html).module).toContain('/mf-rooms/1.0.0/')
  })

  it('names no module of which a byte is another', async () => {
    const site = aSite()
    site.release('mf-rooms', '1.1.0')
    site.write(site.releases, { 'mf-rooms/1.1.0/embed/room-list.js': '// tampered' })
    expect(stateIn(await (await site.open()('v1/rooms')).text()).module).toContain('/mf-rooms/1.0.0/')
  })

  it('is refused where no release does: the words of the partner stay', async () => {
    const site = anEmbedSite()
    site.buildElements('1.0.0')
    const response = await site.open()('v1/rooms')
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
  })
})

describe('the script', () => {
  it('moves under the address of its major, for a short time, and never under that of a version', async () => {
    const site = aSite()
    const before = site.open()
    expect(await (await before('1.0.0.js')).text()).toBe('// loader 1.0.0')
    site.buildElements('1.1.0')
    site.write(site.folder, { 'dist/1.0.0.js': '// another' })
    const ask = site.open()
    expect(await (await ask('v1.js')).text()).toBe('// loader 1.1.0')
    expect((await ask('v1.js')).headers.get('cache-control')).toContain('max-age=300,')
    expect(await (await ask('1.1.0.js')).text()).toBe('// loader 1.1.0')
    expect(await (await ask('1.0.0.js')).text()).toBe('// loader 1.0.0')
    expect((await ask('1.0.0.js')).headers.get('cache-control')).toContain('immutable')
    expect((await ask('1.0.0/runtime.0.js')).status).toBe(200)
  })

  it('is listed with the hash of what is served, which is what was there first', async () => {
    const site = aSite()
    site.open()
    site.buildElements('1.0.0', '// built again')
    site.buildElements('1.10.0')
    site.buildElements('1.2.0')
    site.open()
    site.buildElements('1.10.0')
    const ask = site.open()
    const answer = await ask('releases.json')
    const of = (version: string) => ({
      version,
      url: `https://calmrest.example/embed/${version}.js`,
      integrity: integrityOf(Buffer.from(`// loader ${version}`)),
    })
    expect(await answer.json()).toEqual({
      moving: 'https://calmrest.example/embed/v1.js',
      pinned: [of('1.10.0'), of('1.2.0'), of('1.0.0')],
    })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  })

  it.each([
    ['moving', 'v1.js'],
    ['pinned', '1.3.0.js'],
  ])('has the origin of the site in it, for copies on other servers: %s', async (_, name) => {
    const site = anEmbedSite()
    site.buildElements('1.3.0', `ask("${siteMark}")`)
    const ask = site.open()
    const text = 'ask("https://calmrest.example")'
    const answer = await ask(name)
    expect(await answer.text()).toBe(text)
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    const packed = await ask(name, { 'Accept-Encoding': 'br' })
    expect(brotliDecompressSync(await packed.arrayBuffer()).toString()).toBe(text)
    const { pinned } = await (await ask('releases.json')).json()
    expect(pinned).toMatchObject([{ version: '1.3.0', integrity: integrityOf(Buffer.from(text)) }])
  })

  it('is never a page where it is missing', async () => {
    const response = await aSite().open()('9.9.9.js')
    expect([response.status, response.headers.get('content-type')]).toEqual([
      404,
      'text/plain; charset=UTF-8',
    ])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
  })
})
