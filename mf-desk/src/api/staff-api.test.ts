import type { Failure } from '@calm-rest/contract/api'
import { afterEach, expect, it, vi } from 'vitest'
import { createStaffApi } from './staff-api.ts'

afterEach(() => void vi.unstubAllGlobals())

/** A server with prepared responses that records its requests. */
const server = (...answers: (() => Response | Promise<Response>)[]) => {
  const asked: { address: string; init: RequestInit }[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    asked.push({ address, init })
    const answer = answers.shift()
    if (!answer) throw new TypeError('offline')
    return answer()
  })
  return asked
}

const json = (status: number, body: object) => () => Response.json(body, { status })
const refusal = (status: number, code: string) => json(status, { error: 'No.', code })

const api = (prove: () => Promise<boolean | Failure> = async () => false) => {
  const signedOut = vi.fn()
  const stale = vi.fn()
  const held = vi.fn()
  const told = { onSignedOut: signedOut, onStale: stale }
  return {
    signedOut,
    stale,
    held,
    call: createStaffApi({
      lang: () => 'de',
      prove,
      ...told,
      holdWhile: (write) => {
        held()
        return write
      },
    }),
  }
}

it('fills path and query, and sends the body as JSON in the language of the page', async () => {
  const asked = server(json(200, []), json(200, { reference: 'CR-1/2' }))
  const { call } = api()
  expect(await call('listMessages', { query: { open: 'true' } })).toEqual({ ok: true, value: [] })
  await call('markStay', { params: { reference: 'CR-1/2' }, body: { version: '1', mark: 'check_in' } })
  expect(asked.map(({ address, init }) => [init.method, address, init.body])).toEqual([
    ['GET', '/api/staff/messages?open=true', null],
    ['POST', '/api/staff/stays/CR-1%2F2/mark', '{"version":"1","mark":"check_in"}'],
  ])
  expect(asked[1]?.init.headers).toEqual({ 'Accept-Language': 'de', 'Content-Type': 'application/json' })
})

const cancel = { params: { reference: 'CR-1' }, body: { version: '1', refund: 'full' } } as const

it('asks for the passkey if the API requires it, and repeats the call', async () => {
  const asked = server(refusal(403, 'proof_required'), json(200, { reference: 'CR-1' }))
  const prove = vi.fn(async () => true)
  expect((await api(prove).call('cancelStay', cancel)).ok).toBe(true)
  expect(prove).toHaveBeenCalledOnce()
  expect(asked).toHaveLength(2)
})

it('returns the refusal if no passkey was used', async () => {
  const asked = server(refusal(403, 'proof_required'))
  expect(await api().call('cancelStay', cancel)).toMatchObject({
    ok: false,
    failure: { kind: 'api', status: 403, code: 'proof_required' },
  })
  expect(asked).toHaveLength(1)
})

it('reports why no passkey was used: the member has none, or its response was refused', async () => {
  const body = { error: 'Ask the owner for a link', code: 'no_passkey' as const }
  const failure: Failure = { kind: 'api', status: 409, code: 'no_passkey', body }
  const asked = server(refusal(403, 'proof_required'))
  expect(await api(async () => failure).call('cancelStay', cancel)).toEqual({ ok: false, failure })
  expect(asked).toHaveLength(1)
})

it("reports a sign-out after 'unauthorized', and after no other refusal", async () => {
  server(refusal(401, 'unauthorized'), refusal(403, 'forbidden'))
  const { call, signedOut } = api()
  await call('readDay', { query: {} })
  await call('readFigures', { query: { from: '2027-01-01', until: '2027-02-01' } })
  expect(signedOut).toHaveBeenCalledOnce()
})

it('does not end a session for the late response to a call of an earlier one', async () => {
  const late = Promise.withResolvers<Response>()
  server(() => late.promise, json(200, {}), json(200, []))
  const { call, signedOut } = api()
  const first = call('readDay', { query: {} })
  await call('signOut', {})
  late.resolve(refusal(401, 'unauthorized')())
  await first
  expect(signedOut).not.toHaveBeenCalled()
})

it('reports a conflict, and a sign-out while a passkey is used', async () => {
  server(refusal(409, 'changed_meanwhile'), refusal(403, 'proof_required'), refusal(401, 'unauthorized'))
  const { call, signedOut, stale } = api(async () => true)
  await call('cancelStay', cancel)
  expect(stale).toHaveBeenCalledOnce()
  await call('cancelStay', cancel)
  expect(signedOut).toHaveBeenCalledOnce()
  expect(stale).toHaveBeenCalledOnce()
})

it('holds events back while it writes, but neither while it reads nor during an upload', async () => {
  server(json(200, []), json(200, {}))
  const { call, held } = api()
  await call('listMessages', { query: { open: 'true' } })
  expect(held).not.toHaveBeenCalled()
  await call('cancelStay', cancel)
  expect(held).toHaveBeenCalledOnce()
  await call('cancelStay', cancel, { file: new Blob(['x']) })
  expect(held).toHaveBeenCalledOnce()
})

it.each([
  ['no network', [], { kind: 'network' }],
  ['the page of a proxy', [() => new Response('<html>')], { kind: 'unexpected', status: 200 }],
  ['an error of no code', [json(502, { oops: true })], { kind: 'unexpected', status: 502 }],
])('answers %s as a failure, and throws nothing', async (_, answers, failure) => {
  server(...answers)
  expect(await api().call('readSession', {})).toEqual({ ok: false, failure })
})
