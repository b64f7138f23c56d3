import { type Call, calls } from '@calm-rest/contract/openapi'
import { describe, expect, it } from 'vitest'
import { type Answer, startApi } from './api.fixture.ts'
import type { Calls } from './calls.ts'
import { createApi } from './create-api.ts'
import { createApiClient } from './create-api-client.ts'
import type { ClientOptions } from './options.ts'
import { createSessionCalls } from './session-calls.ts'

const message = { fullName: 'Ada', email: 'ada@example.com', message: 'Hello' } as never

const aClient = async (answers: Answer[] = [{}], options: Partial<ClientOptions> = {}) => {
  const { origin, received } = await startApi(...answers)
  return { api: createApiClient({ origin, lang: () => 'de', ...options }), received }
}

describe('a call', () => {
  it('names its language, and the stay without what is left open', async () => {
    const { api, received } = await aClient([{ body: [] }])
    expect(await api.rooms.list({ checkIn: '2027-07-01', guests: undefined })).toEqual({
      ok: true,
      value: [],
    })
    expect(received[0]?.url).toBe('/api/rooms/?checkIn=2027-07-01&lang=de')
  })

  it('may be in another language than its client', async () => {
    const { api, received } = await aClient()
    await api.hotel.day({ lang: 'zh' })
    expect(received[0]?.url).toBe('/api/hotel/day?lang=zh')
  })

  it('keeps an id within its segment of the path', async () => {
    const { api, received } = await aClient()
    await api.rooms.byId('../users?x')
    expect(received[0]?.url).toBe('/api/rooms/..%2Fusers%3Fx?lang=de')
  })

  it('carries the headers of the page, as they are then', async () => {
    let composition = 'first'
    const { api, received } = await aClient([{}], { headers: () => ({ 'X-Composition': composition }) })
    await api.hotel.day()
    composition = 'second'
    await api.hotel.day()
    expect(received.map(({ headers }) => headers['x-composition'])).toEqual(['first', 'second'])
  })

  it('needs no network where the API is in the same process', async () => {
    const paths: string[] = []
    const fetch: ClientOptions['fetch'] = async (input) => {
      paths.push(new URL((input as Request).url).pathname)
      return Response.json({ today: '2027-07-01' })
    }
    const api = createApiClient({ origin: '', lang: () => 'en', fetch })
    expect(await api.hotel.day()).toEqual({ ok: true, value: { today: '2027-07-01' } })
    expect(paths).toEqual(['/api/hotel/day'])
  })

  it('is made once more where it only reads and fails, and never where it writes', async () => {
    const away = { status: 503, body: { error: 'Later.', code: 'internal' } }
    const reading = await aClient([away, { body: [] }])
    expect(await reading.api.rooms.list()).toMatchObject({ ok: true })
    expect(reading.received).toHaveLength(2)
    const writing = await aClient([away, {}])
    expect(await writing.api.messages.create(message)).toMatchObject({ ok: false })
    expect(writing.received).toHaveLength(1)
  })

  it('sends a booking with the key of its attempt', async () => {
    const { api, received } = await aClient()
    await api.bookings.create({ guests: 2 } as never, { idempotencyKey: 'a-key' })
    expect(received[0]).toMatchObject({ method: 'POST', body: { guests: 2 } })
    expect(received[0]?.headers['idempotency-key']).toBe('a-key')
  })
})

describe('a failure is a value', () => {
  it.each<[string, Answer, object]>([
    [
      'of the API, with its code',
      { status: 404, body: { error: 'No such room.', code: 'room_not_found' } },
      {
        kind: 'api',
        status: 404,
        code: 'room_not_found',
        body: { error: 'No such room.', code: 'room_not_found' },
      },
    ],
    ['of a proxy, which knows no code', { status: 400, body: '<html>' }, { kind: 'unexpected', status: 400 }],
    ['of a page in the place of an answer', { body: '<html>' }, { kind: 'unexpected', status: 200 }],
  ])('%s', async (_, answer, failure) => {
    const { api } = await aClient([answer])
    expect(await api.rooms.byId('x')).toEqual({ ok: false, failure })
  })

  it('where nobody listens', async () => {
    const api = createApiClient({ origin: 'http://127.0.0.1:1', lang: () => 'en' })
    expect(await api.messages.create(message)).toEqual({ ok: false, failure: { kind: 'network' } })
  })

  it('where the caller gave up', async () => {
    const { origin, received } = await startApi()
    const controller = new AbortController()
    const result = createApiClient({ origin, lang: () => 'en' }).hotel.day({ signal: controller.signal })
    await expect.poll(() => received.length).toBe(1)
    controller.abort()
    expect(await result).toEqual({ ok: false, failure: { kind: 'aborted' } })
  })
})

