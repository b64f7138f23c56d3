import { createHmac, timingSafeEqual } from 'node:crypto'
import { releaseEvent } from '@calm-rest/contract/release-api'
import { temporaryFolder, whenDone } from '@calm-rest/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { createReleaseEventLog } from '../events/event-log.ts'
import { createReleaseStore } from '../folder/folder-store.ts'
import { openReleaseRules } from '../governance/release-rules.ts'
import { publishSmall } from '../manifest.fixture.ts'
import { createDeliveries } from './deliveries.ts'
import { createHookRunner } from './hook-runner.ts'
import { openHooksFile, type ReleaseHook } from './hooks-file.ts'
import type { HookPace } from './next-delivery.ts'
import { type ReceivedPost, startReceiver, status } from './receiver.fixture.ts'
import { sendEvent } from './send-event.ts'

let folder: string
let store: ReturnType<typeof createReleaseStore>
let aheadMs = 0

const now = () => new Date(Date.now() + aheadMs)
const hourMs = 60 * 60 * 1000

beforeEach(() => {
  aheadMs = 0
  folder = temporaryFolder()
  store = createReleaseStore(folder)
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) publishSmall(store, folder, version)
})

const hooks = () => openHooksFile(`${folder}-trust`)

const add = (url: string, only: Pick<ReleaseHook, 'remote' | 'events'> = {}) =>
  hooks().add(Object.assign({ url, addedBy: 'ann', addedAt: new Date(Date.now() - 1).toISOString() }, only))

/** A process of the site, with its own state; it looks until the test ends. */
const startProcess = (
  pace: Partial<HookPace> = {},
  reach = { loopback: true },
  opened: ReturnType<typeof createReleaseStore> = createReleaseStore(folder),
) => {
  const paused: object[] = []
  const runner = createHookRunner({
    log: createReleaseEventLog(opened),
    document: opened.hookDeliveries,
    send: (hook, message, signal) => sendEvent({ hook, message, reach, at: now(), signal }),
    now,
    pace: Object.assign({ retryFirstMs: 20, retryCapMs: 20 }, pace),
    onPaused: (one) => paused.push(one),
    onFailed: (cause) => {
      throw cause
    },
  })
  const timer = setInterval(() => runner.look(hooks().read()), 10)
  const end = () => {
    clearInterval(timer)
    runner.close()
  }
  whenDone(end)
  return { end, paused }
}

const stateOf = ({ id }: ReleaseHook) => createDeliveries(store.hookDeliveries).of(id)

const versionsIn = (received: readonly ReceivedPost[]) =>
  received.map(({ body }) => {
    const { type, data } = releaseEvent.parse(JSON.parse(body))
    return `${type.replace('release.', '')} ${data.version}`
  })

/** Verifies as the text of Standard Webhooks 1.0 says: base64 of HMAC-SHA-256 over `id.timestamp.body`, after `v1,`. */
const isSigned = ({ headers, body }: Omit<ReceivedPost, 'path'>, secret: string) => {
  const signed = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.')
  const expected = createHmac('sha256', Buffer.from(secret, 'base64')).update(signed).digest()
  return String(headers['webhook-signature'])
    .split(' ')
    .filter((part) => part.startsWith('v1,'))
    .map((part) => Buffer.from(part.slice('v1,'.length), 'base64'))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected))
}

