import { expect, it } from 'vitest'
import { aSender } from './bundle.fixture.ts'
import { withForwardedFor } from './forwarded-for.ts'
import type { ApiCall } from './messages.ts'

const headersOf = async (headers: ApiCall['headers'], sender = aSender()) => {
  let sent: ApiCall['headers'] = {}
  const callApi = withForwardedFor(async (call) => {
    sent = call.headers
    return new Response()
  })
  await callApi({ method: 'POST', path: '/api/messages', headers }, sender)
  return sent
}

it('tells the API the proxies that a visitor came by', async () => {
  expect(await headersOf({}, aSender({ 'X-Forwarded-For': '203.0.113.7' }))).toEqual({
    'x-forwarded-for': '203.0.113.7',
  })
})

it('lets no bundle invent them', async () => {
  expect(await headersOf({ 'X-Forwarded-For': '203.0.113.9', Accept: '*/*' })).toEqual({ accept: '*/*' })
})
