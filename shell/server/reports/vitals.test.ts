import { join } from 'node:path'
import type { SentReport } from '@calm-rest/contract/releases'
import {
  compose,
  createCompositions,
  createOutcomes,
  createPageViewTokens,
  createReleaseStore,
  createVitals,
  openSiteState,
  type PageViewTokens,
  type ReleaseStore,
  type Vitals,
} from '@calm-rest/releases'
import { publishSmall } from '@calm-rest/releases/testing'
import { temporaryFolder, whenDone } from '@calm-rest/testing'
import { Hono } from 'hono'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { aSite } from '../site.fixture.ts'
import { reportRoutes } from './report-routes.ts'
import type { ReportedVisit } from './widget-visits.ts'

const stable = '1.0.0'
const canary = '1.1.0'

let store: ReleaseStore
let vitals: Vitals
let viewTokens: PageViewTokens
let now: Date
let idOf: Record<string, string>
let visited: ReportedVisit[]
let post: (body: SentReport, client: string) => Promise<number>

beforeEach(() => {
  const folder = temporaryFolder()
  const releases = join(folder, 'releases')
  store = createReleaseStore(releases)
  for (const version of [stable, canary, '1.2.0']) publishSmall(store, folder, version)
  store.promote('mf-rooms', stable, 'ann')
  store.canary('mf-rooms', canary, 20, 'ann')
  // tomorrow at noon: no report is older than the canary, and a network has one name for the hours of a test
  now = new Date(new Date().setUTCHours(36, 0, 0, 0))
  const siteState = openSiteState(releases)
  whenDone(siteState.close)
  viewTokens = createPageViewTokens(siteState.viewsKey)
  vitals = createVitals(siteState)
  visited = []
  const compositions = createCompositions(releases)
  const note = (bucket: number) => {
    const composition = compose(store, { bucketOf: () => bucket })
    compositions.note(composition, now)
    return composition.id
  }
  idOf = { [canary]: note(0), [stable]: note(99) }
  const app = new Hono().route(
    '/',
    reportRoutes({
      store,
      compositions,
      viewTokens,
      vitals,
      outcomes: createOutcomes(siteState),
      now: () => now,
      clientKey: (c) => c.req.header('X-Client') ?? '198.51.100.7',
      events: {
        onWidgetVisited: (visit) => visited.push(visit),
        onRollbackFailed: ({ cause }) => expect.unreachable(String(cause)),
      },
    }),
  )
  post = async (body, client) =>
    (await app.request('/', { method: 'POST', body: JSON.stringify(body), headers: { 'X-Client': client } }))
      .status
})

const viewOf = (version: string) => viewTokens.issue(idOf[version] ?? '', now)

const answering = (version: string, inpMs: number, view = viewOf(version)): SentReport => ({
  view,
  widgets: [{ remote: 'mf-rooms', version, widget: 'room-list', loadMs: 200, inpMs }],
})

const failing = (version: string, view = viewOf(version)): SentReport => ({
  ...answering(version, 80, view),
  errors: [
    { remote: 'mf-rooms', version, name: 'TypeError', kind: 'handler', file: 'entry.js', line: 1, column: 2 },
  ],
})

/** An address in the network of this number. */
const inNetwork = (network: number, host = 7) => `203.${network >> 8}.${network & 255}.${host}`

/** Sends a report from each of this number of networks, a minute apart. */
const sendFrom = async (networks: readonly number[], report: (network: number) => SentReport) => {
  for (const network of networks) {
    now = new Date(now.getTime() + 60_000)
    await post(report(network), inNetwork(network))
  }
}

const upTo = (count: number, from = 0) => Array.from({ length: count }, (_, at) => from + at)

/**
 * This number of guests with each release, in turn: six of ten interactions take 80 ms, the others longer.
 */
const guests = (count: number, report: (version: string, inpMs: number) => SentReport = answering) =>
  sendFrom(upTo(2 * count), (network) =>
    report(network % 2 === 0 ? stable : canary, network % 10 < 6 ? 80 : 150),
  )

const isLive = () => store.readChannels('mf-rooms').canary !== null
const lastReason = () => store.readChannels('mf-rooms').history.at(-1)?.reason

it('R-mf-vitals: ends a canary that answers more slowly than what it stands beside, and says why', async () => {
  await guests(49, (version, inpMs) => answering(version, version === canary ? inpMs * 3 : inpMs))
  expect(isLive()).toBe(true)
  await guests(51, (version, inpMs) => answering(version, version === canary ? inpMs * 3 : inpMs))
  expect(isLive()).toBe(false)
  expect(store.readChannels('mf-rooms').history.at(-1)).toMatchObject({
    action: 'demote',
    version: canary,
    by: 'error budget',
  })
  expect(lastReason()).toMatch(/^INP p75 \d+ ms against \d+ ms, 50 and 50 networks, p < 0\.001$/)
})

