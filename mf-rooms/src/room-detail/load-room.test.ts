import type { Api } from '@calm-rest/contract/api'
import { expect, it, vi } from 'vitest'
import { aRoom } from '../testing/room.fixture.ts'
import { loadRoom } from './load-room.ts'

const ok = <Value>(value: Value) => ({ ok: true as const, value })
const offline = { ok: false as const, failure: { kind: 'network' as const } }
const stay = { checkIn: '2027-07-01', checkOut: '2027-07-04', guests: 2 }

const load = async (answers: { room?: object; offers?: object; day?: object }, given = stay) => {
  const did = {
    byId: vi.fn(async () => answers.room ?? ok(aRoom())),
    list: vi.fn(async () => answers.offers ?? ok({ nights: 3 })),
    day: vi.fn(async () => answers.day ?? ok({ today: '2027-01-01' })),
  }
  const api = {
    rooms: { byId: did.byId },
    offers: { list: did.list },
    hotel: { day: did.day },
  } as unknown as Api
  const { signal } = new AbortController()
  const props = Object.assign({ id: 'loft' }, given)
  return { did, signal, loaded: await loadRoom({ props, api, lang: 'de', signal }) }
}

it('asks for a room, the price of the stay and the day at once, in the language of the page', async () => {
  const { did, signal, loaded } = await load({})
  expect(loaded).toEqual(
    ok({
      room: aRoom(),
      today: '2027-01-01',
      asked: { question: '2027-07-01/2027-07-04/2/', outcome: { status: 'found', offers: { nights: 3 } } },
    }),
  )
  expect(did.byId.mock.calls).toEqual([['loft', {}, { lang: 'de', signal }]])
  expect(did.list.mock.calls).toEqual([[stay, { lang: 'de', signal }]])
  expect(did.day.mock.calls).toEqual([[{ signal }]])
})

it('has a room without price or day where they do not come', async () => {
  const { loaded } = await load({ offers: offline, day: offline })
  expect(loaded).toMatchObject({
    ok: true,
    value: { room: aRoom(), asked: { outcome: { status: 'failed' } }, today: undefined },
  })
})

it.each([
  ['does not come', offline, offline],
  ['is not there', ok(null), ok(null)],
])('has no page where the room %s', async (_what, room, expected) => {
  expect((await load({ room })).loaded).toEqual(expected)
})
