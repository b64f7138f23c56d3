import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { firstSegment, reservedSegments } from '@calm-rest/contract/releases'
import { describe, expect, it } from 'vitest'
import { aSite, roomListCss, start } from './site.fixture.ts'

const get = aSite()

describe('the document', () => {
  it.each(['/', '/rooms', '/rooms/x', '/Testimonials', '/Login', '/book?room=x'])(
    'answers 200 for %s',
    async (path) => {
      expect((await get(path)).status).toBe(200)
    },
  )

  it.each(['/404', '/nowhere', '/rooms/x/y', '//rooms', '/api2'])(
    'answers 404 with a page for %s',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(404)
      expect(response.headers.get('content-type')).toContain('text/html')
    },
  )

  it('answers a HEAD request like a GET, without the page', async () => {
    for (const [path, status] of [
      ['/rooms?lang=de', 200],
      ['/nowhere', 404],
    ] as const) {
      const head = await get(path, { method: 'HEAD' })
      expect(head.status).toBe(status)
      const own = ['x-request-id', 'server-timing']
      const said = (answer: Response) => [...answer.headers].filter(([name]) => !own.includes(name))
      expect(said(head)).toEqual(said(await get(path)))
      expect(await head.text()).toBe('')
    }
  })

  it.each([
    '//evil.example',
    '//evil.example/rooms',
    '/\\evil.example',
    '/rooms//evil.example',
    '/%5Cevil.example',
  ])('sends nobody elsewhere for %s', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('location')).toBeNull()
  })

  it('depends on its address alone', async () => {
    const asGerman = await get('/rooms', { headers: { 'Accept-Language': 'de' } })
    expect(await asGerman.text()).toContain('<html lang="en">')
    expect(asGerman.headers.get('vary')).toBe('Accept-Encoding')
  })

  it('is in the language that the address names, else in English', async () => {
    expect(await (await get('/rooms?lang=de')).text()).toContain('<html lang="de">')
    expect(await (await get('/rooms?lang=xx')).text()).toContain('<html lang="en">')
  })

  it('starts the download of what the screen needs, in one language', async () => {
    const html = await (await get('/rooms?lang=de')).text()
    for (const file of ['entry.js', 'room-list.js', 'words-de.js']) {
      expect(html).toContain(`href="/releases/mf-rooms/1.0.0/${file}"`)
    }
    expect(html).not.toContain('1.0.0/words-en.js"')
    expect(await (await get('/contact')).text()).not.toContain('href="/releases/')
  })

  it('carries the styles of its widgets, and names their hash in its policy', async () => {
    const page = await get('/rooms')
    expect(await page.text()).toContain(
      `<style data-address="/releases/mf-rooms/1.0.0/room-list.css">${roomListCss.content}</style>`,
    )
    expect(page.headers.get('content-security-policy')).toContain(
      `style-src 'self' '${roomListCss.integrity}';`,
    )
    const other = await get('/contact')
    expect(other.headers.get('content-security-policy')).toContain("style-src 'self';")
    expect(await other.text()).not.toContain('<style')
  })

  it('leaves out a style sheet that is not the released one', async () => {
    const site = aSite()
    writeFileSync(join(site.folder, 'releases/mf-rooms/1.0.0/room-list.css'), '.tampered {}')
    const page = await site('/rooms')
    expect(await page.text()).not.toContain('<style')
    expect(page.headers.get('content-security-policy')).toContain("style-src 'self';")
  })

  it('carries the composition without letting it end its element', async () => {
    const inDocument = async (path: string) => {
      const html = await (await get(path)).text()
      const json = /<script type="application\/json" id="composition">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
      return JSON.parse(json).remotes['mf-rooms'].manifest
    }
    const manifest = await inDocument('/widgets/mf-rooms/room-list')
    expect(manifest.exampleProps['room-list'].category).toBe('</script><b>')
    expect(manifest.revision).toBeUndefined()
    // only pages of single widgets show them
    expect((await inDocument('/')).exampleProps).toEqual({})
  })

  it('forbids foreign origins and every inline script but the one that starts the others', async () => {
    const policy = (await get('/')).headers.get('content-security-policy')
    expect(policy).toContain(`script-src 'self' '${start.integrity}';`)
    expect(policy).not.toContain('unsafe')
  })
})

describe('files', () => {
  it('are immutable where their address changes with them', async () => {
    for (const path of ['/assets/shell.js', '/releases/mf-rooms/1.0.0/entry.js']) {
      expect((await get(path)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    }
  })

  it('that are not there answer 404, not a page with 200', async () => {
    for (const path of [
      '/assets/none.js',
      '/releases/mf-rooms/1.0.0/none.js',
      '/releases/mf-rooms/9.9.9/entry.js',
    ]) {
      expect((await get(path)).status).toBe(404)
    }
  })

  it('outside their folder are not served', async () => {
    for (const path of [
      '/assets/..%2f..%2fpackage.json',
      '/releases/mf-rooms/1.0.0/..%2f..%2f..%2fbuilt%2fentry.js',
    ]) {
      expect((await get(path)).status).toBe(404)
    }
  })

  it('are asked for again in another packing', async () => {
    const { headers } = await get('/assets/shell.js')
    expect(headers.get('vary')).toBe('Accept-Encoding, Origin')
  })

  it('have an icon for clients that only request its usual name', async () => {
    const response = await get('/favicon.ico')
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(await response.text()).toBe('icon')
  })
})

describe('3.4.1: HSTS', () => {
  it.each(['/', '/nowhere', '/composition.json', '/assets/none.js', '/robots.txt'])(
    'is said for %s where the world comes by HTTPS, and not otherwise',
    async (path) => {
      const said = async (publicUrl: string | undefined) =>
        (await aSite({ publicUrl })(path)).headers.get('strict-transport-security')
      expect(await said('https://calmrest.example')).toBe('max-age=31536000')
      expect([await said('http://calmrest.example'), await said(undefined)]).toEqual([null, null])
    },
  )
})

it.each(['/', '/rooms', '/embed/v1/rooms', '/composition.json', '/releases'])(
  'refuses an address longer than any of ours: %s',
  async (path) => {
    expect((await aSite()(`${path}?j=${'x'.repeat(4096)}`)).status).toBe(414)
  },
)

it('answers nothing at a path that a remote could take', () => {
  const segments = get.routes.map(({ path }) => firstSegment(path))
  // no path of a remote contains a dot
  const free = segments.filter((segment) => /^[a-z]/.test(segment) && !segment.includes('.'))
  expect(free).toContain('releases')
  expect(free.filter((segment) => !reservedSegments.has(segment))).toEqual([])
})

it('reaches below the notch of a phone on no page of guests', async () => {
  const ask = aSite()
  const viewportOf = async (path: string) =>
    /<meta name="viewport" content="(.*?)">/.exec(await (await ask(path)).text())?.[1]
  for (const path of ['/', '/rooms/coral-suite', '/login', '/nothing'])
    expect(await viewportOf(path)).toBe('width=device-width, initial-scale=1')
})
