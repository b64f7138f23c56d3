import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Site, startSite } from '@calm-rest/testing'
import { beforeAll, expect, it } from 'vitest'

const canary = 'canary-7f3a'
let site: Site

beforeAll(async () => {
  site = await startSite()
  await fetch(`${site.url}rooms/coral-suite?email=${canary}@example.com`, {
    headers: { 'User-Agent': canary },
  })
  await fetch(`${site.url}${canary}`)
  await fetch(`${site.url}api/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `${canary}@example.com`, firstName: canary }),
  })
})

interface Line {
  msg: string
  route?: string
  status?: number
  code?: string
  composition?: string
  requestId?: string
  ms?: number
}

const log = () => readFileSync(join(site.dataDir, 'server.log'), 'utf8')
const lines = () =>
  log()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line)

it('has one line for a page and one for each call that it made, tied by the set of releases of the page', async () => {
  const pageLine = () => lines().find(({ msg, route }) => msg === 'site request' && route === '/rooms/:id')
  await expect.poll(pageLine).toMatchObject({
    status: 200,
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    composition: expect.stringMatching(/^[0-9a-f]{12}$/),
  })
  const composition = pageLine()?.composition
  const calls = () => lines().filter((line) => line.msg === 'request' && line.composition === composition)
  await expect.poll(() => calls().map(({ route }) => route)).toContain('/api/rooms/:id')
})

it('says why a call was refused, and nothing of who it was', async () => {
  await expect
    .poll(() => lines().find(({ route }) => route === '/api/bookings'))
    .toMatchObject({
      status: 400,
      code: 'invalid_request',
      ms: expect.any(Number),
    })
  expect(log()).not.toContain(canary)
})

it('gives metrics of the site, the API and the releases to clients on the machine itself', async () => {
  const text = await (await fetch(`${site.url}api/metrics`)).text()
  expect(text).toMatch(
    /calm_rest_http_requests_total\{server="site",method="GET",route="\/rooms\/:id",status="200"\} 1/,
  )
  expect(text).toMatch(/calm_rest_booking_attempts_total\{outcome="invalid_request"\} 1/)
  for (const remote of ['mf-rooms', 'mf-reviews', 'mf-booking', 'mf-auth']) {
    expect(text).toMatch(new RegExp(`calm_rest_release_live\\{remote="${remote}",version="[^"]+"\\} 1`))
    expect(text).toContain(`calm_rest_releases_rolled_back{remote="${remote}"} 0`)
  }
  expect(text).toContain('calm_rest_ssr_bundles_paused 0')
  expect(text).not.toContain(canary)
})

it('says when it began and when it ended, to its last line', async () => {
  const other = await startSite({ isAlone: true })
  await other.stop()
  const messages = readFileSync(join(other.dataDir, 'server.log'), 'utf8').match(/"msg":"[a-z]+"/g)
  expect(messages).toEqual(['"msg":"listening"', '"msg":"stopping"', '"msg":"stopped"'])
})

it('gives none to clients behind a proxy', async () => {
  const answer = await fetch(`${site.url}api/metrics`, { headers: { 'X-Forwarded-For': '127.0.0.1' } })
  expect(answer.status).toBe(404)
})
