import { expect, it } from 'vitest'
import { aContentApi } from '../content-api/content-api.fixture.ts'
import { bannerStyle } from '../document/banner.ts'
import { aSite } from '../site.fixture.ts'

const closed = (value: 'soon' | 'paused') =>
  aContentApi({ readStage: async () => ({ status: 'found', value }) })
const desk = { Cookie: '__Host-calm-rest-staff=token' }

/** A site where nobody can book, whose front desk knows one session. */
const site = (stage: 'soon' | 'paused' = 'soon') =>
  aSite({
    contentApi: closed(stage),
    api: async ({ path, headers }) =>
      path === '/api/staff/session' && headers.cookie === desk.Cookie
        ? Response.json({})
        : new Response('{}', { status: 401 }),
  })

it.each([
  ['en', 'We open soon'],
  ['de', 'Wir eröffnen bald'],
  ['zh', '即将开业'],
])('R-open-soon: guests read in %s that it opens soon, wherever they look', async (lang, words) => {
  const get = site()
  for (const path of ['/', '/rooms', '/rooms/horizon-room', '/book', '/login', '/nowhere']) {
    const answer = await get(`${path}?lang=${lang}`)
    const page = await answer.text()
    expect([path, answer.status, answer.headers.get('X-Robots-Tag')]).toEqual([path, 200, 'noindex'])
    expect([page.includes(`<h1>${words}</h1>`), page.includes('Calm Rest')]).toEqual([true, true])
    expect(page).not.toMatch(/Horizon|Book Now/)
  }
})

it('R-open-soon: search engines get no map, and a stranger’s cookie opens nothing', async () => {
  const get = site()
  expect((await get('/sitemap.xml')).status).toBe(404)
  const stranger = await get('/', { headers: { Cookie: '__Host-calm-rest-staff=invented' } })
  expect(await stranger.text()).toContain('We open soon')
})

it('R-open-soon: the staff sees the site as it will be, which nobody lists; the front desk is open to sign in', async () => {
  const get = site()
  const seen = await get('/about', { headers: desk })
  expect([seen.status, seen.headers.get('X-Robots-Tag')]).toEqual([200, 'noindex'])
  const page = await seen.text()
  expect(page).not.toContain('We open soon')
  expect(page).toContain('<span lang="de">Noch nicht geöffnet: Das sieht nur Ihr Team</span>')
  expect(seen.headers.get('Content-Security-Policy')).toContain(bannerStyle.integrity)
  expect(await (await get('/desk')).text()).not.toContain('We open soon')
})

it('R-open-pause: while no bookings are taken guests read so, and reach what they have booked and what the law asks for', async () => {
  const get = site('paused')
  const said = async (path: string, init?: RequestInit) =>
    (await (await get(path, init)).text()).match(/<h1>(No bookings|Zurzeit keine|暂停接受)/)?.[1]
  for (const path of ['/', '/rooms', '/book', '/about'])
    expect([path, await said(path)]).toEqual([path, 'No bookings'])
  expect([await said('/?lang=de'), await said('/?lang=zh')]).toEqual(['Zurzeit keine', '暂停接受'])
  for (const path of ['/booking', '/profile', '/privacy', '/imprint', '/contact', '/login'])
    expect([path, await said(path)]).toEqual([path, undefined])
  const seen = await (await get('/about', { headers: desk })).text()
  expect(seen).toContain('<span lang="en">No bookings: only your team sees this</span>')
})

it('stays as it was while the API is away', async () => {
  let answer: 'found' | 'unavailable' = 'found'
  let asked = 0
  const get = aSite({
    contentApi: aContentApi({
      readStage: async () => {
        asked += 1
        return answer === 'found' ? { status: 'found', value: 'soon' } : { status: 'unavailable' }
      },
    }),
  })
  await get('/')
  answer = 'unavailable'
  expect(await (await get('/')).text()).toContain('We open soon')
  expect(asked).toBe(2)
})
