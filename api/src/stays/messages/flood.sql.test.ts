import { langs } from '@calm-rest/contract/widget'
import { expect } from 'vitest'
import { createRetention } from '../../operations/retention/retention.ts'
import { it, onBoth } from '../../testing/both-engines.ts'
import { goodMessage } from '../../testing/inputs.ts'
import { openTestStaff } from '../../testing/staff.ts'
import { openTestApi, type TestApi, testNow } from '../../testing/test-api.ts'
import { defaultMessageCaps, type MessageCaps } from './message-caps.ts'

const rateLimits = { messages: 10_000 }
const open = (messageCaps: Partial<MessageCaps> = defaultMessageCaps) =>
  openTestApi({ messageCaps, rateLimits })

/** Sends one message of a guest from a client address. */
const write = async (
  api: Pick<TestApi, 'app'>,
  remoteAddress: string,
  { lang = 'en', ...more }: Partial<typeof goodMessage> & { lang?: string } = {},
) => {
  const answer = await api.app.request(
    `/api/messages?lang=${lang}`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...goodMessage, ...more }),
    },
    { incoming: { socket: { remoteAddress } } } as never,
  )
  return { status: answer.status, data: await answer.json(), headers: answer.headers }
}

const stored = async (api: TestApi) => (await api.counts()).messages

it('240 messages of one address: twenty are stored, and the rest are asked to call', async () => {
  const api = await open()
  const answers = []
  for (let i = 0; i < 240; i += 1) answers.push(await write(api, `203.0.113.${i}`))
  expect(await stored(api)).toBe(20)
  const codes = answers.map(({ status, data }) => `${status} ${data.code ?? ''}`)
  expect([codes.slice(0, 20), codes.slice(20)].map((some) => [...new Set(some)])).toEqual([
    ['201 '],
    ['429 too_many_messages'],
  ])
  expect((await write(api, '198.51.100.1')).status).toBe(201)
})

it.each(langs)('says in %s which number to call, as the owner has set it', async (lang) => {
  const api = await open({ network: 1 })
  const { facts } = await (await api.get('/api/hotel/day')).json()
  await write(api, '203.0.113.7')
  const { data, headers } = await write(api, '203.0.113.7', { lang })
  expect(data.error).toContain(facts.phone)
  expect(headers.get('Retry-After')).toBe('3600')
})

onBoth('counts again after a day, and continues the count after a restart', async () => {
  let now = testNow
  const options = { messageCaps: defaultMessageCaps, rateLimits, now: () => now }
  const api = await openTestApi(options)
  for (let i = 0; i < 20; i += 1) await write(api, '203.0.113.7')
  const other = await openTestApi({ ...options, dataDir: api.dataDir })
  expect((await write(other, '203.0.113.7')).status).toBe(429)
  now = new Date(testNow.getTime() + 24 * 60 * 60_000 + 1)
  expect((await write(other, '203.0.113.7')).status).toBe(201)
})

it('from many networks: a stranger fills the day, and others can still write, up to a bound', async () => {
  const api = await open({ network: 20, day: 40 })
  for (let i = 0; i < 100; i += 1) await write(api, `198.51.${i % 2}.1`)
  expect(await stored(api)).toBe(40)
  const honest = [await write(api, '192.0.2.7'), await write(api, '192.0.2.7'), await write(api, '192.0.2.7')]
  expect(honest.map(({ status }) => status)).toEqual([201, 201, 429])
  for (let i = 0; i < 100; i += 1) await write(api, `10.0.${i}.1`)
  expect(await stored(api)).toBe(3 * 40)
})

it('the front desk pages through all of them, answered or not, and closes a flood at once', async () => {
  const { api, call } = await openTestStaff('desk', { rateLimits })
  await write(api, '192.0.2.7', { email: 'guest@example.com' })
  for (let i = 0; i < 119; i += 1) await write(api, `203.0.113.${i % 9}`, { email: `flood-${i}@example.com` })
  const pageAfter = async (before?: number, open?: 'true') =>
    (
      await call('listMessages', {
        query: { ...(before && { before: String(before) }), ...(open && { open }) },
      })
    ).data
  const pages = [await pageAfter()]
  for (let i = 0; i < 3; i += 1) pages.push(await pageAfter(pages.at(-1)?.at(-1)?.id))
  expect(pages.map(({ length }) => length)).toEqual([50, 50, 20, 0])
  expect(pages.flat().map(({ id }) => id)).toEqual(Array.from({ length: 120 }, (_, i) => 120 - i))

  const [newest, second] = pages.flat()
  expect(newest?.alike).toEqual({ sender: 1, network: 119 })
  const chosen = [newest?.id ?? 0, second?.id ?? 0]
  expect((await call('closeMessages', { body: { ids: chosen } })).data).toEqual({ closed: 2 })
  expect((await call('closeMessages', { body: { ids: chosen } })).data).toEqual({ closed: 0 })
  const third = pages.flat()[2]?.id ?? 0
  expect((await call('closeMessages', { body: { ids: [third], all: 'network' } })).data.closed).toBe(117)
  expect((await pageAfter(undefined, 'true')).map(({ email }) => email)).toEqual(['guest@example.com'])
  expect((await call('closeMessages', { body: { ids: [1], all: 'sender' } })).data.closed).toBe(1)
  expect(await pageAfter(undefined, 'true')).toEqual([])
  const mails = api.db.prepare("SELECT COUNT(*) FROM outbox WHERE kind = 'message-reply'").pluck()
  expect(await mails.get()).toBe(0)
  const log = await api.db
    .prepare("SELECT who, after FROM desk_log WHERE action = 'message close' ORDER BY id")
    .all()
  expect(log).toMatchObject([
    { who: 'desk', after: '{"closed":2,"of":"chosen"}' },
    { after: '{"closed":0,"of":"chosen"}' },
    { after: '{"closed":117,"of":"network"}' },
    { after: '{"closed":1,"of":"sender"}' },
  ])
})

it('deletes the network of a message after a week', async () => {
  const api = await open()
  await write(api, '203.0.113.7')
  const networks = api.db.prepare('SELECT client_network FROM messages').pluck()
  expect(await networks.get()).not.toBeNull()
  await createRetention(api.db)(new Date(testNow.getTime() + 8 * 24 * 60 * 60_000))
  expect(await networks.get()).toBeNull()
})

onBoth('counts those that are stored while others wait, whatever clock reading each has', async () => {
  // requests read the clock in the order of arrival, and are stored in another order
  let ms = testNow.getTime() + 60_000
  const now = () => {
    ms -= 1
    return new Date(ms)
  }
  const api = await openTestApi({ messageCaps: defaultMessageCaps, rateLimits, now })
  await Promise.all(Array.from({ length: 40 }, () => write(api, '203.0.113.7')))
  expect(await stored(api)).toBe(20)
})