describe('a guest’s own call', () => {
  const unauthorized = { status: 401, body: { error: 'Sign in.', code: 'unauthorized' } }
  const tokensOf = (received: { headers: { authorization?: string | undefined } }[]) =>
    received.map(({ headers }) => headers.authorization)

  it('carries the token, which no other call does', async () => {
    const { api, received } = await aClient([{}], { authorize: async () => ({ ok: true, value: 'a' }) })
    await api.me.read()
    await api.rooms.list()
    expect(tokensOf(received)).toEqual(['Bearer a', undefined])
  })

  it('is made once more with another token where the first is refused', async () => {
    const refused: unknown[] = []
    const { api, received } = await aClient([unauthorized, { body: { email: 'ada@example.com' } }], {
      authorize: async (token) => {
        refused.push(token)
        return { ok: true, value: token ? 'b' : 'a' }
      },
    })
    expect(await api.me.read()).toMatchObject({ ok: true })
    expect(tokensOf(received)).toEqual(['Bearer a', 'Bearer b'])
    expect(refused).toEqual([undefined, 'a'])
  })

  it('is not made a third time', async () => {
    const { api, received } = await aClient([unauthorized], {
      authorize: async (token) => ({ ok: true, value: token ? 'b' : 'a' }),
    })
    expect(await api.me.read()).toMatchObject({ ok: false, failure: { code: 'unauthorized' } })
    expect(received).toHaveLength(2)
  })

  it('goes without a token where nobody is signed in, and asks for none again', async () => {
    let authorized = 0
    const { api, received } = await aClient([unauthorized], {
      authorize: async () => {
        authorized += 1
        return { ok: true, value: undefined }
      },
    })
    await api.me.read()
    expect([tokensOf(received), authorized]).toEqual([[undefined], 1])
  })

  it('is not sent while nobody can say who is signed in', async () => {
    const failure = { kind: 'network' } as const
    const { api, received } = await aClient([{}], { authorize: async () => ({ ok: false, failure }) })
    expect(await api.me.read()).toEqual({ ok: false, failure })
    expect(received).toEqual([])
  })
})

it('names pictures by the path on our own pages, and with the origin elsewhere', () => {
  const urlOn = (origin: string) => createApiClient({ origin, lang: () => 'en' }).mediaUrl('/media/a.svg')
  expect(urlOn('')).toBe('/media/a.svg')
  expect(urlOn('https://calmrest.example')).toBe('https://calmrest.example/media/a.svg')
})

const called = Object.entries<Call>(calls).filter(([, { client }]) => client)

it.each(called)('%s is asked for as the contract has it', async (_, call) => {
  const asked: unknown[] = []
  const asking =
    (isOwn: boolean): Calls['call'] =>
    async (path, { method = 'get', json } = {}) => {
      asked.push([isOwn, method, `/api/${path}`.replace(/\/$/, ''), json])
      return { ok: false, failure: { kind: 'network' } }
    }
  const ways = (call: Calls['call']): Calls['own'] => ({
    call,
    post: (path, json, options) => call(path, { ...options, method: 'post', json }),
  })
  const all: Calls = { ...ways(asking(false)), own: ways(asking(true)) }
  const groups: object = { ...createApi(all, ''), session: createSessionCalls(all) }
  const { name = '', args = [], query, withToken } = call.client ?? {}
  const [group = '', member = ''] = name.split('.')
  const body = call.body ? { sent: true } : undefined
  const given = [
    ...Object.keys(call.params?.shape ?? {}).map((param) => `a ${param}`),
    ...args,
    ...(query ? [{}] : []),
    ...(body ? [body] : []),
    {},
  ]
  await Reflect.get(Reflect.get(groups, group), member)(...given)
  const path = call.path.replace(/\{(\w+)\}/g, 'a%20$1')
  expect(asked).toEqual([[call.access === 'guest' || withToken === true, call.method, path, body]])
})