it('R-mf-vitals: ends a canary whose handlers throw more often', async () => {
  await sendFrom(upTo(120), (network) => {
    if (network % 2 === 0) return answering(stable, 80)
    return network % 8 === 1 ? failing(canary) : answering(canary, 80)
  })
  expect(lastReason()).toMatch(/^uncaught errors on 26\.0 % of page views against 0\.0 %/)
})

it('lets a canary live that is as good', async () => {
  await guests(120)
  expect(isLive()).toBe(true)
})

it('tells what was counted, with the channel that the server knows', async () => {
  await post(failing(canary), inNetwork(1))
  await post(answering(stable, 90), inNetwork(2))
  expect(visited).toEqual([
    {
      remote: 'mf-rooms',
      version: canary,
      widget: 'room-list',
      channel: 'canary',
      loadMs: 200,
      inpMs: 80,
      handlerErrors: 0,
      rejections: 0,
    },
    expect.objectContaining({ widget: '', handlerErrors: 1, error: 'TypeError entry.js:1:2' }),
    expect.objectContaining({ version: stable, channel: 'stable', inpMs: 90 }),
  ])
})

it.each([
  ['a view that nobody was given', (id: string) => `${id}.x.y.z`],
  ['a view of a set without that release', () => viewTokens.issue('000000000000', now)],
])('counts nothing of %s', async (_, view) => {
  expect(await post(answering(canary, 900, view(idOf[canary] ?? '')), inNetwork(1))).toBe(204)
  expect(await post(answering('1.2.0', 900, viewOf(canary)), inNetwork(1))).toBe(204)
  expect(visited).toEqual([])
})

it.each([
  ['a figure that no clock gives', { inpMs: 1e9 }],
  ['a figure below nothing', { loadMs: -1 }],
  ['a text', { lcpMs: 'fast' as unknown as number }],
])('refuses %s', async (_, own) => {
  const { view, widgets } = answering(canary, 80)
  const report = { view, widgets: widgets?.map((widget) => ({ ...widget, ...own })) }
  expect(await post(report, inNetwork(1))).toBe(400)
})

it('lets no stranger with one address end a canary, by one page view or by hundreds', async () => {
  await guests(60)
  const view = viewOf(canary)
  for (let time = 0; time < 60; time += 1) await post(answering(canary, 5000, view), inNetwork(400))
  for (let time = 0; time < 400; time += 1) {
    now = new Date(now.getTime() + 1000)
    await post(time < 200 ? answering(canary, 5000) : failing(canary), inNetwork(400, time % 100))
  }
  await guests(110)
  expect(isLive()).toBe(true)
  // ten of these are stored, and one of them is in a comparison
  expect(visited.filter(({ inpMs }) => inpMs === 5000)).toHaveLength(10)
})

it('has networks beside a canary of which enough was stored before it began', async () => {
  for (let time = 0; time < 11; time += 1) await post(answering(stable, 80), inNetwork(1))
  expect(visited).toHaveLength(10)
  const hour = 60 * 60 * 1000
  vi.useFakeTimers({ toFake: ['Date'], now: now.getTime() + hour })
  onTestFinished(() => void vi.useRealTimers())
  store.canary('mf-rooms', canary, 30, 'ann')
  now = new Date(now.getTime() + 2 * hour)
  await post(answering(stable, 80), inNetwork(1))
  expect(visited).toHaveLength(11)
})

it('lets no stranger with five networks end a canary, however often they say so', async () => {
  const bad = () => ({ ...failing(canary), ...answering(canary, 5000) })
  await guests(95)
  for (let time = 0; time < 20; time += 1) await sendFrom(upTo(5, 400), bad)
  expect(isLive()).toBe(true)
})

it('ends it for who has forty networks beside sixty of guests: that is open', async () => {
  await guests(60)
  await sendFrom(upTo(40, 400), () => answering(canary, 5000))
  expect(isLive()).toBe(false)
})

it.each([
  [undefined, /^view;desc="[^"]+", vitals$/],
  [0, /^view;desc="[^"]+"$/],
])('asks page views for their vitals in a header, for a sample of %s', async (vitalsSample, header) => {
  const page = await aSite({ vitalsSample })('/')
  expect(page.headers.get('Server-Timing')).toMatch(header)
})
