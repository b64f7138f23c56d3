import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aBundle, aSender, holdDeadlines, job, sharedBundle, workerPids } from './bundle.fixture.ts'
import type { CallApi } from './call-api.ts'

const htmlOf = async (bundle: ReturnType<typeof aBundle>, widget: string, props = {}) =>
  (await bundle.render(job(widget, props))).html

beforeEach(holdDeadlines)

// a render that never ends fails its own test, and not the run
const timeout = 60_000

describe('a server bundle', { timeout }, () => {
  const ours = sharedBundle()

  it('renders a widget with its props in the language of the page, and answers the data that it used', async () => {
    expect(await ours().render(job('good', { id: 'x' }))).toEqual({
      html: '<p>{"lang":"de","id":"x"}</p>',
      data: '{"lang":"de","id":"x"}',
      isCacheable: true,
      isRepeatable: true,
    })
  })

  it('reads the API by way of the site, with the composition and the language of the page', async () => {
    const calls: unknown[] = []
    const callApi: CallApi = async ({ method, path, headers }) => {
      calls.push(method, path, headers['x-composition'])
      return Response.json([{ _id: 'a' }])
    }
    const { data } = await ours(callApi).render(job('rooms'))
    expect(JSON.parse(data)).toEqual({ ok: true, value: [{ _id: 'a' }] })
    expect(calls).toEqual(['GET', '/api/rooms/?lang=de', '0123456789ab'])
  })

  it.each([
    ['what the API gives to everybody', 'rooms', () => Response.json([], { headers: { ETag: '"a"' } }), true],
    ['an answer without a tag', 'rooms', () => Response.json([]), false],
    [
      'an answer that failed',
      'rooms',
      () => Response.json({}, { status: 503, headers: { ETag: '"a"' } }),
      false,
    ],
    ['a price', 'quotes', () => Response.json({}, { headers: { ETag: '"a"' } }), false],
    ['a write that was refused', 'writes', () => Response.json({}), false],
    ['a random number', 'numbered', () => Response.json({}), false, true],
    ['a random choice', 'lucky', () => Response.json({}), false, true],
  ])(
    'says whether every guest may get what is made of %s',
    async (_, widget, answer, isCacheable, isRepeatable = isCacheable) => {
      const bundle = ours(async () => answer())
      expect(await bundle.render(job(widget))).toMatchObject({ isCacheable, isRepeatable })
      // one that is not leaves the next alone
      expect(await bundle.render(job('good'))).toMatchObject({ isCacheable: true })
    },
  )

  it('has a failure as an answer where the API cannot be reached', async () => {
    const { data } = await ours().render(job('rooms'))
    expect(JSON.parse(data)).toEqual({ ok: false, failure: { kind: 'network' } })
  })

  it('writes nothing while it renders a page', async () => {
    const calls: string[] = []
    const callApi: CallApi = async ({ path }) => {
      calls.push(path)
      return Response.json({})
    }
    const { data } = await ours(callApi).render(job('writes'))
    expect(JSON.parse(data)).toMatchObject({ ok: false })
    expect(calls).toEqual([])
  })

  it('asks for a price, which stores nothing', async () => {
    const calls: string[] = []
    const callApi: CallApi = async ({ method, path }) => {
      calls.push(`${method} ${path}`)
      return Response.json({ totalPrice: 384 })
    }
    const { data } = await ours(callApi).render(job('quotes'))
    expect(JSON.parse(data)).toEqual({ ok: true, value: { totalPrice: 384 } })
    expect(calls).toEqual(['POST /api/quotes?lang=de'])
  })

  it('does what a form asks for, for the visitor who sent it', async () => {
    const calls: unknown[] = []
    const callApi: CallApi = async (call, sender) => {
      calls.push(call.method, call.path, call.body, sender?.req.url)
      return Response.json({ ok: true })
    }
    const form = [['name', 'Ada']] as const
    const sent = aSender()
    const { status, data } = await ours(callApi).render({ ...job('form'), form }, sent)
    expect(status).toBe(201)
    expect(JSON.parse(data)).toEqual({ name: 'Ada', result: { ok: true, value: { ok: true } } })
    expect(calls).toEqual(['POST', '/api/messages?lang=de', '{"message":"hello"}', sent.req.url])
  })

  it('says so where a form is sent to a widget that takes none', async () => {
    await expect(ours().render({ ...job('good'), form: [] }, aSender())).rejects.toThrow('takes no form')
  })

  it('names the language in its addresses where the page does', async () => {
    const { html } = await ours().render({ ...job('addresses'), linkLang: 'de' })
    expect(html).toContain('/rooms?category=family&lang=de')
  })

  it('knows the addresses of the site and the beginning of its ids', async () => {
    expect(await htmlOf(ours(), 'addresses')).toBe(
      's0-/rooms?category=familyhttps://calmrest.example/media/a.svg',
    )
  })

  it('renders the same data once', async () => {
    const bundle = ours()
    expect([await htmlOf(bundle, 'counts'), await htmlOf(bundle, 'counts')]).toEqual(['1', '1'])
    expect(await htmlOf(bundle, 'counts', { other: true })).toBe('2')
  })

  it.each([
    ['throws', 'not today'],
    ['navigates', 'asks for addresses alone'],
    ['unknown', "has no widget 'unknown'"],
  ])('says so where a widget %s', async (widget, why) => {
    await expect(ours().render(job(widget))).rejects.toThrow(why)
  })
})

