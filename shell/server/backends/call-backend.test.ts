import { createPreviews, createReleaseStore, type MappedBackend } from '@calm-rest/releases'
import { manifestOf } from '@calm-rest/releases/testing'
import { temporaryFolder, whenDone } from '@calm-rest/testing'
import { describe, expect, it } from 'vitest'
import { aBundle, aSender, holdDeadlines, job } from '../rendering/bundle.fixture.ts'
import { createBundleRenderer } from '../rendering/bundle-renderer.ts'
import { createCallBackend } from './call-backend.ts'
import { createBackends } from './create-backends.ts'
import { createFindBackend } from './find-backend.ts'
import { aTeamServer } from './team-server.fixture.ts'

/** Widgets that ask a backend, and show its answer. */
const source = `
  const widget = (load) => ({ load, render: ({ data }) => JSON.stringify(data) })
  const seen = async (answer) => ({ ok: answer.ok, status: answer.status, type: answer.headers.get('Content-Type'), text: await answer.text() })
  const tried = async (asked) => { try { return await seen(await asked) } catch (cause) { return cause.message } }
  exports.seats = widget(({ backend }) => tried(backend('orders').fetch('/seats?day=1', { headers: { Accept: 'application/json' } })))
  exports.other = widget(({ backend }) => tried(backend('payments').fetch('/')))
  exports.elsewhere = widget(async ({ backend }) => Promise.all(['//evil.example/', 'https://evil.example/', '', '/a\\r\\nHost: evil', 5].map((path) => tried(backend('orders').fetch(path)))))
  exports.odd = widget(async ({ backend }) => Promise.all([{ headers: null, method: null }, { headers: 5 }, { method: {} }].map((init) => tried(backend('orders').fetch('/', init)))))
  exports.writes = widget(({ backend }) => tried(backend('orders').fetch('/', { method: 'POST', body: '{}' })))
  exports.smuggles = widget(({ backend }) => tried(backend('orders').fetch('/', { headers: { Cookie: 'a', Authorization: 'b', 'X-Forwarded-For': 'c', Host: 'd' } })))
  exports.often = widget(async ({ backend }) => (await Promise.all(Array.from({ length: 60 }, (_, at) => tried(backend('orders').fetch('/' + at))))).filter((one) => one.ok).length)
  exports.form = { ...exports.writes, submit: async ({ backend, form }) => ({ status: 201, data: await tried(backend('orders').fetch('/', { method: 'POST', body: form.get('seat'), headers: { 'Content-Type': 'text/plain' } })) }) }
`

const open = (origin: string, mostCachedBytes?: number) => {
  const mapped = {
    remote: 'mf-rooms',
    name: 'orders',
    origin,
    timeoutMs: 5000,
    totalMs: 5000,
    requestBytes: 1000,
    responseBytes: 1000,
    requestsPerMinute: 1000,
    addedBy: 'ann',
    addedAt: '',
  } satisfies MappedBackend
  const failures: string[] = []
  const backends = createBackends({
    reach: { loopback: true },
    report: ({ message }) => failures.push(message),
  })
  const find = createFindBackend({
    file: { find: (remote, name) => (remote === mapped.remote && name === mapped.name ? mapped : undefined) },
    store: createReleaseStore(temporaryFolder()),
    previews: createPreviews(Buffer.alloc(32)),
    local: undefined,
    now: () => new Date(),
  })
  const manifest = { ...manifestOf('1.0.0'), backends: ['orders'] }
  const callBackend = createCallBackend(backends, find, mostCachedBytes)(manifest)
  const bundle = createBundleRenderer({
    name: 'mf-rooms 1.0.0',
    source: () => source,
    callApi: () => Promise.reject(new Error('there is none')),
    callBackend,
  })
  whenDone(() => {
    bundle.close()
    backends.close()
  })
  const dataOf = async (widget: string) => JSON.parse((await bundle.render(job(widget))).data)
  return { bundle, dataOf, callBackend }
}

const text = (body: string, headers: Record<string, string> = {}) =>
  aTeamServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/plain', ...headers }).end(body)
  })

