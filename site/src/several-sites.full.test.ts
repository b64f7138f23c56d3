import { openDesk } from '@calm-rest/api/desk'
import { type Site, startSite, temporaryFolder, whenDone } from '@calm-rest/testing'
import { startPostgres } from '@calm-rest/testing/postgres'
import { expect, it } from 'vitest'

const json = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' }

/** Whole sites with folders of their own on one database, like two machines. */
const startTwo = async () => {
  const server = await startPostgres()
  whenDone(server.stop)
  const env = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://localhost',
    DATABASE_URL: `${server.url}postgres`,
    VIEWS_KEY: 'a'.repeat(32),
  }
  const [first, second] = await Promise.all([
    startSite({ isAlone: true, env }),
    startSite({ isAlone: true, env }),
  ])
  return { env, first, second, sites: [first, second] }
}

const askAll = (sites: readonly Site[], path: string, init?: RequestInit) =>
  Promise.all(sites.map(({ url }) => fetch(`${url}${path}`, init)))

it('a price set at the front desk is on the page of every site, and a guest who signs out at one is signed out at all', async () => {
  const { env, first, second, sites } = await startTwo()
  const pages = async () =>
    Promise.all(
      (await askAll(sites, 'rooms/coral-suite')).map(async (page) => (await page.text()).includes('$321')),
    )
  expect(await pages()).toEqual([false, false])
  const desk = await openDesk({
    dataDir: temporaryFolder('desk'),
    databaseUrl: env.DATABASE_URL,
    who: 'the owner',
  })
  whenDone(desk.close)
  await desk.rooms.setPrices('coral-suite', { price: 321 })
  await expect.poll(pages).toEqual([true, true])

  const guest = { email: 'amara@example.com', password: 'nineteen-king-palms' }
  const post = (site: Site, path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${site.url}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { ...json, ...headers },
    })
  await post(first, 'api/users', { ...guest, firstName: 'Amara', lastName: 'Perera', country: 'Sri Lanka' })
  const { token } = await (await post(second, 'api/auth/login', guest)).json()
  const auth = { Authorization: `Bearer ${token}` }
  const statuses = async () => (await askAll(sites, 'api/me', { headers: auth })).map(({ status }) => status)
  expect(await statuses()).toEqual([200, 200])
  await post(first, 'api/auth/sign-out', {}, auth)
  expect(await statuses()).toEqual([401, 401])
})
