import type { BookingInput, BookingReceipt, Result } from '@calm-rest/contract/api'
import type { Host } from '@calm-rest/contract/widget'
import { solveWork } from './solve-work.ts'

/** Other bookings meanwhile may raise the required work once or twice. */
const proofsMax = 3

/**
 * Repeats a booking with the proof of work that the API requires. If this browser cannot compute it, returns
 * the refusal, after which a code can be mailed. Rarely needed, hence a chunk of its own.
 */
export const bookWithProof = async (
  refused: Result<BookingReceipt>,
  api: Host['api'],
  body: BookingInput,
  idempotencyKey: string,
): Promise<Result<BookingReceipt>> => {
  let result = refused
  for (let proofs = 0; proofs < proofsMax; proofs += 1) {
    const challenge = challengeOf(result)
    const workProof = challenge && (await solveWork(challenge).catch(() => undefined))
    if (workProof === undefined) return result
    result = await api.bookings.create({ ...body, workProof }, { idempotencyKey })
  }
  return result
}

const challengeOf = (result: Result<unknown>) =>
  !result.ok && result.failure.kind === 'api' ? result.failure.body.challenge : undefined