describe('a render on the server', () => {
  it('R-mf-backend: reads the backend that its release declares, as nobody', async () => {
    holdDeadlines()
    const team = await text('4 free')
    const { bundle } = open(team.origin)
    const { data, isCacheable, isRepeatable } = await bundle.render(job('seats'))
    expect(JSON.parse(data)).toEqual({ ok: true, status: 200, type: 'text/plain', text: '4 free' })
    // it changes without the API's data
    expect([isCacheable, isRepeatable]).toEqual([false, false])
    const { host, connection, ...headers } = team.asked[0]?.headers ?? {}
    expect([team.asked[0]?.url, headers]).toEqual([
      '/seats?day=1',
      { accept: 'application/json', 'accept-encoding': 'identity', 'x-release': '/releases/mf-rooms/1.0.0/' },
    ])
  })

  it('reaches nothing else by it, and sends no header of its own choice', async () => {
    holdDeadlines()
    const team = await text('')
    const { dataOf } = open(team.origin)
    const away = 'The backend cannot be reached'
    expect(await dataOf('other')).toBe(away)
    expect(await dataOf('elsewhere')).toEqual([away, away, away, away, away])
    expect(await dataOf('writes')).toBe(away)
    expect(team.asked).toEqual([])
    await dataOf('smuggles')
    const { cookie, authorization, 'x-forwarded-for': forwarded, host } = team.asked[0]?.headers ?? {}
    expect([cookie, authorization, forwarded, host]).toEqual([
      undefined,
      undefined,
      undefined,
      new URL(team.origin).host,
    ])
    expect(await dataOf('often')).toBe(50)
  })

  it('goes on after a request that is not well-formed', async () => {
    holdDeadlines()
    const team = await text('4 free')
    const { dataOf } = open(team.origin)
    const free = { ok: true, status: 200, type: 'text/plain', text: '4 free' }
    expect(await dataOf('odd')).toEqual([free, free, 'The backend cannot be reached'])
    expect(await dataOf('seats')).toEqual(free)
  })

  it('writes for a form alone', async () => {
    holdDeadlines()
    const team = await text('')
    const { bundle } = open(team.origin)
    const form = { ...job('form'), form: [['seat', '4']] as const }
    expect(await bundle.render(form, aSender())).toMatchObject({ status: 201 })
    expect([team.asked[0]?.method, team.asked[0]?.headers['content-length']]).toEqual(['POST', '1'])
  })

  it('shares an answer that the backend lets everybody have, and no other', async () => {
    holdDeadlines()
    const shared = await text('a', { 'Cache-Control': 'public, max-age=10' })
    const own = await text('a', { 'Cache-Control': 'private, max-age=10' })
    for (const { origin } of [shared, own]) {
      const { dataOf } = open(origin)
      await dataOf('seats')
      await dataOf('seats')
    }
    expect([shared.asked.length, own.asked.length]).toEqual([1, 2])
  })

  it('keeps shared answers within their memory, headers included', async () => {
    const team = await text('a', { 'Cache-Control': 'public, max-age=10', ETag: `"${'x'.repeat(10_000)}"` })
    const { callBackend } = open(team.origin, 15_000)
    const ask = (path: string) => callBackend('orders', { method: 'GET', path, headers: {} })
    await ask('/a')
    await ask('/b')
    await ask('/a')
    expect(team.asked.map(({ url }) => url)).toEqual(['/a', '/b', '/a'])
  })

  it.each([
    ['too large', { body: 'x'.repeat(1001), headers: {} }],
    ['compressed', { body: '', headers: { 'Content-Encoding': 'gzip' } }],
  ])('goes on without an answer that is %s', async (_, { body, headers }) => {
    holdDeadlines()
    const team = await text(body, headers as Record<string, string>)
    expect(await open(team.origin).dataOf('seats')).toBe('The backend cannot be reached')
  })
})

it('a release without a backend reaches none', async () => {
  holdDeadlines()
  const { data } = await aBundle({ text: source }).render(job('seats'))
  expect(JSON.parse(data)).toBe('The backend cannot be reached')
})
