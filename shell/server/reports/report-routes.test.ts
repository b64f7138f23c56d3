import { join } from 'node:path'
import type { SentReport } from '@calm-rest/contract/releases'
import type { ReleaseStore } from '@calm-rest/releases'
import {
  compose,
  createCompositions,
  createOutcomes,
  createPageViewTokens,
  createReleaseStore,
  createVitals,
  openSiteState,
  type PageViewTokens,
  type SiteState,
} from '@calm-rest/releases'
import { publishSmall } from '@calm-rest/releases/testing'
import { temporaryFolder, whenDone } from '@calm-rest/testing'
import { Hono } from 'hono'
import { beforeEach, expect, it } from 'vitest'
import type { RolledBack, Suspected } from './act-on-verdict.ts'
import { reportRoutes } from './report-routes.ts'

const home = '198.51.100.7'

let store: ReleaseStore
let siteState: SiteState
let viewTokens: PageViewTokens
// of all reports: at noon, because a network has another name on the next day and a test looks at the next hour;
// of tomorrow, because no report is older than the canary that it is about, which begins by the clock
let now: Date
let compositionId: string
let send: (body: unknown, client?: string) => Promise<number>

beforeEach(() => {
  const folder = temporaryFolder()
  const releases = join(folder, 'releases')
  store = createReleaseStore(releases)
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) publishSmall(store, folder, version)
  store.promote('mf-rooms', '1.0.0', 'ann')
  store.canary('mf-rooms', '1.1.0', 20, 'ann')
  now = new Date(new Date().setUTCHours(36, 0, 0, 0))
  siteState = openSiteState(releases)
  whenDone(siteState.close)
  viewTokens = createPageViewTokens(siteState.viewsKey)
  const compositions = createCompositions(releases)
  const canary = compose(store, { bucketOf: () => 0 })
  compositions.note(canary, now)
  compositionId = canary.id
  rolledBack = []
  suspected = []
  const deps = {
    store,
    compositions,
    viewTokens,
    outcomes: createOutcomes(siteState),
    vitals: createVitals(siteState),
    now: () => now,
  }
  const app = new Hono().route(
    '/',
    reportRoutes({
      ...deps,
      clientKey: (c) => c.req.header('X-Client') ?? home,
      events: {
        onRolledBack: (one) => rolledBack.push(one),
        onSuspected: (one) => suspected.push(one),
        onRollbackFailed: ({ cause }) => expect.unreachable(String(cause)),
      },
    }),
  )
  send = async (body, client = home) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    return (await app.request('/', { method: 'POST', body: text, headers: { 'X-Client': client } })).status
  }
})

let rolledBack: RolledBack[]
let suspected: Suspected[]

/** An address of the network of this number. */
const inNetwork = (network: number, host = 7) => `203.0.${network}.${host}`

const failed = (version = '1.1.0', view = viewTokens.issue(compositionId, now)): SentReport => ({
  view,
  events: [{ remote: 'mf-rooms', version, outcome: 'failed', reason: 'render' }],
})

const canary = () => store.readChannels('mf-rooms').canary

it('takes a canary back after twenty views that failed in some networks, and says why', async () => {
  for (let view = 0; view < 19; view += 1) await send(failed(), inNetwork(view % 6))
  expect(canary()).not.toBeNull()
  expect(await send(failed(), inNetwork(3))).toBe(204)
  expect(canary()).toBeNull()
  expect(rolledBack).toEqual([
    {
      remote: 'mf-rooms',
      version: '1.1.0',
      act: 'demote',
      reason: expect.stringContaining('20 page views'),
    },
  ])
  expect(store.readChannels('mf-rooms').history.at(-1)).toMatchObject({
    action: 'demote',
    by: 'error budget',
    reason: 'failed on 20 of 20 page views, in 6 networks',
  })
})

it('takes nothing back for five networks of a stranger, however often they say so, and tells people once', async () => {
  for (let view = 0; view < 120; view += 1) await send(failed(), inNetwork(view % 5, view))
  expect(canary()).not.toBeNull()
  const told = { remote: 'mf-rooms', version: '1.1.0', reason: expect.stringMatching(/in \d networks$/) }
  expect(suspected).toEqual([told])
  now = new Date(now.getTime() + 61 * 60 * 1000)
  await send(failed(), inNetwork(1))
  expect(suspected).toEqual([told, told])
})

it('takes a canary back whose failures a stranger hides behind 480 views that worked', async () => {
  const worked = (): SentReport => ({
    view: viewTokens.issue(compositionId, now),
    events: [{ remote: 'mf-rooms', version: '1.1.0', outcome: 'ready' }],
  })
  for (let view = 0; view < 480; view += 1) await send(worked(), inNetwork(100 + (view % 4), view % 250))
  for (let view = 0; view < 20; view += 1) await send(failed(), inNetwork(view))
  expect(canary()).toBeNull()
})

it('counts a page view once, however often it is sent', async () => {
  const view = viewTokens.issue(compositionId, now)
  for (let time = 0; time < 60; time += 1) await send(failed('1.1.0', view), inNetwork(time % 30))
  expect(canary()).not.toBeNull()
})

it.each([
  ['a view that nobody was given', () => failed('1.1.0', `${compositionId}.x.y.z`)],
  ['a view of another set', () => failed('1.1.0', viewTokens.issue('000000000000', now))],
])('does not count %s', async (_, report) => {
  for (let time = 0; time < 40; time += 1) expect(await send(report(), inNetwork(time % 7))).toBe(204)
  expect(canary()).not.toBeNull()
})

it('does not count a release that the page did not have', async () => {
  const siteState = openSiteState(store.folder)
  whenDone(siteState.close)
  await send(failed('1.2.0'))
  expect(createOutcomes(siteState).health('mf-rooms', '1.2.0', '').views).toBe(0)
  await send(failed('1.1.0'))
  expect(createOutcomes(siteState).health('mf-rooms', '1.1.0', '').views).toBe(1)
})

it.each([
  ['what is no JSON', '<html>', 400],
  ['another shape', { view: 1 }, 400],
  ['more than a page ever says', { view: 'v', events: 'x'.repeat(5_000) }, 413],
])('refuses %s', async (_, body, status) => {
  expect(await send(body)).toBe(status)
})

it('answers 503 on a full disk, and counts again once there is room', async () => {
  const ready = (): SentReport => ({
    view: viewTokens.issue(compositionId, now),
    events: [{ remote: 'mf-rooms', version: '1.1.0', outcome: 'ready' }],
  })
  siteState.db.pragma('max_page_count = 1')
  let status = 204
  // pages with room left in them take some before it is full
  for (let view = 0; view < 500 && status === 204; view += 1)
    status = await send(ready(), inNetwork(view % 200))
  expect(status).toBe(503)
  siteState.db.pragma('max_page_count = 1000000')
  expect(await send(ready())).toBe(204)
})

it('stops a client that sends without end', async () => {
  const answers = await Promise.all(Array.from({ length: 130 }, () => send(failed())))
  expect(answers.filter((status) => status === 429)).toHaveLength(10)
})
