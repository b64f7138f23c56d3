import { expect, it } from 'vitest'
import { aVisitor } from './bundle.fixture.ts'
import { forVisitor } from './for-visitor.ts'
import type { ApiCall } from './messages.ts'

const headersOf = async (headers: ApiCall['headers'], visitor = aVisitor()) => {
  let sent: ApiCall['headers'] = {}
  const ask = forVisitor(async (call) => {
    sent = call.headers
    return new Response()
  })
  await ask({ method: 'POST', path: '/api/messages', headers }, visitor)
  return sent
}

it('tells the API the proxies that a visitor came by', async () => {
  expect(await headersOf({}, aVisitor({ 'X-Forwarded-For': '203.0.113.7' }))).toEqual({
    'x-forwarded-for': '203.0.113.7',
  })
})

it('lets no part make them up', async () => {
  expect(await headersOf({ 'X-Forwarded-For': '203.0.113.9', Accept: '*/*' })).toEqual({ accept: '*/*' })
})
