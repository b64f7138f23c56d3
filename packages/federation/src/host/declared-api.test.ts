import type { Api } from '@calm-rest/contract/api'
import { expect, it } from 'vitest'
import { declaredApi } from './declared-api.ts'

const answer = { ok: true, value: [] } as const
const api = {
  mediaUrl: (path: string) => `https://calmrest.example${path}`,
  offers: { list: async () => answer },
  hotel: { day: async () => answer },
} as unknown as Api
const release = (uses?: { calls: string[] }) => ({ remote: 'mf-spa', version: '1.2.0', uses })
const dates = { checkIn: '2027-07-01', checkOut: '2027-07-04' }

it('makes the calls that the release declares', async () => {
  const own = declaredApi(api, release({ calls: ['offers.list'] }))
  expect(await own.offers.list(dates)).toBe(answer)
  expect(own.mediaUrl('/media/a.avif')).toBe('https://calmrest.example/media/a.avif')
})

it('R-mf-scopes: rejects any other call and says how to declare it', async () => {
  const own = declaredApi(api, release({ calls: ['offers.list'] }))
  await expect(own.hotel.day()).rejects.toThrow(
    "mf-spa 1.2.0 may not call hotel.day: add it to uses.calls of the remote's build",
  )
})

it('R-mf-scopes: has no call for a release that declares none', async () => {
  await expect(declaredApi(api, release({ calls: [] })).offers.list(dates)).rejects.toThrow('may not call')
})

it('leaves every call to a release that is older than declarations', async () => {
  expect(await declaredApi(api, release()).hotel.day()).toBe(answer)
})
