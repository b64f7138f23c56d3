import { releaseEvent } from '@calm-rest/contract/release-api'
import { revokeToken } from '@calm-rest/releases'
import { listen } from '@calm-rest/server'
import { whenDone } from '@calm-rest/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { openReleaseApi, outcomeOf, remote } from './release-api.fixture.ts'

let api: ReturnType<typeof openReleaseApi>

beforeEach(() => {
  api = openReleaseApi()
})

/** Reads a stream as the standard of server-sent events says, until the test ends it. */
const read = (answer: Response) => {
  const blocks: Record<string, string>[] = []
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
  const decoder = new TextDecoder()
  let text = ''
  const ended = (async () => {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      text += decoder.decode(value, { stream: true })
      for (let at = text.indexOf('\n\n'); at >= 0; at = text.indexOf('\n\n')) {
        const lines = text.slice(0, at).split('\n')
        blocks.push(Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2))))
        text = text.slice(at + 2)
      }
    }
  })()
  whenDone(() => reader.cancel().catch(() => {}))
  const events = () =>
    blocks.flatMap(({ id, data }) => (data ? [{ id, event: releaseEvent.parse(JSON.parse(data)) }] : []))
  const told = () =>
    events().map(
      ({ event: { type, data } }) => `${data.remote} ${type.replace('release.', '')} ${data.version}`,
    )
  return { blocks, events, told, ended, cancel: () => reader.cancel() }
}

const watch = async (token: string | undefined, lastEventId?: string) => {
  const headers = lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId }
  const answer = await api.call('GET', 'events', token, { headers })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Content-Type')).toBe('text/event-stream')
  return read(answer)
}

it('R-mf-hooks: tells a team what happens to its remotes, and nothing of others', async () => {
  const { token } = api.tokenFor({ rights: ['publish'] })
  const others = api.tokenFor({ team: '@calm-rest/rooms', remote: 'mf-rooms', withoutGate: true }).token
  const own = await watch(token)
  const theirs = await watch(others)
  await api.publishTried(api.tokenFor().token, '1.0.0')
  await api.post(api.tokenFor().token, 'promote', { version: '1.0.0' })
  api.store.promote('mf-rooms', '1.0.0', 'ann')
  await expect
    .poll(own.told)
    .toEqual([`${remote} published 1.0.0`, `${remote} gate_passed 1.0.0`, `${remote} promoted 1.0.0`])
  await expect.poll(theirs.told).toEqual(['mf-rooms promoted 1.0.0'])
  expect(own.blocks.map(({ id }) => id).filter((id) => id?.includes('rooms'))).toEqual([])
})

it('tells of all remotes with a grant of the platform that watches all', async () => {
  const all = await watch(api.tokenFor({ team: '@calm-rest/platform', watchesAll: true }).token)
  await api.put(api.tokenFor().token, '1.0.0')
  await expect.poll(all.told).toEqual([`${remote} published 1.0.0`])
  api.store.promote('mf-rooms', '1.0.0', 'ann')
  await expect.poll(all.told).toEqual([`${remote} published 1.0.0`, 'mf-rooms promoted 1.0.0'])
})

it('goes on exactly behind the event that a client saw last, on any process', async () => {
  const { token } = api.tokenFor()
  const first = await watch(token)
  await api.publishTried(token, '1.0.0')
  await expect.poll(first.told).toHaveLength(2)
  await first.cancel()
  await api.post(token, 'promote', { version: '1.0.0' })
  const published = first.events()[0]?.id
  await expect
    .poll((await watch(token, published)).told)
    .toEqual([`${remote} gate_passed 1.0.0`, `${remote} promoted 1.0.0`])
  await expect.poll((await watch(token, `${remote}:0`)).told).toHaveLength(3)
})

describe('is refused', () => {
  it.each([
    ['without a token', () => undefined, '401 release_token_missing'],
    ['with one that has ended', () => api.tokenFor({ endsIn: -1 }).token, '401 release_token_invalid'],
  ])('%s', async (_, tokenOf, outcome) => {
    expect(await outcomeOf(api.call('GET', 'events', tokenOf()))).toBe(outcome)
  })

  it('behind a position that this site has not sent', async () => {
    const headers = { 'Last-Event-ID': '../etc:1' }
    const answer = api.call('GET', 'events', api.tokenFor().token, { headers })
    expect(await outcomeOf(answer)).toBe('400 invalid_release_request')
  })

  it('to the eleventh listener with one token', async () => {
    const { token } = api.tokenFor()
    const streams = []
    for (let i = 0; i < 10; i += 1) streams.push(await watch(token))
    expect(await outcomeOf(api.call('GET', 'events', token))).toBe('429 too_many_release_requests')
    await streams[0]?.cancel()
    await watch(token)
  })
})

it('ends with the server, over HTTP, and does not keep it', async () => {
  const server = await listen({ fetch: api.site.fetch, port: 0, host: '127.0.0.1', trustedProxies: [] })
  const headers = { Authorization: `Bearer ${api.tokenFor().token}` }
  const stream = read(await fetch(`http://127.0.0.1:${server.port}/api/releases/events`, { headers }))
  await expect.poll(() => stream.blocks.length).toBe(1)
  await api.publishTried(api.tokenFor().token, '1.0.0')
  await expect.poll(stream.told).toHaveLength(2)
  api.site.endStreams()
  await stream.ended
  await server.stop(5_000)
})

it('shows no more to a team whose grant was revoked', async () => {
  const { token, stored } = api.tokenFor()
  revokeToken(api.grants, stored.id, 'the platform', new Date())
  expect(await outcomeOf(api.call('GET', 'events', token))).toBe('401 release_token_invalid')
})
