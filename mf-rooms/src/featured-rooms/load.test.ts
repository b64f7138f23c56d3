import type { Api } from '@calm-rest/contract/api'
import { expect, it, vi } from 'vitest'
import { aRoom } from '../testing/room.fixture.ts'
import { widget } from './index.ts'

const offline = { ok: false as const, failure: { kind: 'network' as const } }

const load = async (answer: object) => {
  const list = vi.fn(async () => answer)
  const { signal } = new AbortController()
  const api = { rooms: { list } } as unknown as Api
  const loaded = await widget.load?.({ props: { limit: 1 }, api, lang: 'zh', signal })
  expect(list.mock.calls).toEqual([[{}, { lang: 'zh', signal }]])
  return loaded
}

it('loads as many rooms as it shows, with the words of the language', async () => {
  const rooms = [aRoom(), aRoom({ _id: 'loft' })]
  const loaded = await load({ ok: true, value: rooms })
  expect(loaded).toMatchObject({ lang: 'zh', result: { ok: true, value: [{ _id: 'horizon-room' }] } })
  expect(loaded).not.toMatchObject({ result: { value: { length: 2 } } })
})

it('tells why there are none', async () => {
  expect(await load(offline)).toMatchObject({ result: offline })
})
