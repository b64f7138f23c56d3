import { expect, it } from 'vitest'
import type { ApiCall } from '../rendering/messages.ts'
import { createAskPartner } from './ask-partner.ts'

const asking = (status: number, body: object = {}) => {
  const calls: ApiCall[] = []
  const ask = createAskPartner(async (call) => {
    calls.push(call)
    return Response.json(body, { status })
  })
  return { calls, ask }
}

it('asks the API as a page of the partner would', async () => {
  const partner = { mayBook: true, sig: 'aqbc' }
  const { calls, ask } = asking(200, partner)
  expect(await ask('alpin/tours', 'https://www.alpin.example')).toEqual(partner)
  expect(calls).toEqual([
    {
      method: 'GET',
      path: '/api/partners/alpin%2Ftours',
      headers: { origin: 'https://www.alpin.example', 'sec-fetch-site': 'cross-site' },
    },
  ])
})

it('knows no partner that the API does not know, and says where the API fails', async () => {
  expect(await asking(404).ask('a', 'https://a.example')).toBeUndefined()
  await expect(asking(503).ask('a', 'https://a.example')).rejects.toThrow('answers 503 for a partner')
})
