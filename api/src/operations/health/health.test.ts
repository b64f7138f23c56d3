import { statfsSync } from 'node:fs'
import { connect } from 'node:net'
import { errorBody, readinessSchema, type Status } from '@calm-rest/contract/schemas'
import { describe, expect, it } from 'vitest'
import { startChild } from '../../testing/child.ts'
import { claimNewerVersion, variablesOf } from '../../testing/engine.ts'
import { goodBooking, goodMessage } from '../../testing/inputs.ts'
import { openEmptyDatabase, openTempDir, openTestApi, testNow } from '../../testing/test-api.ts'

describe('/api/health/ready', () => {
  it('reports that it is ready for guests, with the results of its checks', async () => {
    const answer = await (await openTestApi()).get('/api/health/ready')
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    expect(readinessSchema.strict().parse(await answer.json()).readiness).toEqual({
      draining: false,
      database: 'answers',
      migrations: 'applied',
      disk: 'free',
      outbox: { waiting: 0, oldestSeconds: 0 },
    })
  })

  it('reports how much mail waits and how long, and stays ready: a booking needs no mail server', async () => {
    let now = testNow
    const api = await openTestApi({ now: () => now })
    await api.post('/api/bookings', goodBooking)
    now = new Date(testNow.getTime() + 90_000)
    await api.post('/api/messages', goodMessage)
    const answer = await api.get('/api/health/ready')
    expect(answer.status).toBe(200)
    expect((await answer.json()).readiness.outbox).toEqual({ waiting: 4, oldestSeconds: 90 })
  })

  it.each([
    [
      'draining',
      (api: Awaited<ReturnType<typeof openTestApi>>) => api.drain(),
      { draining: true, database: 'answers' },
    ],
    [
      'on a database of another version',
      ({ db }: Awaited<ReturnType<typeof openTestApi>>) => claimNewerVersion(db),
      { migrations: 'others' },
    ],
    [
      'on a database that does not answer',
      ({ close }: Awaited<ReturnType<typeof openTestApi>>) => close(),
      { database: 'fails', migrations: 'unknown' },
    ],
  ])('answers 503 %s, and says so', async (_, breakIt, facts) => {
    const api = await openTestApi()
    await breakIt(api)
    const answer = await api.get('/api/health/ready')
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5'])
    const body = errorBody.strict().parse(await answer.json())
    expect(body).toMatchObject({ ok: false, code: 'unavailable', readiness: facts })
    // a process manager that restarts dead processes must not restart this one
    expect((await api.get('/api/health/live')).status).toBe(200)
  })

  it('answers 503 if the disk has less space than needed, and says so', async () => {
    const { bavail, bsize } = statfsSync(openTempDir())
    const api = await openTestApi({ leastFreeBytes: 2 * bavail * bsize })
    const answer = await api.get('/api/health/ready')
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5'])
    const body = errorBody.strict().parse(await answer.json())
    expect(body).toMatchObject({
      ok: false,
      code: 'unavailable',
      readiness: { database: 'answers', disk: 'full' },
    })
    // reads go on
    expect((await api.get('/api/rooms')).status).toBe(200)
  })
})

it('goes on answering for DRAIN_SECONDS after it was asked to end, and is not ready meanwhile', async () => {
  const child = startChild('../serve.ts', [], {
    PORT: '0',
    DRAIN_SECONDS: '0.7',
    ...variablesOf(await openEmptyDatabase()),
  })
  const { port } = JSON.parse(await child.nextLine())
  const statusOf = async (path: string) =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { Connection: 'close' } })).status
  child.process.kill('SIGTERM')
  await expect.poll(async () => (await child.nextLine()).includes('"stopping"')).toBe(true)
  expect([await statusOf('/api/health/ready'), await statusOf('/api/rooms')]).toEqual([503, 200])
  expect(await child.ended).toBe(0)
})

it('a process that was asked to end reports it on an open connection, and then ends', async () => {
  const child = startChild('../serve.ts', [], { PORT: '0', ...variablesOf(await openEmptyDatabase()) })
  const { port } = JSON.parse(await child.nextLine())
  const socket = connect(port, '127.0.0.1')
  let answers = ''
  socket.on('data', (data) => {
    answers += data
  })
  const begin = () => socket.write('GET /api/health/ready HTTP/1.1\r\n')
  const end = () => socket.write('Host: localhost\r\n\r\n')
  begin()
  end()
  await expect.poll(() => answers).toContain('HTTP/1.1 200')
  // begun before: a connection without a request is closed a moment later
  begin()
  child.process.kill('SIGTERM')
  await expect.poll(async () => (await child.nextLine()).includes('"stopping"')).toBe(true)
  end()
  await expect.poll(() => answers).toContain('HTTP/1.1 503')
  await expect.poll(() => answers).toContain('"draining":true')
  expect(await child.ended).toBe(0)
})

it('R-status: /api/status answers programs of every origin, also while the database is away', async () => {
  const api = await openTestApi()
  const read = async () => {
    const answer = await api.get('/api/status', { Origin: 'https://elsewhere.example' })
    return { answer, body: (await answer.json()) as Status }
  }
  const { answer, body } = await read()
  expect([
    answer.status,
    answer.headers.get('Cache-Control'),
    answer.headers.get('Access-Control-Allow-Origin'),
  ]).toEqual([200, 'public, max-age=30', '*'])
  expect(body.parts.map(({ state }) => state)).toEqual(['works', 'works', 'works', 'works'])
  const away = await openTestApi()
  await away.db.exec('DROP TABLE outbox')
  const { status, data } = await away.get('/api/status').then(async (one) => ({
    status: one.status,
    data: (await one.json()) as Status,
  }))
  expect([status, data.parts.find(({ part }) => part === 'booking')?.state]).toEqual([200, 'down'])
})
