import { createApiClient } from '@calm-rest/client'
import type { BookingInput } from '@calm-rest/contract/api'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { expect, it } from 'vitest'
import { bookWithProof } from './book-with-proof.ts'

const body = { email: 'ada@example.com' } as BookingInput
const idempotencyKey = '0d6c1f0e-7b1f-4c66-9d7a-1b1b6a0c3f11'
const hmacSignatureSecret = 'of the test'

/** An API that requires this number of proofs before it books, and records requests. */
const openApi = async (asks: number) => {
  const sent: { workProof?: string; key: string | null }[] = []
  const options = { algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 3, deriveKey, data: {} }
  const challenge = await createChallenge({ ...options, hmacSignatureSecret })
  const api = createApiClient({
    origin: 'https://api.example',
    lang: () => 'en',
    fetch: async (input) => {
      const request = input as Request
      const { workProof } = (await request.json()) as BookingInput
      sent.push({ ...(workProof && { workProof }), key: request.headers.get('Idempotency-Key') })
      if (sent.length > asks) return Response.json({ success: true }, { status: 201 })
      const refusal = { success: false, code: 'proof_of_work_required', error: 'Many bookings came in.' }
      return Response.json({ ...refusal, challenge }, { status: 428 })
    },
  })
  const send = async () =>
    bookWithProof(await api.bookings.create(body, { idempotencyKey }), api, body, idempotencyKey)
  return { send, sent }
}

it('repeats the request with the required proof, under the same key', async () => {
  const { send, sent } = await openApi(1)
  expect(await send()).toMatchObject({ ok: true })
  expect(sent.map(({ key }) => key)).toEqual([idempotencyKey, idempotencyKey])
  const { challenge, solution } = JSON.parse(atob(sent[1]?.workProof ?? ''))
  expect((await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret })).verified).toBe(true)
})

it('gives up after the third proof, and returns the refusal', async () => {
  const { send, sent } = await openApi(9)
  expect(await send()).toMatchObject({ ok: false, failure: { code: 'proof_of_work_required' } })
  expect(sent).toHaveLength(4)
})
