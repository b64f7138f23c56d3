import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReleaseEvent } from '@calm-rest/contract/release-api'
import type { Composition } from '@calm-rest/contract/releases'
import { fetchPage, hydrated, openPage, type Site, sharedBrowser, startSite } from '@calm-rest/testing'
import { beforeAll, expect, it, vi } from 'vitest'
import { spendAfternoon } from './afternoon.fixture.ts'
import { platform } from './over-https.fixture.ts'
import { shownText } from './small-release.fixture.ts'
import { liveAfterwards, now, teamOf, teams, usualStory } from './twelve-teams.fixture.ts'

// twelve tries of the gate, each with a browser of its own
vi.setConfig({ testTimeout: 300_000, hookTimeout: 600_000 })

let site: Site
let told: readonly ReleaseEvent[]
let tried: readonly string[]
/** `npm run release -- log` of the afternoon. */
let logged: readonly ReleaseEvent[]
/** As in `spendAfternoon`. */
let refusals: readonly string[]

beforeAll(async () => {
  site = await startSite({ env: { WIDGET_PATIENCE_MS: '2000' } })
  ;({ told, tried, refusals } = await spendAfternoon(site))
  logged = platform(site, 'log').events
})

it('makes live what is right, and leaves what is broken with what was live before', async () => {
  const { remotes } = (await (await fetch(`${site.url}composition.json`)).json()) as Composition
  expect(teams.map(({ remote }) => [remote, remotes[remote]?.manifest.version])).toEqual(
    teams.map((team) => [team.remote, liveAfterwards(team)]),
  )
})

it('R-mf-gate: tries versions in the order of their publication, and a hanging one delays one place', () => {
  const published = told.filter(({ type }) => type === 'release.published').map(({ data }) => data.remote)
  // two begin side by side, and their browsers start in any order
  for (const [at, remote] of published.entries()) expect(Math.abs(tried.indexOf(remote) - at)).toBeLessThan(2)
  const reports = told.filter(({ type }) => type.startsWith('release.gate_'))
  expect(reports).toHaveLength(teams.length)
  console.info(reports.map(waitOf).join('\n'))
})

/** `mf-spa waited 12.3 s`: from its publication to the report. */
const waitOf = ({ timestamp, data: { remote } }: ReleaseEvent) => {
  const published = told.find(({ type, data }) => type === 'release.published' && data.remote === remote)
  const ms = Date.parse(timestamp) - Date.parse(published?.timestamp ?? '')
  return `${remote} waited ${(ms / 1000).toFixed(1)} s`
}

it('answers each refused action with a code and a reason, and the log of the site has both', () => {
  const codes = teams.flatMap(({ remote, refusals: expected = [] }) =>
    expected.map((code) => `${remote} ${code}`),
  )
  expect(refusals.map((line) => line.split(':', 1)[0]).sort()).toEqual(codes.sort())
  expect(refusals.join('\n')).toContain(
    'it hears mf-spa/treatment-chosen@1, which mf-spa 1.0.0, which is live, does not declare',
  )
  const acts = readFileSync(join(site.dataDir, 'server.log'), 'utf8')
    .split('\n')
    .filter((line) => line.includes('release act'))
  for (const refusal of refusals) {
    const [, remote = '', code = '', detail = ''] = /^(\S+) (\w+): (.{20})/.exec(refusal) ?? []
    const isNoted = (line: string) =>
      [remote, teamOf(remote), code, detail].every((part) => line.includes(part))
    expect([refusal, acts.some(isNoted)]).toEqual([expect.stringMatching(/: .{20}/), true])
  }
})

it.each(teams)(
  'has in the log what happened to $remote, by whom and why',
  ({ remote, story = usualStory }) => {
    const ofNow = logged.filter(({ data }) => data.remote === remote && data.version === now)
    const said = ofNow.map(({ type, data: { by, percent, reason } }) => {
      const what = type.replace('release.', '').replaceAll('_', ' ')
      const who = by === teamOf(remote) ? 'the team' : by
      return `${what}${percent === undefined ? '' : ` ${percent} %`} by ${who}${reason ? `: ${reason}` : ''}`
    })
    expect(said).toEqual(['published by the team', ...story.map((line) => expect.stringMatching(line))])
    expect(ofNow).toEqual(told.filter(({ data }) => data.remote === remote))
  },
)

it('shows on its pages what is live, the slow one from the browser, and passes the event on', async () => {
  const { page, problems } = await openPage(await sharedBrowser())
  for (const team of teams) {
    const version = liveAfterwards(team)
    const answer = await page.goto(new URL(team.remote.replace('mf-', ''), site.url).href)
    expect([team.remote, answer?.status()]).toEqual([team.remote, version ? 200 : 404])
    if (version === undefined) continue
    await page
      .locator('main')
      .getByText(shownText({ title: team.title, version }))
      .waitFor()
  }
  await page.goto(site.url)
  await hydrated(page)
  await page.getByRole('button', { name: 'Choose a massage' }).click()
  await page.getByText('A trip after a massage').waitFor()
  expect(problems.uncaught).toEqual([])
  const { html } = await fetchPage(new URL('releases/mf-transfer', site.url).href)
  expect(html).toContain('no answer in time')
})