it('R-mf-hooks: posts what happens from then on, signed and in order, to hooks that want it', async () => {
  store.promote('mf-rooms', '1.0.0', 'ann')
  await new Promise((resolve) => setTimeout(resolve, 5))
  const all = await startReceiver()
  const some = await startReceiver()
  const hook = add(all.url)
  add(some.url, { events: ['release.rolled_back'] })
  startProcess()
  store.canary('mf-rooms', '1.1.0', 20, 'ann')
  store.promote('mf-rooms', '1.1.0', 'ann')
  store.rollback('mf-rooms', 'error budget', 'a fifth failed')
  await expect
    .poll(() => versionsIn(all.received))
    .toEqual(['canary 1.1.0', 'promoted 1.1.0', 'rolled_back 1.0.0'])
  await expect.poll(() => versionsIn(some.received)).toEqual(['rolled_back 1.0.0'])
  expect(all.received.map((post) => isSigned(post, hook.secret))).toEqual([true, true, true])
  const [first] = all.received as [ReceivedPost]
  expect(isSigned({ headers: first.headers, body: `${first.body} ` }, hook.secret)).toBe(false)
  expect(first.headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': JSON.parse(first.body).id,
  })
  expect(first.headers['webhook-id']).not.toContain('.')
  expect(first.headers.cookie ?? first.headers.authorization).toBe(undefined)
})

it('posts what happens in each environment, however much more happens in another', async () => {
  const rules = openReleaseRules(`${folder}-trust`)
  rules.environments.set(['staging', 'production'])
  const staging = createReleaseStore(folder, { rules, environment: 'staging' })
  const production = createReleaseStore(folder, { rules })
  const receiver = await startReceiver()
  add(receiver.url)
  for (const opened of [staging, production]) startProcess({}, undefined, opened)
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) staging.promote('mf-rooms', version, 'ann')
  await expect.poll(() => receiver.received.length).toBe(3)
  production.promote('mf-rooms', '1.0.0', 'ann')
  staging.rollback('mf-rooms', 'ann')
  await expect
    .poll(() => versionsIn(receiver.received).toSorted())
    .toEqual(['promoted 1.0.0', 'promoted 1.0.0', 'promoted 1.1.0', 'promoted 1.2.0', 'rolled_back 1.1.0'])
})

it('posts to a hook of one remote nothing of another', async () => {
  const receiver = await startReceiver()
  publishSmall(store, folder, '2.0.0', 'mf-spa')
  add(receiver.url, { remote: 'mf-spa' })
  startProcess()
  store.promote('mf-rooms', '1.0.0', 'ann')
  store.promote('mf-spa', '2.0.0', 'bea')
  await expect.poll(() => versionsIn(receiver.received)).toEqual(['promoted 2.0.0'])
})

