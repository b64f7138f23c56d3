import type { Failure, Result } from '@calm-rest/contract/api'
import { expect, it } from 'vitest'
import { testBackends } from '../testing/test-backends.ts'
import { askedAsGuest } from './as-guest.ts'

/** A backend that says whom it was asked by, and the host's tokens. */
const aBackend = (token?: Result<string>) => {
  const wanted: string[] = []
  const asked: string[] = []
  const orders = testBackends({
    orders: ({ headers }) => {
      asked.push(headers.get('Authorization') ?? 'nobody')
      return Response.json({})
    },
  })('orders')
  const guestToken =
    token &&
    (async (backend: string) => {
      wanted.push(backend)
      return token
    })
  return { backend: askedAsGuest(orders, 'orders', guestToken), wanted, asked }
}

it('asks as the guest where a request says so, and as nobody otherwise', async () => {
  const { backend, wanted, asked } = aBackend({ ok: true, value: 'token' })
  await backend.fetch('/seats')
  await backend.fetch('/seats', { asGuest: true, headers: { Accept: 'text/plain' } })
  expect(asked).toEqual(['nobody', 'Bearer token'])
  expect(wanted).toEqual(['orders'])
})

it('sends nothing where the guest has not agreed, or nobody is signed in', async () => {
  const body = { error: 'Not yet.', code: 'backend_not_agreed' } as const
  const refused: Failure = { kind: 'api', status: 403, code: body.code, body }
  const { backend, asked } = aBackend({ ok: false, failure: refused })
  const answer = await backend.fetch('/seats', { asGuest: true })
  expect([answer.ok, answer.status, await answer.json()]).toEqual([false, 403, body])
  const elsewhere = aBackend()
  expect((await elsewhere.backend.fetch('/seats', { asGuest: true })).status).toBe(401)
  expect([...asked, ...elsewhere.asked]).toEqual([])
})

it('rejects where the site cannot be reached', async () => {
  const { backend } = aBackend({ ok: false, failure: { kind: 'network' } })
  await expect(backend.fetch('/seats', { asGuest: true })).rejects.toThrow(TypeError)
})
