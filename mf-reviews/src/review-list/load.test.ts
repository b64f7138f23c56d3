import type { Api } from '@calm-rest/contract/api'
import { expect, it, vi } from 'vitest'
import { loadRoomReviews } from '../room-reviews/load.ts'
import { review } from '../testing/render.fixture.tsx'
import { loadReviews, pageKey } from './load.ts'

it('loads each page anew, and the first one once', () => {
  expect(pageKey({})).toBe(pageKey({ page: 1 }))
  const searches = [
    {},
    { page: 2 },
    { rating: 2 },
    { writtenIn: 'de' },
    { roomType: 'de' },
    { sort: 'highest' },
  ] as const
  expect(new Set(searches.map(pageKey)).size).toBe(searches.length)
})

const ok = <Value>(value: Value) => ({ ok: true as const, value })
const offline = { ok: false as const, failure: { kind: 'network' as const } }
const refused = { ok: false as const, failure: { kind: 'unexpected' as const, status: 502 } }
const reviews = [review()]
const summary = { count: 12, average: 4.5, unverified: 1 }
const { signal } = new AbortController()
const options = { lang: 'de', signal } as const

const apiOf = (list: object, ofAll: object) => {
  const did = { list: vi.fn(async () => list), summary: vi.fn(async () => ofAll) }
  return { did, api: { reviews: did } as unknown as Api }
}

it('loads a page of reviews with the figures of all', async () => {
  const { did, api } = apiOf(ok(reviews), ok(summary))
  expect(await loadReviews({ props: { page: 3 }, api, lang: 'de', signal })).toEqual(ok({ reviews, summary }))
  expect(did.list.mock.calls).toEqual([[Object.assign({ page: 3 }, options)]])
  expect(did.summary.mock.calls).toEqual([[options]])
})

it('asks for what the filters leave, and for no type of rooms that does not exist', async () => {
  const { did, api } = apiOf(ok(reviews), ok(summary))
  const props = { page: 2, rating: 4, writtenIn: 'de', roomType: 'family', sort: 'lowest' } as const
  await loadReviews({ props, api, lang: 'de', signal })
  const filters = { rating: 4, writtenIn: 'de', roomType: 'family' }
  expect(did.list).toHaveBeenLastCalledWith(Object.assign({ page: 2, sort: 'lowest' }, filters, options))
  expect(did.summary).toHaveBeenLastCalledWith(Object.assign(filters, options))
  await loadReviews({ props: { roomType: 'tent' }, api, lang: 'de', signal })
  expect(did.list).toHaveBeenLastCalledWith(expect.objectContaining({ roomType: undefined }))
})

it('loads the newest reviews of a room with the figures of that room', async () => {
  const ofRoom = Object.assign({ room: 'loft' }, summary)
  const { did, api } = apiOf(ok(reviews), ok(ofRoom))
  const props = { id: 'loft' }
  expect(await loadRoomReviews({ props, api, lang: 'de', signal })).toEqual(ok({ reviews, summary: ofRoom }))
  expect(did.list.mock.calls).toEqual([[Object.assign({ room: 'loft', page: 1, limit: 3 }, options)]])
  expect(did.summary.mock.calls).toEqual([[Object.assign({ room: 'loft' }, options)]])
})

it('takes the reviews of all rooms for those of none', async () => {
  const { api } = apiOf(ok(reviews), ok(summary))
  expect(await loadRoomReviews({ props: { id: 'loft' }, api, lang: 'de', signal })).toEqual(
    ok({ reviews: [], summary: { count: 0, average: null, unverified: 0 } }),
  )
})

it.each([
  ['reviews', offline, ok(summary), offline],
  ['figures', ok(reviews), refused, refused],
])('tells why there are no %s', async (_what, list, ofAll, expected) => {
  const { api } = apiOf(list, ofAll)
  expect(await loadReviews({ props: {}, api, lang: 'de', signal })).toEqual(expected)
  expect(await loadRoomReviews({ props: { id: 'loft' }, api, lang: 'de', signal })).toEqual(expected)
})
