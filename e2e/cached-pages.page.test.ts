import { readFileSync } from 'node:fs'
import { type Site, startSite } from '@calm-rest/testing'
import { beforeAll, expect, it } from 'vitest'

let site: Site

beforeAll(async () => {
  site = await startSite()
})

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, site.url), { headers: { 'Accept-Encoding': 'br', ...headers } })

/** The page from the cache, which alone has a tag: the first guest gets it as it is rendered. */
const cached = async (path: string) => {
  await expect.poll(async () => (await ask(path)).headers.get('ETag')).not.toBeNull()
  return ask(path)
}

/** Writes a review, which makes all pages others; a title that is there already writes nothing. */
const write = async (reviewTitle: string) => {
  const written = await fetch(new URL('/api/testimonials/', site.url), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      name: 'Nimali',
      country: 'Sri Lanka',
      rating: 5,
      reviewTitle,
      review: 'We slept well and ate better.',
      roomType: 'sea view',
      stayDuration: 3,
      date: new Date().toISOString(),
    }),
  })
  expect(written.status).toBe(201)
}

const viewOf = ({ headers }: Response) => /^view;desc="([^"]+)"/.exec(headers.get('Server-Timing') ?? '')?.[1]

it.each(['/', '/rooms?lang=de', '/rooms/coral-suite', '/about', '/testimonials?lang=zh', '/contact'])(
  'gives all guests the same %s, as it was rendered for the first, each with a view and a request of their own',
  async (path) => {
    const first = await ask(path)
    const text = await first.text()
    const page = await cached(path)
    const other = await ask(path, { Cookie: 'calm-rest-bucket=1; a=b', Authorization: 'Bearer x' })
    expect([await page.text(), await other.text()]).toEqual([text, text])
    const all = [first, page, other]
    expect(new Set(all.map(viewOf)).size).toBe(3)
    expect(all.map(viewOf)).not.toContain(undefined)
    expect(new Set(all.map(({ headers }) => headers.get('X-Request-Id'))).size).toBe(3)
    for (const name of ['Content-Security-Policy', 'Cache-Control', 'Vary', 'Content-Encoding']) {
      expect(page.headers.get(name), name).toBe(first.headers.get(name))
    }
  },
)

it('says that nothing has changed to a browser that has the page', async () => {
  const tag = (await cached('/rooms')).headers.get('ETag') ?? ''
  const again = await ask('/rooms', { 'If-None-Match': tag })
  expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', tag])
  expect(viewOf(again)).toBeDefined()
  // another encoding is another representation
  expect((await ask('/rooms', { 'If-None-Match': tag, 'Accept-Encoding': 'gzip' })).status).toBe(200)
})

const formIdIn = async (page: Response) => /name="formId" value="([^"]+)"/.exec(await page.text())?.[1]

it.each(['/book', '/book?room=lighthouse-suite&guests=2'])(
  'says of %s that nothing has changed to a browser that has it, until somebody writes',
  async (path) => {
    // each guest gets a number of their own, so that nobody's copy is anybody else's
    const number = await formIdIn(await ask(path))
    const other = await formIdIn(await ask(path))
    expect(number).not.toBe(other)
    let copy = await cached(path)
    let again = copy
    // a write of the site's own, such as that a mail has left, may come between both visits
    const visitTwice = async () => {
      copy = await cached(path)
      again = await ask(path, { 'If-None-Match': copy.headers.get('ETag') ?? 'none' })
      return again.status
    }
    await expect.poll(visitTwice).toBe(304)
    const tag = copy.headers.get('ETag') ?? ''
    expect(copy.headers.get('Cache-Control')).toBe('private, no-cache')
    expect([await again.text(), again.headers.get('ETag')]).toEqual(['', tag])
    expect(viewOf(again)).toBeDefined()
    // what was booked in the meantime, perhaps with the number of this copy, is a write
    await write(`Booked in the end, from ${path}`)
    const written = await ask(path, { 'If-None-Match': tag })
    expect(written.status).toBe(200)
    expect([number, other, await formIdIn(copy)]).not.toContain(await formIdIn(written))
  },
)

it('sends a form with the price of its dates anew each time', async () => {
  const path = '/book?room=lighthouse-suite&checkIn=2027-07-01&checkOut=2027-07-04&guests=2'
  await ask(path)
  const again = await ask(path)
  expect([again.status, again.headers.get('ETag')]).toEqual([200, null])
})

it('shows what was written by the next page view', async () => {
  await cached('/testimonials')
  const title = 'Woken by the peacocks'
  await write(title)
  expect(await (await ask('/testimonials')).text()).toContain(title)
  expect(await (await cached('/testimonials')).text()).toContain(title)
})

it.each([
  ['/rooms?k=1', '/rooms'],
  ['/rooms?utm_source=letter&lang=de&fbclid=2', '/rooms?lang=de'],
  ['/about?checkIn=2027-07-01&page=2', '/about'],
  ['/?lang=xx', '/'],
  ['/rooms?mf-rooms=9.9.9', '/rooms'],
])('gives %s the entry of %s: nobody makes another page of what no screen reads', async (given, plain) => {
  const entry = await cached(plain)
  const page = await ask(given)
  expect([page.status, page.headers.get('ETag')]).toEqual([200, entry.headers.get('ETag')])
  const html = await page.text()
  expect(html).toBe(await entry.text())
  expect(html).toContain(`<link rel="canonical" href="${new URL(plain, site.url).href}"`)
})

it('renders what a screen reads, whatever else is in the address, and tells the browser for which query', async () => {
  const page = await (await ask('/rooms?k=1&guests=2&category=family&k=2')).text()
  expect(page).toBe(await (await ask('/rooms?category=family&guests=2')).text())
  expect(page).toContain('"search":"?category=family&guests=2"')
})

it.each([
  ['a list of one category', '/rooms?category=family'],
  ['a room that there is not', '/rooms/none'],
  ['a page that is not', '/none'],
  ['a price, which has a token', '/book?room=coral-suite&checkIn=2027-07-01&checkOut=2027-07-03&guests=2'],
  ['a form that has a number of its own', '/book'],
  ['a page of one person', '/profile'],
])('caches nothing for %s', async (_, path) => {
  for (let i = 0; i < 3; i += 1) {
    const page = await ask(path)
    await page.text()
    // a weak tag is of the content that a page was rendered from, not of a document in the cache
    expect(page.headers.get('ETag') ?? 'W/').toMatch(/^W\//)
  }
})

it('keeps what one guest typed for nobody', async () => {
  const form = new URLSearchParams({ fullName: 'canary-7f3a', email: 'none', message: '' })
  const sent = await fetch(new URL('/contact', site.url), {
    method: 'POST',
    body: form,
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  })
  expect(await sent.text()).toContain('canary-7f3a')
  expect([sent.headers.get('Cache-Control'), sent.headers.get('ETag')]).toEqual(['no-store', null])
  expect(await (await cached('/contact')).text()).not.toContain('canary-7f3a')
})

it('counts and logs pages from the cache like others', async () => {
  await cached('/about')
  const lines = () =>
    readFileSync(`${site.dataDir}/server.log`, 'utf8')
      .split('\n')
      .filter((line) => line.includes('"route":"/about"'))
  await expect.poll(() => lines().length).toBeGreaterThanOrEqual(3)
  const metrics = await (await fetch(new URL('/api/metrics', site.url))).text()
  const counted = /requests_total\{server="site",method="GET",route="\/about",status="200"\} (\d+)/.exec(
    metrics,
  )
  expect(Number(counted?.[1])).toBeGreaterThanOrEqual(3)
})
