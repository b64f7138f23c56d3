import { emptyDocument } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { aSiteWithBackend, aTeamServer } from './team-server.fixture.ts'

type Site = ReturnType<typeof aSiteWithBackend>['site']

/** Cells of the backends' table at /releases/mf-spa. */
const shown = async (site: Site, lang = 'en') => {
  const document = emptyDocument()
  const html = await (await site(`/releases/mf-spa?lang=${lang}`)).text()
  document.body.innerHTML = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
  const [name, requests, failed, refused, p95, last] = [
    ...document.querySelectorAll('#backends tbody :is(th, td)'),
  ].map((cell) => cell.textContent)
  return { name, requests, failed, refused, hasTime: /\dms/.test(p95 ?? ''), last }
}

it('R-mf-backend: tells its team how often a backend failed, and why the last time', async () => {
  let status = 200
  const team = await aTeamServer((_, response) => response.writeHead(status).end('{}'))
  const { site, ask, map } = aSiteWithBackend(team.origin)
  await ask('/seats')
  expect(await shown(site)).toMatchObject({ name: 'orders', requests: '1', failed: '0', last: '–' })
  status = 503
  await ask('/seats')
  expect((await shown(site)).last).toContain('It answered 503.')
  map('http://127.0.0.1:1')
  await ask('/seats')
  const { last, ...figures } = await shown(site)
  expect(figures).toEqual({ name: 'orders', requests: '3', failed: '2', refused: '0', hasTime: true })
  expect(last).toContain('The backend cannot be reached: ECONNREFUSED.')
  // it is left in peace for a moment, which is not why it fails
  for (let at = 0; at < 3; at += 1) await ask('/seats')
  const paused = await shown(site)
  expect(Number(paused.refused)).toBeGreaterThan(0)
  expect(paused.last).toContain('ECONNREFUSED')
})

it('counts what the site did not pass on', async () => {
  const team = await aTeamServer()
  const { site, ask } = aSiteWithBackend(team.origin, { requestsPerMinute: 1 })
  await ask('/seats')
  await ask('/seats')
  expect(await shown(site)).toMatchObject({ requests: '2', failed: '0', refused: '1' })
})

it.each([
  ['de', 'Fehlschläge'],
  ['zh', '失败次数'],
])('speaks %s, and is left out before the first request', async (lang, text) => {
  const team = await aTeamServer()
  const { site, ask } = aSiteWithBackend(team.origin)
  const page = async () => (await site(`/releases/mf-spa?lang=${lang}`)).text()
  expect(await page()).not.toContain('id="backends"')
  await ask('/seats')
  expect(/id="backends".*?<\/section>/s.exec(await page())?.[0]).toContain(text)
})