describe('a bundle that does not do', { timeout }, () => {
  it('is not waited for where it is late, and renders the next page', async () => {
    const bundle = aBundle()
    await htmlOf(bundle, 'good')
    const late = bundle.render(job('late'))
    vi.advanceTimersByTime(1000)
    await expect(late).rejects.toThrow('no answer within 1000 ms')
    expect(await htmlOf(bundle, 'good')).toContain('de')
  })

  it('is waited for as long as the site says, and a second more while it starts', async () => {
    const bundle = aBundle({ timeoutMs: 300 })
    const starting = bundle.render(job('late'))
    vi.advanceTimersByTime(1300)
    await expect(starting).rejects.toThrow('no answer within 1300 ms')
    await htmlOf(bundle, 'good')
    const late = bundle.render(job('late'))
    vi.advanceTimersByTime(300)
    await expect(late).rejects.toThrow('no answer within 300 ms')
  })

  it('is late by the time since it began: what waits for others before it has its whole deadline', async () => {
    const bundle = aBundle({ timeoutMs: 1000 })
    await htmlOf(bundle, 'good')
    const slow = Array.from({ length: 4 }, () => bundle.render(job('late')))
    const behind = bundle.render(job('late'))
    vi.advanceTimersByTime(999)
    const overtaken = htmlOf(bundle, 'good')
    vi.advanceTimersByTime(1)
    for (const one of slow) await expect(one).rejects.toThrow('no answer within 1000 ms')
    expect(await overtaken).toContain('de')
    vi.advanceTimersByTime(999)
    expect(await Promise.race([behind, 'waits'])).toBe('waits')
    vi.advanceTimersByTime(1)
    await expect(behind).rejects.toThrow('no answer within 1000 ms')
  })

  it('is ended where it loops, and begins anew with the next page', async () => {
    const bundle = aBundle()
    await htmlOf(bundle, 'good')
    const looping = bundle.render(job('loops'))
    vi.advanceTimersByTime(1000)
    await expect(looping).rejects.toThrow('no answer within 1000 ms')
    vi.advanceTimersByTime(1000)
    await new Promise(setImmediate)
    const running = workerPids()
    const look = () => {
      vi.advanceTimersByTime(1000)
      return workerPids().filter((pid) => running.includes(pid))
    }
    await expect.poll(look, { interval: 100 }).toEqual([])
    expect(await htmlOf(bundle, 'good')).toContain('de')
  })

  it('is waited for while the machine keeps it from the processor: it is late, and goes on', async () => {
    const bundle = aBundle()
    expect(await htmlOf(bundle, 'counts')).toBe('1')
    const workers = workerPids()
    expect(workers.length).toBeGreaterThan(0)
    for (const pid of workers) process.kill(pid, 'SIGSTOP')
    const late = bundle.render(job('good'))
    vi.advanceTimersByTime(1000)
    await expect(late).rejects.toThrow('no answer within 1000 ms')
    for (let look = 0; look < 5; look += 1) {
      vi.advanceTimersByTime(1000)
      await new Promise(setImmediate)
    }
    for (const pid of workers) process.kill(pid, 'SIGCONT')
    // the same process: another would count from one
    expect(await htmlOf(bundle, 'counts', { other: true })).toBe('2')
  })

  it('is ended where it swells, and begins anew with the next page', async () => {
    const bundle = aBundle()
    await htmlOf(bundle, 'good')
    await expect(bundle.render(job('swells'))).rejects.toThrow('JavaScript heap out of memory')
    expect(await htmlOf(bundle, 'good')).toContain('de')
  })

  it('says so where it throws at its start', async () => {
    await expect(aBundle({ text: "throw new Error('born broken')" }).render(job('good'))).rejects.toThrow(
      'born broken',
    )
  })
})
