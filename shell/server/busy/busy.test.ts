import { EventEmitter } from 'node:events'
import {
  createClientNetwork,
  createFairQueue,
  createRequestQueue,
  defaultLimits,
  type FairQueueLimits,
  listen,
  QueueFull,
  type Turn,
} from '@calm-rest/server'
import { whenDone } from '@calm-rest/testing'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { aContentApi } from '../content-api/content-api.fixture.ts'
import { aSite, start } from '../site.fixture.ts'
import { createRefusePage } from './in-turn.ts'

/** Network of strangers in the queue: see `networkOf`. */
const strangers = '203.0.113.0/24'

/** A site over HTTP behind a trusted proxy. */
const serve = async (limits: Partial<FairQueueLimits> = {}) => {
  const fair = createFairQueue({ ...defaultLimits, refusalMs: 0, ...limits })
  const queue = createRequestQueue(createClientNetwork(['127.0.0.1']), fair)
  const contentApi = aContentApi()
  const pages = { begun: 0 }
  const site = aSite({
    queue,
    contentApi: {
      ...contentApi,
      readTexts: async (lang) => {
        pages.begun += 1
        return contentApi.readTexts(lang)
      },
    },
  })
  const server = await listen({ fetch: site.fetch, port: 0, host: '127.0.0.1' })
  whenDone(() => server.stop(0))
  const ask = (path: string, address: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${server.port}${path}`, { ...init, headers: { 'X-Forwarded-For': address } })
  /** Keeps as many requests of one network running as it may have, until the returned function is called. */
  const occupy = async (network: string) => {
    const turns: Turn[] = []
    for (let n = 0; n < defaultLimits.atWork.network; n += 1) {
      const connection = Object.assign(new EventEmitter(), { closed: false })
      turns.push(await fair.enter({ network, connection }, 0))
    }
    return () => {
      for (const turn of turns) turn.end()
    }
  }
  const areWaiting = (count: number) => expect.poll(() => queue.size().waiting, { interval: 1 }).toBe(count)
  return { queue, pages, ask, occupy, areWaiting }
}

it('answers a guest of another network at once, however many requests of one network wait', async () => {
  const { pages, ask, occupy, areWaiting } = await serve({ budget: { msPerSecond: 1e6, savedMs: 1e6 } })
  const free = await occupy(strangers)
  const flood = Array.from({ length: 60 }, (_, n) => ask(`/none-${n}`, `203.0.113.${n + 1}`))
  await areWaiting(60)
  const guest = await ask('/about', '198.51.100.7')
  expect([guest.status, pages.begun]).toEqual([200, 1])
  await guest.text()
  free()
  for (const answer of flood) expect((await answer).status).toBe(404)
  expect(pages.begun).toBe(61)
})

it('begins no page whose guest has gone', async () => {
  const { pages, ask, occupy, areWaiting } = await serve()
  const free = await occupy(strangers)
  const gone = new AbortController()
  const flood = Array.from({ length: 20 }, () => ask('/about', '203.0.113.1', { signal: gone.signal }))
  await areWaiting(20)
  gone.abort()
  await Promise.allSettled(flood)
  await areWaiting(0)
  free()
  expect((await ask('/about', '203.0.113.1')).status).toBe(200)
  expect(pages.begun).toBe(1)
})

it.each([
  ['en', 'Very busy right now', 'Try again'],
  ['de', 'Gerade viel los', 'Erneut versuchen'],
  ['zh', '当前访问繁忙', '重试'],
])(
  'says so in %s to a network whose line is full, with a link that tries again',
  async (lang, title, again) => {
    const { ask, occupy, areWaiting } = await serve({ waiting: { all: 100, network: 1 } })
    const free = await occupy(strangers)
    const first = ask('/', '203.0.113.1')
    await areWaiting(1)
    const refused = await ask(`/rooms?lang=${lang}&category=a%22b`, '203.0.113.99')
    const html = await refused.text()
    expect([
      refused.status,
      refused.headers.get('Retry-After'),
      refused.headers.get('Cache-Control'),
    ]).toEqual([429, '5', 'no-store'])
    expect(html).toContain(`<html lang="${lang}">`)
    expect(html).toContain(`<h1>${title}</h1>`)
    expect(html).toContain(`<a href="/rooms?lang=${lang}&amp;category=a%22b">${again}</a>`)
    free()
    expect((await first).status).toBe(200)
  },
)

it('takes no form beyond the line, and says that nothing was sent', async () => {
  const { ask, occupy, areWaiting } = await serve({ waiting: { all: 100, network: 0 } })
  await occupy(strangers)
  const body = new URLSearchParams({ fullName: 'Ada' })
  const refused = await ask('/contact', '203.0.113.9', { method: 'POST', body })
  expect([refused.status, await refused.text()]).toEqual([429, expect.stringContaining('Nothing was sent.')])
  await areWaiting(0)
})

it.each(['/sitemap.xml', '/social/rooms/horizon-room.png', '/releases', '/partners/playground'])(
  'lets %s wait in the same line',
  async (path) => {
    const { ask, occupy, areWaiting } = await serve()
    const free = await occupy(strangers)
    const asked = ask(path, '203.0.113.99')
    await areWaiting(1)
    free()
    expect((await asked).status).toBe(200)
  },
)

it.each(['/sitemap.xml', '/releases'])(
  'refuses %s beyond the line, and says when to ask again',
  async (path) => {
    const { ask, occupy } = await serve({ waiting: { all: 100, network: 0 } })
    await occupy(strangers)
    const refused = await ask(path, '203.0.113.9')
    expect([refused.status, refused.headers.get('Retry-After'), await refused.text()]).toEqual([
      429,
      '5',
      'This site is busy. Try again in a moment.',
    ])
  },
)

it('says so in the main language of the property at an address without one', async () => {
  const refuse = createRefusePage({ start }, async () => ['de', 'en'])
  const app = new Hono().get('/about', (c) => refuse(c, () => Promise.reject(new QueueFull('all'))))
  expect(await (await app.request('/about')).text()).toContain('<html lang="de">')
  expect(await (await app.request('/about?lang=en')).text()).toContain('<html lang="en">')
})