describe('a receiver', () => {
  it('that is slow or dead holds up no other, and gets one attempt at a time', async () => {
    const slow = await startReceiver()
    const good = await startReceiver()
    const dead = await startReceiver()
    dead.stop()
    slow.answersWith(() => {})
    const hook = add(slow.url)
    const gone = add(dead.url)
    add(good.url)
    startProcess({ deadlineMs: 400 })
    store.promote('mf-rooms', '1.0.0', 'ann')
    store.promote('mf-rooms', '1.1.0', 'ann')
    await expect.poll(() => good.received.length).toBe(2)
    expect(slow.received.length).toBe(1)
    await expect.poll(async () => (await stateOf(hook))?.failing).toMatchObject({ error: 'timeout' })
    expect((await stateOf(gone))?.failing).toMatchObject({ error: 'ECONNREFUSED' })
    slow.answersWith(status(200))
    await expect
      .poll(() => [...new Set(versionsIn(slow.received))])
      .toEqual(['promoted 1.0.0', 'promoted 1.1.0'])
  })

  it.each([
    ['redirects', 307],
    ['answers with a wrong status', 503],
  ])('that %s gets the same event again, and nothing later before it', async (_, code) => {
    const receiver = await startReceiver()
    const other = await startReceiver()
    receiver.answersWith((response) => response.writeHead(code, { Location: other.url }).end())
    const hook = add(receiver.url)
    startProcess()
    store.promote('mf-rooms', '1.0.0', 'ann')
    store.promote('mf-rooms', '1.1.0', 'ann')
    await expect.poll(() => receiver.received.length).toBeGreaterThan(2)
    expect(
      new Set(receiver.received.map(({ headers, body }) => `${headers['webhook-id']} ${body}`)).size,
    ).toBe(1)
    expect((await stateOf(hook))?.failing).toMatchObject({ error: `http_${code}` })
    receiver.answersWith(status(200))
    await expect.poll(async () => (await stateOf(hook))?.position).toEqual({ 'mf-rooms': 2 })
    expect(versionsIn(receiver.received).at(-1)).toBe('promoted 1.1.0')
    expect(other.received).toEqual([])
  })

  it('that fails for a day is paused, and a resumed hook gets everything that waits', async () => {
    const receiver = await startReceiver()
    receiver.answersWith(status(500))
    const hook = add(receiver.url)
    const { paused } = startProcess()
    store.promote('mf-rooms', '1.0.0', 'ann')
    await expect.poll(async () => (await stateOf(hook))?.failing?.attempts).toBeGreaterThan(1)
    aheadMs = 23 * hourMs
    const attempts = receiver.received.length
    await expect.poll(() => receiver.received.length).toBeGreaterThan(attempts + 1)
    expect(paused).toEqual([])
    aheadMs = 24 * hourMs + 1000
    await expect.poll(() => paused).toEqual([{ hook: hook.id, error: 'http_500' }])
    const last = receiver.received.length
    store.promote('mf-rooms', '1.1.0', 'ann')
    receiver.answersWith(status(200))
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(receiver.received).toHaveLength(last)
    await createDeliveries(store.hookDeliveries).change(
      hook.id,
      (state) => state && { position: state.position },
    )
    startProcess()
    await expect
      .poll(() => versionsIn(receiver.received).slice(last))
      .toEqual(['promoted 1.0.0', 'promoted 1.1.0'])
  })

  it('that answers 410 is asked no more', async () => {
    const receiver = await startReceiver()
    receiver.answersWith(status(410))
    const hook = add(receiver.url)
    const { paused } = startProcess()
    store.promote('mf-rooms', '1.0.0', 'ann')
    await expect.poll(() => paused).toEqual([{ hook: hook.id, error: 'http_410' }])
    expect(receiver.received).toHaveLength(1)
  })

  it('on a private network is never asked by a public site', async () => {
    const receiver = await startReceiver()
    const hook = add(receiver.url.replace('127.0.0.1', 'localhost'))
    startProcess({}, { loopback: false })
    store.promote('mf-rooms', '1.0.0', 'ann')
    await expect.poll(async () => (await stateOf(hook))?.failing?.error).toBe('address_not_public')
    expect(receiver.received).toEqual([])
  })
})

it('of four processes one posts each event, and another goes on where it ended', async () => {
  const receiver = await startReceiver()
  const hook = add(receiver.url)
  receiver.answersWith((response) => setTimeout(() => response.writeHead(200).end(), 30))
  const processes = [1, 2, 3, 4].map(() => startProcess())
  store.promote('mf-rooms', '1.0.0', 'ann')
  store.promote('mf-rooms', '1.1.0', 'ann')
  await expect.poll(async () => (await stateOf(hook))?.position).toEqual({ 'mf-rooms': 2 })
  expect(versionsIn(receiver.received)).toEqual(['promoted 1.0.0', 'promoted 1.1.0'])
  for (const { end } of processes) end()
  store.promote('mf-rooms', '1.2.0', 'ann')
  startProcess()
  await expect.poll(() => versionsIn(receiver.received).slice(2)).toEqual(['promoted 1.2.0'])
})

it('posts an event again after a process ended in the middle of an attempt', async () => {
  const receiver = await startReceiver()
  const hook = add(receiver.url)
  receiver.answersWith(() => {})
  const first = startProcess()
  store.promote('mf-rooms', '1.0.0', 'ann')
  await expect.poll(() => receiver.received.length).toBe(1)
  first.end()
  receiver.answersWith(status(200))
  startProcess()
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(receiver.received).toHaveLength(1)
  aheadMs = 31_000
  await expect.poll(async () => (await stateOf(hook))?.position).toEqual({ 'mf-rooms': 1 })
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
})
