import type { ReleaseChange } from '@calm-rest/contract/releases'
import { createReleaseEventLog } from '@calm-rest/releases'
import { whenDone } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { createEventFeed, type EventFeedLimits } from './event-feed.ts'

/** A feed of a history that a test writes. */
const open = (limits: Partial<EventFeedLimits> = {}) => {
  const history: ReleaseChange[] = []
  const none = { stable: null, previous: null, canary: null, manifests: {}, segments: {} }
  const readChannels = () => Object.assign({ history }, none)
  const feed = createEventFeed(
    createReleaseEventLog({ remotes: () => ['mf-spa'], readChannels, environment: undefined }),
    Object.assign({ everyMs: 5 }, limits),
  )
  whenDone(feed.close)
  let isAllowed = true
  return {
    feed,
    happen: (times = 1) => {
      for (let i = 0; i < times; i += 1)
        history.push({
          at: new Date().toISOString(),
          action: 'promote',
          version: `1.0.${history.length}`,
          by: 'ann',
        })
    },
    revoke: () => {
      isAllowed = false
    },
    listen: () =>
      feed
        .listen({
          holder: 'token 1',
          sees: () => true,
          from: undefined,
          permit: async () => {
            if (!isAllowed) throw new Error('revoked')
          },
        })
        .getReader(),
  }
}

const text = async (reader: ReadableStreamDefaultReader<Uint8Array>) =>
  new TextDecoder().decode((await reader.read()).value)

it('says that it is alive while nothing happens', async () => {
  const { listen } = open({ aliveMs: 10 })
  const reader = listen()
  expect(await text(reader)).toBe('retry: 3000\nid: mf-spa:0\n\n')
  // a stream that says nothing keeps its reader waiting
  const silence = new Promise((resolve) => setTimeout(resolve, 10_000, 'nothing'))
  expect(await Promise.race([text(reader), silence])).toBe(': alive\n\n')
})

it('ends a stream whose grant was revoked', async () => {
  const { listen, revoke, feed } = open({ aliveMs: 20 })
  const reader = listen()
  await text(reader)
  revoke()
  let last = await reader.read()
  while (!last.done) last = await reader.read()
  expect(feed.listeners()).toBe(0)
})

it('keeps no more than its limit for a listener that does not read, which gets everything once it does', async () => {
  const { listen, happen, feed } = open({ bufferedBytes: 500, aliveMs: 60_000 })
  const reader = listen()
  happen(100)
  await new Promise((resolve) => setTimeout(resolve, 40))
  expect(feed.bufferedBytes()).toBeLessThan(1_000)
  let content = ''
  while (!content.includes('"version":"1.0.99"')) content += await text(reader)
  expect([...content.matchAll(/^data: /gm)]).toHaveLength(100)
})

it('ends a listener that reads nothing for two beats', async () => {
  const { listen, happen, feed } = open({ bufferedBytes: 100, aliveMs: 20 })
  listen()
  happen(10)
  await expect.poll(feed.listeners).toBe(0)
})

it('looks at nothing while nobody listens', async () => {
  const { listen, feed } = open()
  const reader = listen()
  expect(feed.isLooking()).toBe(true)
  await reader.cancel()
  expect(feed.isLooking()).toBe(false)
})

it('takes no listener once it is closed, so that a server can stop', async () => {
  const { listen, feed } = open()
  const reader = listen()
  await text(reader)
  feed.close()
  expect((await reader.read()).done).toBe(true)
  expect(listen).toThrow('This server is stopping')
})
