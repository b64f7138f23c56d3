import { Refused } from '@calm-rest/command'
import type { ReleaseEvent } from '@calm-rest/contract/release-api'
import { whenDone } from '@calm-rest/testing'
import { serve } from '@hono/node-server'
import { expect, it } from 'vitest'
import { readEventStream, type StreamEvent } from './event-stream.ts'
import { eventLine, watch } from './watch.ts'

const event = (n: number): ReleaseEvent => ({
  id: `mf-spa_${n}_x`,
  type: 'release.canary_ended',
  timestamp: '2027-05-01T12:00:00.000Z',
  data: { remote: 'mf-spa', version: `1.0.${n}`, by: 'error budget', reason: 'a fifth failed' },
})

const lines = (n: number) =>
  `id: mf-spa:${n + 1}\nevent: release.canary_ended\ndata: ${JSON.stringify(event(n))}\n\n`

/** Answers with these, in order; then a connection stays open. */
const startSite = async (...answers: (() => Response)[]) => {
  const asked: { path: string; token: string | null; position: string | null }[] = []
  const fetch = ({ url, headers }: Request) => {
    const { pathname: path } = new URL(url)
    asked.push({ path, token: headers.get('Authorization'), position: headers.get('Last-Event-ID') })
    return answers.shift()?.() ?? new Response(new ReadableStream())
  }
  const { port } = await new Promise<{ port: number }>((resolve) => {
    const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, resolve)
    whenDone(() => {
      if ('closeAllConnections' in server) server.closeAllConnections()
      server.close()
    })
  })
  return { site: `http://127.0.0.1:${port}`, asked }
}

const start = (site: string) => {
  const seen: string[] = []
  const said: string[] = []
  const ending = new AbortController()
  whenDone(() => ending.abort())
  const done = watch({
    site,
    token: async () => 'secret',
    onEvent: ({ id }) => seen.push(id),
    say: (line) => said.push(line),
    signal: ending.signal,
    pausesMs: [5],
  })
  return { seen, said, done, end: () => ending.abort() }
}

it('R-mf-hooks: prints events, and goes on behind the last one after the connection was lost', async () => {
  const { site, asked } = await startSite(
    () => new Response(`id: mf-spa:0\n\n${lines(0)}`),
    () => new Response('busy', { status: 503 }),
    () => new Response(`: alive\n\n${lines(1)}event: later\ndata: {"type":"release.other"}\n\n`),
  )
  const { seen, said, done, end } = start(site)
  await expect.poll(() => asked.length).toBe(4)
  expect(seen).toEqual(['mf-spa_0_x', 'mf-spa_1_x'])
  expect(asked.map(({ position }) => position)).toEqual([null, 'mf-spa:1', 'mf-spa:1', 'mf-spa:2'])
  expect(asked[0]).toMatchObject({ path: '/api/releases/events', token: 'Bearer secret' })
  expect(said).toEqual([`${site} does not answer. Trying again …`])
  end()
  await done
})

it('ends where the site refuses it', async () => {
  const refused = { error: 'This token is unknown.', code: 'release_token_invalid' }
  const { site } = await startSite(() => Response.json(refused, { status: 401 }))
  await expect(start(site).done).rejects.toThrow(Refused)
})

it('reads events that come in pieces, with other ends of lines', async () => {
  async function* pieces() {
    yield 'id: 1\r\nda'
    yield 'ta: a\r\ndata: b\r'
    yield '\n\r\n: comment\n\nid:2\n\n'
  }
  const events: StreamEvent[] = []
  for await (const event of readEventStream(pieces())) events.push(event)
  expect(events).toEqual([
    { id: '1', data: 'a\nb' },
    { id: '2', data: undefined },
  ])
})

it('writes one line for people', () => {
  expect(eventLine(event(0))).toBe(
    '2027-05-01 12:00:00  mf-spa 1.0.0 canary ended by error budget: a fifth failed',
  )
})
